public import Foundation
import SessionProtocol

/// A screen of the device.
///
/// See Apple's documentation of `XCUIScreen`.
@preconcurrency @MainActor
open class XCUIScreen: NSObject, XCUIScreenshotProviding {
  private static let screen = XCUIScreen()

  /// The device's own screen.
  open class var main: XCUIScreen { screen }

  /// All screens: the simulated device has one.
  open class var screens: [XCUIScreen] { [screen] }

  /// A picture of the screen.
  @discardableResult
  open func screenshot() -> XCUIScreenshot {
    guard let session = TestSession.current else { return XCUIScreenshot(nil) }
    session.log(Wording.screenshot(of: "screen"))
    session.spend(TestSession.Pace.touch)
    let area = CGRect(origin: .zero, size: session.device.screenSize)
    return XCUIScreenshot(session.picture(of: area))
  }
}
