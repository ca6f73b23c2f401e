import Foundation
import SessionProtocol

/// What a pointer does at a point.
enum PointerAction: Hashable {
  /// It comes to rest there.
  case hover
  /// Its button is clicked some times.
  case click(count: Int)
  /// Its second button is clicked.
  case secondaryClick
  /// Its wheel is turned, in points.
  case scroll(CGSize)

  /// The action as events tell it.
  var kind: ActionKind {
    switch self {
    case .hover: .hover
    case .click(let count): count > 1 ? .doubleClick : .click
    case .secondaryClick: .rightClick
    case .scroll(let delta): .scroll(dx: Double(delta.width), dy: Double(delta.height))
    }
  }

  /// What failure messages call it.
  var verb: String { Wording.verb(of: kind) }
}

extension TestSession {
  /// Whether the device has a pointer: an iPad does, an iPhone does not.
  ///
  /// Apple documents `XCUIDevice.supportsPointerInteraction` as what tells whether hovering,
  /// clicking and scrolling can be done; a side of 700 points or more is taken for a tablet's.
  var hasPointer: Bool { min(device.screenSize.width, device.screenSize.height) >= 700 }

  /// Fails the test if there is no pointer.
  ///
  /// - Parameters:
  ///   - verb: What was to be done.
  ///   - title: With what.
  /// - Returns: Whether there is one.
  func requirePointer(_ verb: String, _ title: String) -> Bool {
    if hasPointer { return true }
    let detail =
      "The simulated device has no pointer (XCUIDevice.supportsPointerInteraction is false); on an "
      + "iPhone, tap or swipe instead."
    fail(Wording.cannot(verb, title, because: detail), .acting(obstacle: .unsuitable))
    return false
  }

  /// Does something with the pointer.
  func perform(_ action: PointerAction, at point: CGPoint) {
    device.hover(at: point)
    switch action {
    case .hover: spend(Pace.touch)
    case .click(let count): perform(.tapping(Taps(count: count), at: point))
    case .secondaryClick:
      device.secondaryClick(at: point)
      spend(Pace.touch)
    case .scroll(let delta):
      device.scroll(at: point, by: delta)
      spend(Pace.touch)
    }
  }
}
