/// A few texts by key in a stable order: the dictionary type of the address book (R-AB-20).
///
/// Keys and texts are compared scalar by scalar. Look-up is linear, which for the at most six or seven keys of
/// an address is the cheapest.
public struct KeyedTexts: Hashable, Sendable {
  /// A key with its text.
  public struct Pair: Hashable, Sendable {
    /// The raw key, such as `Street`.
    public var key: String
    /// The text under the key.
    public var text: String

    /// Pairs a key with its text.
    public init(key: String, text: String) {
      self.key = key
      self.text = text
    }

    /// Whether key and text have the same scalars.
    public static func == (left: Pair, right: Pair) -> Bool {
      left.key.isExactly(right.key) && left.text.isExactly(right.text)
    }
  }

  /// The pairs in the order in which the keys came.
  public private(set) var pairs: [Pair]

  /// Holds the pairs; of equal keys the first stays.
  public init(_ pairs: [Pair] = []) {
    self.pairs = []
    for pair in pairs where self[pair.key] == nil { self.pairs.append(pair) }
  }

  /// Holds pairs of which each is known to have a key of its own.
  init(distinct pairs: [Pair]) { self.pairs = pairs }

  /// The text under a key; setting nil takes the key away.
  public subscript(key: String) -> String? {
    get { pairs.first { $0.key.isExactly(key) }?.text }
    set {
      let index = pairs.firstIndex { $0.key.isExactly(key) }
      switch (index, newValue) {
      case (let index?, let text?): pairs[index].text = text
      case (let index?, nil): pairs.remove(at: index)
      case (nil, let text?): pairs.append(Pair(key: key, text: text))
      case (nil, nil): break
      }
    }
  }

  /// Whether no key is present.
  public var isEmpty: Bool { pairs.isEmpty }

  /// Equal when the same keys hold the same texts, in whatever order.
  public static func == (left: KeyedTexts, right: KeyedTexts) -> Bool {
    left.pairs.count == right.pairs.count
      && left.pairs.allSatisfy { right[$0.key].isExactly($0.text) }
  }

  /// Feeds the pairs without regard to their order.
  public func hash(into hasher: inout Hasher) {
    var mixed = 0
    for pair in pairs { mixed ^= pair.hashValue }
    hasher.combine(mixed)
  }
}
