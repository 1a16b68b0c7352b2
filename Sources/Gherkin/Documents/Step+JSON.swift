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
