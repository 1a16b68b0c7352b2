extension Array where Element: Sendable {
  /// The results of a transformation in order, so many at a time.
  func concurrentMap<Result: Sendable>(
    _ jobs: Int, _ transform: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (index: Int, result: Result).self) { group in
      var results = [Result?](repeating: nil, count: count)
      var rest = indices[...]
      func startNext() {
        guard let index = rest.popFirst() else { return }
        let element = self[index]
        group.addTask { (index, await transform(element)) }
      }
      for _ in 0..<Swift.max(1, jobs) { startNext() }
      while let done = await group.next() {
        results[done.index] = done.result
        startNext()
      }
      return results.compactMap(\.self)
    }
  }
}
