import AddressBook

/// What a hotel form must say for a card, read from the card's own lines and not through a record.
struct CardExpectation {
  /// The five fields.
  let fields: [(name: String, text: String)]

  /// Reads N, ORG and their like, and the first address that says any of the four parts.
  init(_ card: VCard) {
    let address = CardExpectation.addresses(of: card).first ?? []
    let parts = ["street", "city", "state", "zip"].enumerated().map { index, name in
      (name: name, text: index < address.count ? address[index] : "")
    }
    fields = [(name: "name", text: CardExpectation.name(of: card))] + parts
  }

  private static func name(of card: VCard) -> String {
    let organization = card.first("ORG")?.components.first ?? ""
    if isCompany(card), !organization.isBlank { return organization }
    if let name = card.first("N") {
      let components = name.listComponents.map { $0.joined(separator: " ") }
      let (family, given) = (components.first ?? "", components.dropFirst().first ?? "")
      let personal = [given, family].filter { !$0.isBlank }
      if !personal.isEmpty { return personal.joined(separator: " ") }
      let others = [3, 2, 4].compactMap { $0 < components.count ? components[$0] : nil }
      let rest = others.filter { !$0.isBlank }
      if !rest.isEmpty { return rest.joined(separator: " ") }
    } else if let formatted = card.first("FN")?.string, !formatted.isBlank {
      return formatted
    }
    let nickname = card.first("NICKNAME").map { $0.list.joined(separator: ", ") }
    let emails = card.lines(named: "EMAIL").map(\.string)
    return ([organization, nickname ?? ""] + emails).first { !$0.isBlank } ?? ""
  }

  private static func isCompany(_ card: VCard) -> Bool {
    let shown = card.first("X-ABShowAs")?.string ?? card.first("KIND")?.string ?? ""
    return ["company", "org"].contains(shown.lowercased())
  }

  /// Street, city, region and code of each address that has one of them.
  private static func addresses(of card: VCard) -> [[String]] {
    card.lines(named: "ADR").map { line in
      let parts = line.components
      return [2, 3, 4, 5].map { $0 < parts.count ? parts[$0] : "" }
    }.filter { !$0.allSatisfy(\.isBlank) }
  }

}
