public import Foundation
public import SimulatedUIKit

/// The device that the test works with.
///
/// See Apple's documentation of `XCUIDevice`.
@preconcurrency @MainActor
open class XCUIDevice: NSObject {
  private static let device = XCUIDevice(())

  /// The device.
  open class var shared: XCUIDevice { device }

  nonisolated private init(_: ()) { super.init() }

  /// Creates an object that stands for the device.
  @available(*, deprecated, message: "Use XCUIDevice.shared.")
  nonisolated public override convenience init() { self.init(()) }

  /// How the device is held; setting it turns the screen.
  open var orientation: UIDeviceOrientation {
    get { TestSession.current?.device.orientation ?? .unknown }
    set { turn(to: newValue) }
  }

  /// Whether interfaces are light or dark.
  open var appearance: Appearance {
    get { readAppearance() }
    set { change(appearance: newValue) }
  }

  /// Where the device is made to be; `nil` when it is not.
  open var location: XCUILocation? {
    get { readLocation() }
    set { move(to: newValue) }
  }

  /// The part of the device that belongs to no app.
  open var system: XCUISystem { XCUISystem() }

  /// The device's assistant, which a simulated device does not have.
  open var siriService: XCUISiriService { XCUISiriService() }

  /// The device's screen reader.
  open var voiceOverService: XCUIVoiceOverService { .shared }

  /// Whether things can be pointed at, clicked and scrolled with a pointer: so on an iPad.
  open var supportsPointerInteraction: Bool { TestSession.current?.hasPointer ?? false }

  /// Whether gestures of the hand are recognised, as a watch does.
  open var supportsHandGestures: Bool { false }

  /// Presses a button of the device.
  open func press(_ button: Button) { pressHardware(button) }

  /// Makes a gesture of the hand, which only a watch recognises; fails the test.
  open func perform(handGesture gesture: XCUIDeviceHandGesture) {
    TestSession.current?.failUnsupported(
      member: "XCUIDevice.perform(handGesture:)", platform: "watchOS")
  }

  /// Turns the crown, which a phone does not have; fails the test.
  open func rotateDigitalCrown(delta rotationalDelta: CGFloat) {
    TestSession.current?.failUnsupported(
      member: "XCUIDevice.rotateDigitalCrown(delta:)", platform: "watchOS and visionOS")
  }

  /// Turns the crown, which a phone does not have; fails the test.
  open func rotateDigitalCrown(
    delta rotationalDelta: CGFloat, velocity: XCUIGestureVelocity
  ) {
    TestSession.current?.failUnsupported(
      member: "XCUIDevice.rotateDigitalCrown(delta:velocity:)", platform: "watchOS and visionOS")
  }
}
