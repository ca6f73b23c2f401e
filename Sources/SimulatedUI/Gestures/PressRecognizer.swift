import ElementModel

/// Recognises a finger that goes up inside what it came down on: how buttons are pressed.
final class PressRecognizer: TouchRecognizer {
  /// How far outside a finger may be and still press, as in UIKit where nothing scrolls.
  private static let reach: CGFloat = 20

  private(set) var standing = GestureStanding.possible
  private let frame: CGRect
  private let staysPut: Bool
  private let onPress: ((Bool) -> Void)?
  private let action: () -> Void
  private var isPressed = false {
    didSet { if isPressed != oldValue { onPress?(isPressed) } }
  }

  /// Creates a recogniser for one contact.
  ///
  /// - Parameters:
  ///   - frame: Of the button, in points of the screen.
  ///   - staysPut: Whether a finger that moves means something else, such as scrolling.
  ///   - onPress: Told whether the finger is on the button.
  ///   - action: What the press does.
  init(
    frame: CGRect, staysPut: Bool, onPress: ((Bool) -> Void)? = nil, action: @escaping () -> Void
  ) {
    self.onPress = onPress
    self.frame = frame
    self.staysPut = staysPut
    self.action = action
  }

  func feed(_ event: TouchEvent) {
    guard standing == .possible, let finger = event.fingers.first else { return }
    let reach = frame.insetBy(dx: -Self.reach, dy: -Self.reach)
    if staysPut && finger.distance >= TouchEvent.slop || finger.phase == .cancelled {
      standing = .failed
    } else if finger.phase == .ended {
      standing = reach.contains(finger.location) ? .ended : .failed
    }
    isPressed = standing == .possible && reach.contains(finger.location)
  }

  func commit(isWinner: Bool) {
    if isWinner, standing == .ended { action() }
  }

  func cancel() {
    isPressed = false
    if !standing.isOver { standing = .failed }
  }

  func reset() { standing = .possible }
}
