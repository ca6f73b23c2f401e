public import SimulatedUIKit

extension SKAction {
  /// One after another.
  public class func sequence(_ actions: [SKAction]) -> SKAction {
    let total = actions.reduce(0) { $0 + $1.duration }
    return SKAction(
      duration: total, reversed: { .sequence(actions.reversed().map { $0.reversed() }) }
    ) { _ in
      var rest = actions[...]
      var current: Steps?
      return { seconds, node in
        var left = seconds
        while let first = rest.first {
          let steps = current ?? first.steps()
          current = steps
          guard let after = steps(left * TimeInterval(first.speed), node) else { return nil }
          left = after
          current = nil
          rest = rest.dropFirst()
        }
        return left
      }
    }
  }

  /// All at once.
  public class func group(_ actions: [SKAction]) -> SKAction {
    let total = actions.map(\.duration).max() ?? 0
    return SKAction(
      duration: total, reversed: { .group(actions.map { $0.reversed() }) }
    ) { _ in
      var open = actions.map { ($0, $0.steps()) }
      var least: TimeInterval = .infinity
      return { seconds, node in
        open.removeAll { action, steps in
          guard let left = steps(seconds * TimeInterval(action.speed), node) else { return false }
          least = min(least, left)
          return true
        }
        return open.isEmpty ? min(least, seconds) : nil
      }
    }
  }

  /// Some times.
  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    .sequence(Array(repeating: action, count: max(0, count)))
  }

  /// Again and again.
  public class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(duration: .infinity) { _ in
      var current = action.steps()
      return { seconds, node in
        var left = seconds
        // What takes no time comes once a frame.
        while let after = current(left, node) {
          current = action.steps()
          if after >= left || after <= 0 { break }
          left = after
        }
        return nil
      }
    }
  }

  /// Nothing for some seconds.
  public class func wait(forDuration duration: TimeInterval) -> SKAction {
    over(duration) { _ in { _ in } }
  }

  /// Nothing for about some seconds: exactly them here, for every run to be the same.
  public class func wait(
    forDuration duration: TimeInterval, withRange durationRange: TimeInterval
  ) -> SKAction { wait(forDuration: duration) }

  /// Code.
  public class func run(_ block: @escaping () -> Void) -> SKAction {
    let block = Handover(block)
    return at { _ in block.code() }
  }

  /// Code; the queue is the main one here.
  public class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    run(block)
  }

  /// Something that a node below does.
  public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    at { $0.childNode(withName: name)?.run(action) }
  }

  /// Code, again and again for some seconds.
  public class func customAction(
    withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction {
    let block = Handover(block)
    return over(duration) { node in { block.code(node, $0 * CGFloat(duration)) } }
  }

  /// Takes the node out of what it is in.
  public class func removeFromParent() -> SKAction { at { $0.removeFromParent() } }
  /// Hides the node.
  public class func hide() -> SKAction { at { $0.isHidden = true } }
  /// Shows the node.
  public class func unhide() -> SKAction { at { $0.isHidden = false } }

  /// Plays a sound, which is not heard.
  public class func playSoundFileNamed(
    _ soundFile: String, waitForCompletion wait: Bool
  ) -> SKAction { at { _ in } }
  /// Plays an audio node.
  public class func play() -> SKAction { at { _ in } }
  /// Stops an audio node.
  public class func stop() -> SKAction { at { _ in } }
  /// Makes a sound louder or softer.
  public class func changeVolume(
    to v: Float, duration: TimeInterval
  ) -> SKAction { wait(forDuration: duration) }

  /// Sets a texture.
  public class func setTexture(_ texture: SKTexture) -> SKAction {
    at { ($0 as? SKSpriteNode)?.texture = texture }
  }

  /// Sets a texture, and the node's size.
  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    at { node in
      (node as? SKSpriteNode)?.texture = texture
      if resize { (node as? SKSpriteNode)?.size = texture.size() }
    }
  }

  /// Shows textures one after another.
  public class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval
  ) -> SKAction {
    over(sec * TimeInterval(textures.count)) { node in
      { share in
        guard !textures.isEmpty else { return }
        let place = min(Int(share * CGFloat(textures.count)), textures.count - 1)
        (node as? SKSpriteNode)?.texture = textures[place]
      }
    }
  }

  /// Shows textures one after another.
  public class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction { animate(with: textures, timePerFrame: sec) }
}
