import XCTest

protocol Page {
  var app: XCUIApplication { get }
  var title: XCUIElement { get }
}

extension Page {
  var exists: Bool { title.exists }
}
