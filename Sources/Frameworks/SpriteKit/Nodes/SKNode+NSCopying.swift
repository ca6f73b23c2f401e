public import Foundation

extension SKNode: @preconcurrency NSCopying {
  /// The same node and all that is in it once more, without what it does.
  ///
  /// Of a class of the app's own comes a node of the framework's class that it stands on, as only the
  /// app could make another of its own.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = twin
    (copy.position, copy.zPosition, copy.zRotation) = (position, zPosition, zRotation)
    (copy.xScale, copy.yScale, copy.speed) = (xScale, yScale, speed)
    (copy.alpha, copy.isHidden, copy.name) = (alpha, isHidden, name)
    (copy.isPaused, copy.isUserInteractionEnabled) = (isPaused, isUserInteractionEnabled)
    (copy.userData, copy.constraints) = (userData, constraints)
    (copy.isAccessibilityElement, copy.accessibilityLabel) = (
      isAccessibilityElement, accessibilityLabel
    )
    (copy.accessibilityIdentifier, copy.accessibilityTraits) = (
      accessibilityIdentifier, accessibilityTraits
    )
    for case let child as SKNode in children.map({ $0.copy() }) { copy.addChild(child) }
    return copy
  }

  /// A node of the same class of the framework's, with the same contents.
  private var twin: SKNode {
    switch self {
    case let sprite as SKSpriteNode:
      let copy = SKSpriteNode(texture: sprite.texture, color: sprite.color, size: sprite.size)
      copy.anchorPoint = sprite.anchorPoint
      return copy
    case let label as SKLabelNode:
      let copy = SKLabelNode(fontNamed: label.fontName)
      (copy.text, copy.fontSize, copy.fontColor) = (label.text, label.fontSize, label.fontColor)
      return copy
    case let shape as SKShapeNode:
      let copy = SKShapeNode()
      (copy.path, copy.lineWidth) = (shape.path, shape.lineWidth)
      (copy.fillColor, copy.strokeColor) = (shape.fillColor, shape.strokeColor)
      return copy
    case is SKEmitterNode: return SKEmitterNode()
    case is SKCameraNode: return SKCameraNode()
    default: return SKNode()
    }
  }
}
