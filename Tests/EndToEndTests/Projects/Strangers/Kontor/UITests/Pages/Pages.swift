import XCTest

final class LockPage: BasePage {
  override var trait: XCUIElement { app.staticTexts["lock.title"] }

  var passcode: XCUIElement { app.secureTextFields["lock.passcode"] }
  var faceIDButton: XCUIElement { app.buttons["lock.faceid"] }
  var wrongText: XCUIElement { app.staticTexts["lock.wrong"] }

  func unlock(_ code: String = "2580") -> AccountsPage {
    type(code)
    return next(AccountsPage.self)
  }

  func type(_ code: String) {
    passcode.tap()
    passcode.typeText(code)
    app.buttons["lock.unlock"].tap()
  }

  func useFaceID() -> AccountsPage {
    faceIDButton.tap()
    return next(AccountsPage.self)
  }
}

class TabPage: BasePage {
  func tab(_ index: Int) -> XCUIElement { app.tabBars.buttons.element(boundBy: index) }

  func goToAccounts() -> AccountsPage {
    tab(0).tap()
    return next(AccountsPage.self)
  }

  func goToTransfer() -> TransferPage {
    tab(1).tap()
    return next(TransferPage.self)
  }

  func goToSettings() -> SettingsPage {
    tab(2).tap()
    return next(SettingsPage.self)
  }
}

final class AccountsPage: TabPage {
  override var trait: XCUIElement { app.buttons["account.current"] }

  func balance(_ id: String) -> XCUIElement { app.staticTexts["balance.\(id)"] }

  func open(_ id: String) -> AccountPage {
    app.buttons["account.\(id)"].tap()
    return next(AccountPage.self)
  }
}

final class AccountPage: BasePage {
  override var trait: XCUIElement { app.staticTexts["detail.balance"] }
}

final class TransferPage: TabPage {
  override var trait: XCUIElement { recipient }

  var recipient: XCUIElement { app.textFields["transfer.recipient"] }
  var amount: XCUIElement { app.textFields["transfer.amount"] }

  func fill(_ name: String, _ sum: String) -> Self {
    recipient.tap()
    recipient.typeText(name)
    amount.tap()
    amount.typeText(sum)
    return self
  }

  func finishTyping() -> Self {
    app.buttons["transfer.done"].tap()
    return self
  }

  func review() -> ReviewPage {
    app.buttons["transfer.review"].tap()
    return next(ReviewPage.self)
  }
}

final class ReviewPage: BasePage {
  override var trait: XCUIElement { app.buttons["review.confirm"] }

  var amount: XCUIElement { app.staticTexts["review.amount"] }

  func confirm() -> TransferPage {
    trait.tap()
    let alert = app.alerts.firstMatch
    XCTAssertTrue(alert.waitForExistence(timeout: 5))
    alert.buttons["OK"].tap()
    return next(TransferPage.self)
  }
}

final class SettingsPage: TabPage {
  override var trait: XCUIElement { app.buttons["settings.limits"] }

  var notifications: XCUIElement { app.switches["settings.notifications"] }

  func turnOnNotifications() {
    let inner = notifications.switches.firstMatch
    if inner.exists { inner.tap() } else { notifications.tap() }
  }

  func openLimits() -> LimitsPage {
    app.buttons["settings.limits"].tap()
    return next(LimitsPage.self)
  }
}

final class LimitsPage: BasePage {
  override var trait: XCUIElement { slider }

  var slider: XCUIElement { app.sliders["limits.slider"] }
  var value: XCUIElement { app.staticTexts["limits.value"] }
}
