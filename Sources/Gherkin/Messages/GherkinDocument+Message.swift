extension GherkinDocument: Message {
  package static let key: StaticString = "gherkinDocument"

  package func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("comments", comments) { $0.write(to: &$1) }
      if let feature {
        writer.key("feature")
        feature.write(to: &writer)
      }
      writer.member("uri", uri)
    }
  }
}

extension Comment {
  fileprivate func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("location", location)
      writer.member("text", text)
    }
  }
}

extension Feature {
  fileprivate func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("location", location)
      writer.member("tags", tags) { $0.write(to: &$1) }
      writer.member("language", language)
      writer.title(keyword: keyword, name: name, description: description)
      writer.member("children", children) { child, writer in
        writer.object { writer in
          switch child {
          case .background(let background): writer.background(background)
          case .scenario(let scenario): writer.scenario(scenario)
          case .rule(let rule): writer.rule(rule)
          }
        }
      }
    }
  }
}

extension MessageWriter {
  fileprivate mutating func title(keyword: String?, name: String, description: String) {
    member("keyword", keyword)
    member("name", name)
    member("description", description)
  }

  fileprivate mutating func rule(_ rule: Rule) {
    key("rule")
    object { writer in
      writer.member("id", rule.id)
      writer.member("location", rule.location)
      writer.member("tags", rule.tags) { $0.write(to: &$1) }
      writer.title(keyword: rule.keyword, name: rule.name, description: rule.description)
      writer.member("children", rule.children) { child, writer in
        writer.object { writer in
          switch child {
          case .background(let background): writer.background(background)
          case .scenario(let scenario): writer.scenario(scenario)
          }
        }
      }
    }
  }

  fileprivate mutating func background(_ background: Background) {
    key("background")
    object { writer in
      writer.member("id", background.id)
      writer.member("location", background.location)
      writer.title(
        keyword: background.keyword, name: background.name, description: background.description)
      writer.member("steps", background.steps) { $0.write(to: &$1) }
    }
  }

  fileprivate mutating func scenario(_ scenario: Scenario) {
    key("scenario")
    object { writer in
      writer.member("id", scenario.id)
      writer.member("location", scenario.location)
      writer.member("tags", scenario.tags) { $0.write(to: &$1) }
      writer.title(
        keyword: scenario.keyword, name: scenario.name, description: scenario.description)
      writer.member("steps", scenario.steps) { $0.write(to: &$1) }
      writer.member("examples", scenario.examples) { $0.write(to: &$1) }
    }
  }
}

extension Examples {
  fileprivate func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("location", location)
      writer.member("tags", tags) { $0.write(to: &$1) }
      writer.title(keyword: keyword, name: name, description: description)
      if let tableHeader {
        writer.key("tableHeader")
        tableHeader.write(to: &writer)
      }
      writer.member("tableBody", tableBody) { $0.write(to: &$1) }
    }
  }
}

extension Tag {
  fileprivate func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("location", location)
      writer.member("name", name)
    }
  }
}

extension Step {
  func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("location", location)
      writer.member("keyword", keyword)
      writer.member("keywordType", keywordType.rawValue)
      writer.member("text", text)
      if let dataTable {
        writer.key("dataTable")
        dataTable.write(to: &writer)
      }
      if let docString {
        writer.key("docString")
        docString.write(to: &writer)
      }
    }
  }
}

extension DataTable {
  fileprivate func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("location", location)
      writer.member("rows", rows) { $0.write(to: &$1) }
    }
  }
}

extension TableRow {
  func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("location", location)
      writer.member("cells", cells) { cell, writer in
        writer.object { writer in
          writer.member("location", cell.location)
          writer.member("value", cell.value)
        }
      }
    }
  }
}

extension DocString {
  fileprivate func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("location", location)
      writer.member("mediaType", mediaType)
      writer.member("content", content)
      writer.member("delimiter", delimiter)
    }
  }
}

extension Source: Message {
  package static let key: StaticString = "source"

  package func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("data", String(decoding: bytes, as: UTF8.self))
      writer.member("mediaType", mediaType.rawValue)
      writer.member("uri", uri)
    }
  }
}

extension ParseError: Message {
  package static let key: StaticString = "parseError"

  package func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("message", message)
      writer.key("source")
      writer.object { writer in
        writer.member("location", location)
        writer.member("uri", uri)
      }
    }
  }
}
