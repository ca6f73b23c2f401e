public import Foundation
import SessionProtocol

/// The part of the device that belongs to no app.
///
/// See Apple's documentation of `XCUISystem`.
@preconcurrency @MainActor
open class XCUISystem: NSObject {
  /// Opens a link with whichever app opens such links; fails the test when none does.
  ///
  /// - Parameter url: The link.
  open func open(_ url: URL) {
    guard let session = TestSession.current else { return }
    let title = "Open URL \(url.absoluteString)"
    session.logged(title) {
      session.report(
        .action(Action(title: title, target: "Device", elementID: nil)), isStop: true)
      guard session.device.open(url) else {
        session.fail("Failed to open URL \(url.absoluteString): no installed app opens it.")
        return
      }
      session.spend(TestSession.Pace.touch)
      session.waitForIdle(session.device.frontmost)
    }
  }
}
