import XCTest

/// The camera, and what lies in front of it.
struct ScannerPage: GuidePage {
  let app: XCUIApplication

  var pageTitle: XCUIElement { app.otherElements["scanner.frame"] }

  private var camera: XCUIElement { app.otherElements["scanner.camera"] }
  private var hintLabel: XCUIElement { app.staticTexts["scanner.hint"] }
  private var closeButton: XCUIElement { app.buttons["scanner.close"] }

  /// What the person is told.
  var hint: String { hintLabel.label }
  /// Whether the frame lies within the camera's picture.
  var isFrameInPicture: Bool { camera.frame.contains(pageTitle.frame) }

  func close() -> RoutePage {
    closeButton.tap()
    return RoutePage(app: app).shown()
  }

  /// Waits until the ticket has been read, which leads back.
  func waitForTicket() -> RoutePage {
    XCTAssertTrue(pageTitle.waitForNonExistence(timeout: 5), "The scanner stays")
    return RoutePage(app: app).shown()
  }
}
