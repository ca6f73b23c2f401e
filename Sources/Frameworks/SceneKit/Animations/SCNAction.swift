public import Foundation
import VirtualTime

/// How an action's speed changes.
public enum SCNActionTimingMode: Int, Sendable {
  /// The cases as SceneKit numbers them.
  case linear, easeIn, easeOut, easeInEaseOut
}

/// Something that a node does: its end comes when its time is over, and nothing before.
open class SCNAction: NSObject, @unchecked Sendable {
  /// How long it takes, in seconds.
  open var duration: TimeInterval
  /// How its speed changes.
  open var timingMode = SCNActionTimingMode.linear
  /// Turns a share of its time into a share of its change.
  open var timingFunction: ((Float) -> Float)?
  /// How fast it is.
  open var speed: CGFloat = 1
  let steps: [(after: TimeInterval, SCNAction)]
  let effect: ((SCNNode) -> Void)?
  let isEndless: Bool

  init(
    duration: TimeInterval, steps: [(after: TimeInterval, SCNAction)] = [],
    isEndless: Bool = false, effect: ((SCNNode) -> Void)? = nil
  ) {
    (self.duration, self.steps, self.effect) = (duration, steps, effect)
    self.isEndless = isEndless
    super.init()
  }

  /// What goes back: an action that takes as long.
  open func reversed() -> SCNAction { SCNAction(duration: duration) }

  /// Moves by some way.
  open class func moveBy(
    x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval
  ) -> SCNAction {
    SCNAction(duration: duration) {
      $0.simdPosition += [Float(deltaX), Float(deltaY), Float(deltaZ)]
    }
  }

  /// Moves by some way.
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
    moveBy(x: CGFloat(delta.x), y: CGFloat(delta.y), z: CGFloat(delta.z), duration: duration)
  }

  /// Moves to a place.
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration: duration) { $0.position = location }
  }

  /// Turns by angles, in radians.
  open class func rotateBy(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction {
    SCNAction(duration: duration) {
      $0.simdEulerAngles += [Float(xAngle), Float(yAngle), Float(zAngle)]
    }
  }

  /// Turns to angles, in radians.
  open class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
  ) -> SCNAction {
    SCNAction(duration: duration) {
      $0.simdEulerAngles = [Float(xAngle), Float(yAngle), Float(zAngle)]
    }
  }

  /// Turns to angles, in radians.
  open class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval,
    usesShortestUnitArc: Bool
  ) -> SCNAction { rotateTo(x: xAngle, y: yAngle, z: zAngle, duration: duration) }

  /// Turns around an axis.
  open class func rotate(
    by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval
  ) -> SCNAction {
    SCNAction(duration: duration) {
      $0.simdOrientation =
        simd_quatf(angle: Float(angle), axis: simd_normalize(SIMD3(axis))) * $0.simdOrientation
    }
  }

  /// Becomes larger.
  open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(duration: sec) { $0.simdScale *= Float(scale) }
  }

  /// Becomes some size.
  open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(duration: sec) { $0.simdScale = SIMD3(repeating: Float(scale)) }
  }

  /// Comes.
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction {
    fadeOpacity(to: 1, duration: sec)
  }
  /// Goes.
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction {
    fadeOpacity(to: 0, duration: sec)
  }

  /// Becomes more or less opaque.
  open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction(duration: sec) { $0.opacity = opacity }
  }

  /// Nothing for some seconds.
  open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(duration: sec) }
  /// Shows the node.
  open class func unhide() -> SCNAction { SCNAction(duration: 0) { $0.isHidden = false } }
  /// Hides the node.
  open class func hide() -> SCNAction { SCNAction(duration: 0) { $0.isHidden = true } }

  /// Takes the node out of what it is in.
  open class func removeFromParentNode() -> SCNAction {
    SCNAction(duration: 0) { $0.removeFromParentNode() }
  }

  /// Code.
  open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction {
    SCNAction(duration: 0, effect: block)
  }

  /// Code, told how far it is: at its end only.
  open class func customAction(
    duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
  ) -> SCNAction { SCNAction(duration: seconds) { block($0, CGFloat(seconds)) } }

  /// Plays a sound, which is not heard.
  open class func playAudio(
    _ source: SCNAudioSource, waitForCompletion wait: Bool
  ) -> SCNAction { SCNAction(duration: 0) }

  /// One after another.
  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    var total: TimeInterval = 0
    let steps = actions.map { action in
      defer { total += action.duration }
      return (after: total, action)
    }
    return SCNAction(duration: total, steps: steps)
  }

  /// All at once.
  open class func group(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(
      duration: actions.map(\.duration).max() ?? 0, steps: actions.map { (after: 0, $0) })
  }

  /// Some times.
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    sequence(Array(repeating: action, count: max(0, count)))
  }

  /// Again and again.
  open class func repeatForever(_ action: SCNAction) -> SCNAction {
    SCNAction(
      duration: max(action.duration, 1.0 / 60), steps: [(after: 0, action)], isEndless: true)
  }
}

/// Something that does actions.
public protocol SCNActionable: NSObjectProtocol {
  /// Does something.
  func runAction(_ action: SCNAction)
}

extension SCNNode: SCNActionable {
  /// Does something.
  public func runAction(_ action: SCNAction) { runAction(action, forKey: nil) }

  /// Does something, and something else after it.
  public func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {
    runAction(action, forKey: nil, completionHandler: block)
  }

  /// Does something under a name.
  public func runAction(
    _ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)? = nil
  ) {
    runs += 1
    let name = key ?? "action-\(runs)"
    running[name] = runs
    begin(action, name, runs)
    guard !action.isEndless else { return }
    VirtualTime.later("action of a node", after: .seconds(action.duration)) {
      [self, number = runs] in
      guard running[name] == number else { return }
      running[name] = nil
      block?()
    }
  }

  /// Whether it does something.
  public var hasActions: Bool { !running.isEmpty }

  /// The names of what it does.
  public var actionKeys: [String] { running.keys.sorted() }

  /// Ends what it does under a name.
  public func removeAction(forKey key: String) { running[key] = nil }

  /// Ends all that it does.
  public func removeAllActions() { running = [:] }

  private func begin(_ action: SCNAction, _ name: String, _ number: Int) {
    if action.steps.isEmpty {
      VirtualTime.later("action of a node", after: .seconds(action.duration)) { [self] in
        if running[name] == number { action.effect?(self) }
      }
    }
    for (delay, step) in action.steps {
      VirtualTime.later("action of a node", after: .seconds(delay)) { [self] in
        if running[name] == number { begin(step, name, number) }
      }
    }
    guard action.isEndless else { return }
    VirtualTime.later("action of a node", after: .seconds(action.duration)) { [weak self] in
      if let self, running[name] == number { begin(action, name, number) }
    }
  }
}
