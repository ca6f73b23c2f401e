public import SimulatedUIKit

/// How one scene follows another; only pixels show it.
open class SKTransition: NSObject, @unchecked Sendable {
  /// Whether the scene that comes stands still meanwhile.
  open var pausesIncomingScene = true
  /// Whether the scene that goes stands still meanwhile.
  open var pausesOutgoingScene = true

  /// One fades into the other.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// One fades away, then the other comes.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Through a colour.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// One pushes the other.
  open class func push(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// One moves in.
  open class func moveIn(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// One moves away.
  open class func reveal(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// As a card is turned.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// As a card is turned.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// As doors open.
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// As a door opens.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
}
