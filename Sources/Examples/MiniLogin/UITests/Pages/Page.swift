import XCTest

/// One screen of the app.
protocol Page {
  /// The app that the screen belongs to.
  var app: XCUIApplication { get }
  /// What tells that the screen is there.
  var pageTitle: XCUIElement { get }
  /// Whether the screen is there.
  var exists: Bool { get }
}

extension Page {
  var exists: Bool { pageTitle.exists }
}
