extension Presenter {
  /// Presents as ``present(_:in:transition:)`` does. Where that is refused, `onFailure` takes back what the caller had
  /// noted before, since the callbacks of a presentation that succeeds come before this returns.
  ///
  /// - Throws: what the presentation throws.
  package func present(
    _ content: any ScreenContent, in container: Container, transition: Transition,
    onFailure: () -> Void
  ) throws(PresentationError) {
    do throws(PresentationError) {
      try present(content, in: container, transition: transition)
    } catch {
      onFailure()
      throw error
    }
  }
}
