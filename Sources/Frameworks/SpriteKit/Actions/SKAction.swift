public import SimulatedUIKit

/// Something that a node does, at once or in some time.
open class SKAction: NSObject, @unchecked Sendable {
  /// Goes on by some seconds; the answer is how much of them is left when it is done, or nil.
  typealias Steps = @MainActor (TimeInterval, SKNode) -> TimeInterval?

  /// How long it takes, in seconds.
  open var duration: TimeInterval
  /// How its speed changes.
  open var timingMode = SKActionTimingMode.linear
  /// Turns a share of its time into a share of its change.
  open var timingFunction: SKActionTimingFunction?
  /// How fast it is.
  open var speed: CGFloat = 1
  private let make: @MainActor (SKAction) -> Steps
  private let back: (() -> SKAction)?

  init(
    duration: TimeInterval, reversed: (() -> SKAction)? = nil,
    _ make: @escaping @MainActor (SKAction) -> Steps
  ) {
    self.duration = duration
    self.make = make
    back = reversed
    super.init()
  }

  /// What goes back to where this one began, where there is such a thing.
  open func reversed() -> SKAction { back?() ?? self }

  @MainActor func steps() -> Steps { make(self) }

  /// An action that changes something bit by bit.
  ///
  /// It is started by a function that is called once and gives what carries out a share of the
  /// change, from 0 to 1.
  static func over(
    _ duration: TimeInterval, reversed: (() -> SKAction)? = nil,
    _ start: @escaping @MainActor (SKNode) -> @MainActor (CGFloat) -> Void
  ) -> SKAction {
    SKAction(duration: duration, reversed: reversed) { action in
      var passed: TimeInterval = 0
      var change: (@MainActor (CGFloat) -> Void)?
      return { seconds, node in
        let apply = change ?? start(node)
        change = apply
        passed += seconds
        let share = action.duration > 0 ? min(passed / action.duration, 1) : 1
        apply(action.eased(CGFloat(share)))
        return passed >= action.duration ? passed - action.duration : nil
      }
    }
  }

  /// An action that takes no time.
  static func at(once body: @escaping @MainActor (SKNode) -> Void) -> SKAction {
    SKAction(duration: 0) { _ in
      { seconds, node in
        body(node)
        return seconds
      }
    }
  }

  private func eased(_ share: CGFloat) -> CGFloat {
    if let timingFunction { return CGFloat(timingFunction(Float(share))) }
    return switch timingMode {
    case .linear: share
    case .easeIn: share * share
    case .easeOut: share * (2 - share)
    case .easeInEaseOut: share * share * (3 - 2 * share)
    }
  }
}
