import XCTest

extension ProfilePage {
  var toast: XCUIElement { app.staticTexts["profile.toast"] }

  func rename(to text: String) -> Self {
    name.tap()
    name.typeText(text)
    return self
  }

  func save() -> Self {
    saveButton.tap()
    return self
  }
}

final class ProfileTests: HuddleTestCase {
  func testNewNameIsSaved() {
    let profile = chats.profile().rename(to: "Robin V.")
    XCTAssertEqual(profile.name.value as? String, "Robin V.")
    _ = profile.save()
    profile.toast.waitToAppear()
    XCTAssertEqual(profile.toast.label, "Profile saved")
  }
}
