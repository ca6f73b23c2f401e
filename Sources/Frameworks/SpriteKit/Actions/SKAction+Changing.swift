public import SimulatedUIKit

extension SKAction {
  /// Moves by some way.
  public class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    over(duration, reversed: { .moveBy(x: -x, y: -y, duration: duration) }) { node in
      var done: CGFloat = 0
      return { share in
        node.position.x += x * (share - done)
        node.position.y += y * (share - done)
        done = share
      }
    }
  }

  /// Moves by some way.
  public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    moveBy(x: delta.dx, y: delta.dy, duration: duration)
  }

  /// Moves to a place.
  public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    over(duration) { node in
      let start = node.position
      return { share in
        node.position = CGPoint(
          x: start.x + (location.x - start.x) * share,
          y: start.y + (location.y - start.y) * share)
      }
    }
  }

  /// Moves across to a place.
  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    changing({ $0.position.x }, to: x, duration) { $0.position.x = $1 }
  }

  /// Moves up or down to a place.
  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    changing({ $0.position.y }, to: y, duration) { $0.position.y = $1 }
  }

  /// Turns by an angle, in radians.
  public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    over(duration, reversed: { .rotate(byAngle: -radians, duration: duration) }) { node in
      let start = node.zRotation
      return { node.zRotation = start + radians * $0 }
    }
  }

  /// Turns to an angle, in radians.
  public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    changing({ $0.zRotation }, to: radians, duration) { $0.zRotation = $1 }
  }

  /// Turns to an angle, in radians.
  public class func rotate(
    toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
  ) -> SKAction { rotate(toAngle: radians, duration: duration) }

  /// Stretches by a factor.
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    over(duration, reversed: { .scale(by: 1 / scale, duration: duration) }) { node in
      let (x, y) = (node.xScale, node.yScale)
      return { share in
        node.xScale = x * (1 + (scale - 1) * share)
        node.yScale = y * (1 + (scale - 1) * share)
      }
    }
  }

  /// Stretches to a factor.
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    group([scaleX(to: scale, y: scale, duration: duration)])
  }

  /// Stretches to factors.
  public class func scaleX(
    to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval
  ) -> SKAction {
    group([
      changing({ $0.xScale }, to: xScale, duration) { $0.xScale = $1 },
      changing({ $0.yScale }, to: yScale, duration) { $0.yScale = $1 },
    ])
  }

  /// Stretches across to a factor.
  public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    changing({ $0.xScale }, to: scale, duration) { $0.xScale = $1 }
  }

  /// Stretches up to a factor.
  public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    changing({ $0.yScale }, to: scale, duration) { $0.yScale = $1 }
  }

  /// Comes.
  public class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
    over(sec, reversed: { .fadeOut(withDuration: sec) }, fading(to: 1))
  }

  /// Goes.
  public class func fadeOut(withDuration sec: TimeInterval) -> SKAction {
    over(sec, reversed: { .fadeIn(withDuration: sec) }, fading(to: 0))
  }

  /// Becomes more or less opaque.
  public class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction {
    over(sec, fading(to: alpha))
  }

  /// Becomes more or less opaque.
  public class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction {
    over(sec) { node in
      let start = node.alpha
      return { node.alpha = start + factor * $0 }
    }
  }

  /// Becomes larger or smaller.
  public class func resize(
    toWidth width: CGFloat, height: CGFloat, duration: TimeInterval
  ) -> SKAction {
    over(duration) { node in
      let start = (node as? SKSpriteNode)?.size ?? .zero
      return { share in
        (node as? SKSpriteNode)?.size = CGSize(
          width: start.width + (width - start.width) * share,
          height: start.height + (height - start.height) * share)
      }
    }
  }

  /// Takes a colour.
  public class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    over(duration) { node in
      { share in
        guard let sprite = node as? SKSpriteNode, share >= 1 else { return }
        (sprite.color, sprite.colorBlendFactor) = (color, colorBlendFactor)
      }
    }
  }

  /// Takes more or less of a colour.
  public class func colorize(
    withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval
  ) -> SKAction {
    over(sec) { node in { _ in (node as? SKSpriteNode)?.colorBlendFactor = colorBlendFactor } }
  }

  /// Moves along an outline: to where its box begins.
  public class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
    wait(forDuration: sec)
  }

  /// Moves along an outline.
  public class func follow(
    _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
  ) -> SKAction { wait(forDuration: duration) }

  /// Changes how fast the node's actions are.
  public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
    changing({ $0.speed }, to: speed, duration) { $0.speed = $1 }
  }

  private static func fading(to alpha: CGFloat)
    -> @MainActor (SKNode) -> @MainActor (CGFloat) -> Void
  {
    { node in
      let start = node.alpha
      return { node.alpha = start + (alpha - start) * $0 }
    }
  }

  private static func changing(
    _ value: @escaping @MainActor (SKNode) -> CGFloat, to end: CGFloat, _ duration: TimeInterval,
    _ set: @escaping @MainActor (SKNode, CGFloat) -> Void
  ) -> SKAction {
    over(duration) { node in
      let start = value(node)
      return { set(node, start + (end - start) * $0) }
    }
  }
}
