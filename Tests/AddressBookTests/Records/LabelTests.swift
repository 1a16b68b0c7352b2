import AddressBook
import Testing

/// Contracts A.6: labels and keys.
@Suite struct LabelTests {
  @Test func `built-in labels are tokens, never the visible word (R-AB-42, R-AB-43)`() {
    #expect(Label.home.rawValue == "_$!<Home>!$_")
    #expect(Label.homeFax.rawValue == "_$!<HomeFAX>!$_")
    #expect(Label.iPhone.rawValue == "iPhone")
    #expect(Label.home != "Home", "a custom label is compared raw (R-AB-45)")
  }

  @Test func `a screen shows words (R-AB-44, B-15)`() {
    let labels: [Label] = [
      .mobile, .iPhone, Label(token: "iPhone"), .homeFax, .homePage, .anniversary,
      Label(token: "Sister"), "Boat", "", "Home", "_$!<", "_$!<Open",
    ]
    #expect(
      labels.map(\.displayName) == [
        "mobile", "iPhone", "iPhone", "home fax", "home page", "anniversary", "sister", "Boat", "",
        "Home", "_$!<", "_$!<Open",
      ])
  }

  @Test func `an address has raw keys that equal their words (R-AB-47)`() {
    let address = PostalAddress(street: "1 Main St", zip: "92363", countryCode: "us")
    #expect(address.texts["ZIP"] == "92363")
    #expect(address.texts["Street"] == "1 Main St")
    #expect(address.city == nil)
    #expect(
      PostalAddress(
        KeyedTexts([
          .init(key: "City", text: "Needles"), .init(key: "State", text: "CA"),
          .init(key: "Country", text: "USA"), .init(key: "CountryCode", text: "us"),
        ])
      ) == PostalAddress(city: "Needles", state: "CA", country: "USA", countryCode: "us"))
  }

  @Test
  func `an address is one text of several lines, with the country where it is wanted (R-AB-48)`() {
    let address = PostalAddress(
      street: "1 Main St\nRoom 2", city: "Needles", state: "CA", zip: "92363", country: "USA")
    #expect(address.text(includingCountry: true) == "1 Main St\nRoom 2\nNeedles CA 92363\nUSA")
    #expect(address.text(includingCountry: false) == "1 Main St\nRoom 2\nNeedles CA 92363")
    #expect(PostalAddress(city: "Needles").text(includingCountry: true) == "Needles")
    #expect(PostalAddress().text(includingCountry: true) == "")
    #expect(PostalAddress(street: " ", country: "USA").text(includingCountry: true) == "USA")
  }
}
