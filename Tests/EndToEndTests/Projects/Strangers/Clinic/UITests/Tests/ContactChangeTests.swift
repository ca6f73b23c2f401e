import XCTest

private extension ProfilePage {
  var savedContact: XCUIElement { app.otherElements["profile.contact"] }
}

final class ContactChangeTests: ClinicTestCase {
  func testContactIsShownInTheProfile() {
    launch()
    let contact = ProfilePage(app).editContact()
    let profile = contact.fill(name: "Ruth Adler", phone: "555-0177").save()

    profile.waitFor(profile.savedContact)
    XCTAssertEqual(profile.savedContact.label, "Ruth Adler, 555-0177")
  }
}
