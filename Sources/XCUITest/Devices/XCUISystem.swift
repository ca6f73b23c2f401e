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
    let action = Action(.openURL(text: url.absoluteString), on: "Device")
    session.logged(action.title) {
      session.report(.action(action), isStop: true)
      guard session.device.open(url) else {
        let detail = "no installed app opens it."
        session.fail(
          Wording.cannot("open", "URL \(url.absoluteString)", because: detail),
          .acting(obstacle: .unsuitable))
        return
      }
      session.spend(TestSession.Pace.touch)
      session.waitForIdle(session.device.frontmost)
    }
  }
}
