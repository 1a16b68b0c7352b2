extension Pickle: Message {
  package static let key: StaticString = "pickle"

  package func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("uri", uri)
      writer.member("location", location)
      writer.nodes(scenarioID, rowID)
      writer.member("name", name)
      writer.member("language", language)
      writer.member("steps", steps) { $0.write(to: &$1) }
      writer.member("tags", tags) { tag, writer in
        writer.object { writer in
          writer.member("name", tag.name)
          writer.member("astNodeId", tag.id)
        }
      }
    }
  }
}

extension PickleStep {
  fileprivate func write(to writer: inout MessageWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.nodes(stepID, rowID)
      writer.member("type", type.rawValue)
      writer.member("text", text)
      guard let argument else { return }
      writer.key("argument")
      writer.object { writer in
        argument.dataTable?.writeShort(to: &writer, index: argument.dataTableIndex)
        argument.docString?.writeShort(to: &writer, index: argument.docStringIndex)
      }
    }
  }
}

extension DataTable {
  /// Writes the table without places and identifiers.
  fileprivate func writeShort(to writer: inout MessageWriter, index: Int?) {
    writer.key("dataTable")
    writer.object { writer in
      writer.argumentIndex(index)
      writer.member("rows", rows) { row, writer in
        writer.object { writer in
          writer.member("cells", row.cells) { cell, writer in
            writer.object { $0.member("value", cell.value) }
          }
        }
      }
    }
  }
}

extension DocString {
  /// Writes the doc string without its place and delimiter.
  fileprivate func writeShort(to writer: inout MessageWriter, index: Int?) {
    writer.key("docString")
    writer.object { writer in
      writer.argumentIndex(index)
      writer.member("mediaType", mediaType)
      writer.member("content", content)
    }
  }
}

extension MessageWriter {
  fileprivate mutating func nodes(_ first: NodeID, _ second: NodeID?) {
    key("astNodeIds")
    array { writer in
      writer.id(first)
      if let second { writer.id(second) }
    }
  }

  fileprivate mutating func argumentIndex(_ index: Int?) {
    guard let index else { return }
    key("argumentIndex")
    integer(index)
  }
}
