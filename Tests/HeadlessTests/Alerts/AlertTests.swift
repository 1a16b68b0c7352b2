import Headless
import Testing

@Suite struct AlertTests {
  let window = Window()

  @Test func `alerts wait for each other`() throws {
    window.show(Alert("First"))
    window.show(Alert("Second"))
    #expect(window.alert?.title == "First")
    try window.chooseInAlert("OK")
    #expect(window.alert?.title == "Second")
    try window.chooseInAlert("OK")
    #expect(window.alert == nil)
  }

  @Test func `a button works after its alert has gone`() throws {
    var seen: String? = "never"
    window.show(
      Alert("Sure?", buttons: [Alert.Button("Yes") { [window] in seen = window.alert?.title }]))
    try window.chooseInAlert("Yes")
    #expect(seen == nil)
  }

  @Test func `a choice that is not there is refused`() {
    #expect(throws: IntentRefused(.noAlert, "OK")) { try window.chooseInAlert("OK") }
    window.show(Alert("Wait"))
    #expect(throws: IntentRefused(.noSuchButton, "No")) { try window.chooseInAlert("No") }
    #expect(window.alert != nil)
  }

  @Test func `a screen shows its alert on the window`() throws {
    let page = Page("form")
    try window.show(page)
    page.presenter?.show(Alert("Not saved"))
    #expect(window.alert?.title == "Not saved")
    #expect(throws: IntentRefused(.alertInTheWay, "save")) {
      try window.frontmost?.checkTouchable("save")
    }
  }
}
