public import Foundation

/// Something that a picture can be taken of: the screen or an element.
@preconcurrency @MainActor
public protocol XCUIScreenshotProviding: NSObjectProtocol {
  /// A picture of it as it is on the screen.
  @discardableResult
  func screenshot() -> XCUIScreenshot
}
