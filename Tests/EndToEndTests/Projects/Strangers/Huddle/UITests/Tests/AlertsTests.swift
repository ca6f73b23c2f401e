import XCTest

struct AlertsPage {
  let app: XCUIApplication

  var muteSwitch: XCUIElement { app.switches["alerts.mute"].switches.firstMatch }

  func mute() -> Self {
    app.switches["alerts.mute"].waitToAppear()
    if muteSwitch.exists { muteSwitch.tap() } else { app.switches["alerts.mute"].tap() }
    XCTAssertEqual(app.switches["alerts.mute"].value as? String, "1")
    return self
  }

  func back(to title: String) -> ChatPage {
    app.navigationBars["Alerts"].buttons[title].tap()
    return ChatPage(app: app).waitUntilShown()
  }
}

final class AlertsTests: HuddleTestCase {
  func testMutedChatShowsABell() {
    let chat = chats.open("jonas")
    app.navigationBars.buttons["Alerts"].tap()
    let list = AlertsPage(app: app).mute().back(to: "Jonas Beck").back()
    _ = chat
    XCTAssertTrue(list.row("jonas").label.contains("Muted"), list.row("jonas").label)
  }
}
