public import Foundation

/// The remote control of a television, which the simulated device does not have.
///
/// See Apple's documentation of `XCUIRemote`.
@preconcurrency @MainActor
open class XCUIRemote: NSObject {
  private static let remote = XCUIRemote()

  /// A button of the remote control.
  public enum Button: Int, Sendable {
    /// Upwards.
    case up = 0
    /// Downwards.
    case down = 1
    /// To the left.
    case left = 2
    /// To the right.
    case right = 3
    /// Takes what has focus.
    case select = 4
    /// Leads back.
    case menu = 5
    /// Plays or pauses.
    case playPause = 6
    /// Leads to the home screen.
    case home = 7
    /// A page up.
    case pageUp = 9
    /// A page down.
    case pageDown = 10
    /// Shows the guide.
    case guide = 11
    /// The four coloured buttons.
    case fourColors = 12
    /// The number keys.
    case oneTwoThree = 13
    /// The button of the television's provider.
    case tvProvider = 14
  }

  /// The remote control.
  open class var shared: XCUIRemote { remote }

  /// Presses a button; fails the test, as only a television has a remote control.
  open func press(_ remoteButton: Button) {
    TestSession.current?.failUnsupported(member: "XCUIRemote.press(_:)", platform: "tvOS")
  }

  /// Presses a button for some seconds; fails the test, as only a television has a remote control.
  open func press(_ remoteButton: Button, forDuration duration: TimeInterval) {
    TestSession.current?.failUnsupported(
      member: "XCUIRemote.press(_:forDuration:)", platform: "tvOS")
  }
}
