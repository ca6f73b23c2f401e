import XCTest

final class ProfilePage: ClinicPage {
  override var title: String { "Profile" }

  var guestText: XCUIElement { app.staticTexts["profile.guest"] }
  var accountText: XCUIElement { app.staticTexts["profile.account"] }
  var contactText: XCUIElement { app.staticTexts["profile.contact"] }

  func editContact() -> ContactPage {
    app.buttons["profile.editContact"].tap()
    return ContactPage(app).waitUntilShown()
  }
}

final class ContactPage: ClinicPage {
  override var title: String { "Emergency contact" }

  func fill(name: String, phone: String) -> Self {
    let nameField = app.textFields["contact.name"]
    nameField.tap()
    nameField.typeText(name)
    let phoneField = app.textFields["contact.phone"]
    phoneField.tap()
    phoneField.typeText(phone)
    return self
  }

  func save() -> ProfilePage {
    app.buttons["contact.save"].tap()
    return ProfilePage(app).waitUntilShown()
  }
}
