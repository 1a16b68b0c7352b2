import AddressBook

/// What our reader says of a card, in the words of the corpus manifest.
struct CardFacts {
  let card: VCard

  var fact: Fact {
    let organization = card.first("ORG")?.components ?? []
    let address = card.first("ADR")
    var facts: [String: Fact] = [
      "version": text(card.first("VERSION")?.string.filter { $0 != " " }),
      "fn": text(card.first("FN")?.string),
      "name": name,
      "organization": text(organization.first),
      "units": .list(organization.dropFirst().filter { !$0.isEmpty }.map(Fact.string)),
      "addressCount": .number(card.lines(named: "ADR").count),
      "address": address.map(self.address) ?? .null,
      "phones": .list(card.lines(named: "TEL").map(labelled)),
      "emails": .list(card.lines(named: "EMAIL").map(labelled)),
      "photo": photo,
      "uid": text(card.uid),
      "kind": text(kind),
      "members": .list(members.map(Fact.string)),
      "properties": .number(card.lines.filter(\.isProperty).count),
      "note": text(card.first("NOTE")?.string),
      "noteLength": .number(card.first("NOTE")?.string.unicodeScalars.count ?? 0),
      "nested": .list(
        card.lines.compactMap { $0.nestedCard?.first("FN")?.string }.map(Fact.string)),
    ]
    facts["endMissing"] = .bool(true)
    return .object(facts)
  }

  private func text(_ text: String?) -> Fact { text.map(Fact.string) ?? .null }

  private var name: Fact {
    guard let line = card.first("N") else { return .null }
    let parts = line.listComponents
    let keys = ["family", "given", "additional", "prefix", "suffix"]
    return .object(
      Dictionary(
        uniqueKeysWithValues: keys.enumerated().map { index, key in
          (key, .list(index < parts.count ? parts[index].map(Fact.string) : []))
        }))
  }

  private func labelled(_ line: ContentLine) -> Fact {
    let types = line.values(of: "TYPE").map { $0.lowercased() }.filter { !$0.isEmpty }
    let isPreferred = types.contains("pref") || !line.values(of: "PREF").isEmpty
    return .object([
      "value": .string(line.string),
      "types": .list(types.filter { $0 != "pref" }.map(Fact.string)),
      "pref": .bool(isPreferred),
      "label": text(label(of: line)),
    ])
  }

  private func label(of line: ContentLine) -> String? {
    guard let group = line.group?.lowercased() else { return nil }
    return card.lines(named: "X-ABLABEL").first { $0.group?.lowercased() == group }?.string
  }

  private func address(_ line: ContentLine) -> Fact {
    guard case .object(var facts) = labelled(line) else { return .null }
    let parts = line.components
    let keys = ["pobox", "extended", "street", "city", "state", "zip", "country"]
    for (index, key) in keys.enumerated() {
      facts[key] = .string(index < parts.count ? parts[index] : "")
    }
    facts["labelParameter"] = text(line.values(of: "LABEL").first)
    return .object(facts)
  }

  private var photo: Fact {
    let lines = card.lines(named: "PHOTO")
    var facts: [String: Fact] = ["count": .number(lines.count)]
    if let first = lines.first {
      facts["bytes"] = first.data.map { .number($0.count) } ?? .null
      facts["uri"] = .string(first.escapedString)
    }
    return .object(facts)
  }

  private var kind: String? {
    if let kind = card.first("KIND") ?? card.first("X-ADDRESSBOOKSERVER-KIND") {
      return kind.string
    }
    return card.first("X-ABShowAs")?.string.lowercased() == "company" ? "company" : nil
  }

  private var members: [String] {
    card.lines(named: "MEMBER").map(\.string)
      + card.lines(named: "X-ADDRESSBOOKSERVER-MEMBER").map(\.string)
  }
}
