import XCTest

/// The form with the customer's name and shop.
public final class ProfileEditViewPage: ViewPage {
  private var nameTextField: XCUIElement {
    app.textFields["com.example.stores.profile.nameTextField"]
  }

  private var shopTextField: XCUIElement {
    app.textFields["com.example.stores.profile.shopTextField"]
  }

  private var saveButton: XCUIElement {
    app.buttons["com.example.stores.profile.saveButton"]
  }

  override var landmark: XCUIElement { nameTextField }

  /// Changes the name; leaves it as it is when there is none.
  public func replaceName(_ name: String?) -> Self {
    replaceText(of: nameTextField, with: name)
    return self
  }

  /// Changes the shop; leaves it as it is when there is none.
  public func replaceShop(_ shop: String?) -> Self {
    replaceText(of: shopTextField, with: shop)
    return self
  }

  /// Saves, which leads back to the account.
  public func tapSaveButton() -> AccountViewPage {
    saveButton.tap()
    return AccountViewPage(app: app)
  }

  /// Fails the test unless the form holds the given values; nil is not looked at.
  public func assertValues(name: String? = nil, shop: String? = nil) -> Self {
    if let name {
      XCTAssertEqual(nameTextField.value as? String, name, "お名前が異なります")
    }
    if let shop {
      XCTAssertEqual(shopTextField.value as? String, shop, "店舗が異なります")
    }
    return self
  }

  /// Fails the test unless the form cannot be saved.
  public func assertCannotSave() -> Self {
    XCTAssertFalse(saveButton.isEnabled, "saveButton が押せる状態です")
    return self
  }
}
