import XCTest

/// What customers can change about themselves.
struct ProfilePage {
  let app: XCUIApplication

  private var nameTextField: XCUIElement {
    app.textFields["com.example.stores.profile.nameTextField"]
  }

  private var saveButton: XCUIElement {
    app.buttons["com.example.stores.profile.saveButton"]
  }

  func replaceName(_ name: String) -> Self {
    let old = (nameTextField.value as? String) ?? ""
    let deletes = String(repeating: XCUIKeyboardKey.delete.rawValue, count: old.count)
    nameTextField.tap()
    nameTextField.typeText(deletes + name)
    return self
  }

  func save() -> Self {
    saveButton.tap()
    return self
  }
}
