import Headless

/// Two text fields with a common delegate on a screen in a window.
struct Form {
  let name = TextField(name: "name")
  let city = TextField(name: "city")
  let typist = Typist()
  let page = Page("form")
  let stack: Stack

  init() throws {
    page.textFields = [name, city]
    name.delegate = typist
    city.delegate = typist
    stack = try Stack(root: page)
  }

  var window: Window { stack.window }

  /// Begins to edit the name with a text in it.
  static func editing(_ text: String) throws -> Form {
    let form = try Form()
    form.name.text = text
    form.name.beginEditing()
    form.typist.calls = []
    return form
  }
}
