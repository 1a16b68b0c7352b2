/// What happened to one hotel of the list. Rows that only shift are not reported (R-CD-18).
public enum HotelListChange: Hashable, Sendable {
  /// It is gone from this index of the old list.
  case delete(Hotel, at: Int)
  /// It stands at this index of the new list.
  case insert(Hotel, at: Int)
  /// Its order changed, which implies an update (R-CD-19): old index, new index.
  case move(Hotel, from: Int, to: Int)
  /// It changed where it was: the index in the old list (R-CD-20, B-24).
  case update(Hotel, at: Int)
}

extension HotelListChange {
  /// The changes that lead from one list to another: updates, deletes, inserts, moves, each by index.
  ///
  /// Of the hotels in both lists as few as possible move, and the others keep their order. None moves to the row that it
  /// has already (R-CD-21), and none moves that did not itself change, unless one of the former kind has to pass it.
  /// Updates come first, while the rows of the old list are where they were.
  package static func changes(from old: [Hotel], to new: [Hotel]) -> [HotelListChange] {
    let (before, after) = (indices(of: old), indices(of: new))
    let pairs = old.enumerated().compactMap { index, hotel in
      after[hotel.id].map { Pair(old: index, new: $0, isChanged: new[$0] != hotel) }
    }
    let kept = Set(kept(pairs))
    let updates = pairs.filter { $0.isChanged && kept.contains($0) }
    let moves = pairs.filter { !kept.contains($0) }
    return updates.map { update(new[$0.new], at: $0.old) }
      + old.enumerated().filter { after[$0.element.id] == nil }.map {
        delete($0.element, at: $0.offset)
      }
      + new.enumerated().filter { before[$0.element.id] == nil }.map {
        insert($0.element, at: $0.offset)
      }
      + moves.map { move(new[$0.new], from: $0.old, to: $0.new) }
  }

  /// A hotel's rows in both lists.
  private struct Pair: Hashable {
    let old: Int
    let new: Int
    let isChanged: Bool

    func keepsOrder(with other: Pair) -> Bool { (old < other.old) == (new < other.new) }
  }

  private static func indices(of hotels: [Hotel]) -> [HotelID: Int] {
    Dictionary(hotels.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
  }

  /// The pairs that do not move. Those with one row in both lists always keep their order among themselves, and so do
  /// unchanged hotels in a sorted list; of the changed ones that fit between them, the most that do so stay.
  private static func kept(_ pairs: [Pair]) -> [Pair] {
    let fixed = pairs.filter { $0.old == $0.new }
    let unchanged = pairs.filter { pair in
      !pair.isChanged && pair.old != pair.new && fixed.allSatisfy(pair.keepsOrder)
    }
    let still = fixed + unchanged
    let changed = pairs.filter { pair in
      pair.isChanged && pair.old != pair.new && still.allSatisfy(pair.keepsOrder)
    }
    return still + longestIncreasing(changed)
  }

  /// The longest subsequence whose new rows increase; the pairs are in the order of their old rows. Costs time
  /// quadratic in their number.
  private static func longestIncreasing(_ pairs: [Pair]) -> [Pair] {
    var runs: [[Pair]] = []
    for pair in pairs {
      let before = runs.filter { ($0.last?.new ?? 0) < pair.new }.max { $0.count < $1.count }
      runs.append((before ?? []) + [pair])
    }
    return runs.max { $0.count < $1.count } ?? []
  }
}
