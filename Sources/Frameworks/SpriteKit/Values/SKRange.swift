public import Foundation

/// Values between two.
open class SKRange: NSObject, @unchecked Sendable {
  /// The least.
  open var lowerLimit: CGFloat
  /// The largest.
  open var upperLimit: CGFloat

  /// Creates a range.
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
    super.init()
  }

  /// Values from one.
  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .infinity)
  }

  /// Values up to one.
  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.infinity, upperLimit: upper)
  }

  /// Values near one.
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }

  /// One value.
  public convenience init(constantValue value: CGFloat) { self.init(value: value, variance: 0) }

  /// All values.
  open class func withNoLimits() -> SKRange { SKRange(lowerLimit: -.infinity) }

  func clamp(_ value: CGFloat) -> CGFloat { min(max(value, lowerLimit), upperLimit) }
}

/// Keeps a node's position within limits, frame by frame.
open class SKConstraint: NSObject, @unchecked Sendable {
  /// Whether it is kept.
  open var enabled = true
  /// The node in whose coordinates the limits are; the parent's are taken.
  open weak var referenceNode: SKNode?
  private let apply: @MainActor (SKNode) -> Void

  init(_ apply: @escaping @MainActor (SKNode) -> Void) {
    self.apply = apply
    super.init()
  }

  @MainActor func hold(_ node: SKNode) { if enabled { apply(node) } }

  /// Limits across.
  open class func positionX(_ range: SKRange) -> SKConstraint {
    SKConstraint { $0.position.x = range.clamp($0.position.x) }
  }

  /// Limits up and down.
  open class func positionY(_ range: SKRange) -> SKConstraint {
    SKConstraint { $0.position.y = range.clamp($0.position.y) }
  }

  /// Limits in both directions.
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    SKConstraint {
      $0.position = CGPoint(
        x: xRange.clamp($0.position.x), y: yRange.clamp($0.position.y))
    }
  }

  /// Limits of turning.
  open class func zRotation(_ zRange: SKRange) -> SKConstraint {
    SKConstraint { $0.zRotation = zRange.clamp($0.zRotation) }
  }

  /// Limits of the distance to a node.
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
    SKConstraint { [weak node] held in
      guard let node else { return }
      let (dx, dy) = (held.position.x - node.position.x, held.position.y - node.position.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length > 0 else { return }
      let share = range.clamp(length) / length
      held.position = CGPoint(x: node.position.x + dx * share, y: node.position.y + dy * share)
    }
  }

  /// Turns to a node.
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
    SKConstraint { [weak node] held in
      guard let node else { return }
      held.zRotation = atan2(
        node.position.y - held.position.y, node.position.x - held.position.x)
    }
  }
}
