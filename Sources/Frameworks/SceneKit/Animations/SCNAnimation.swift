public import Foundation
import SimulatedUIKit
import VirtualTime

/// Something that animates: of SceneKit or of Core Animation.
public protocol SCNAnimationProtocol: NSObjectProtocol {}

/// Something that can be animated.
public protocol SCNAnimatable: NSObjectProtocol {
  /// Begins an animation.
  func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?)
  /// Keeps an animation.
  func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?)
  /// The names of the animations.
  var animationKeys: [String] { get }
  /// An animation by its name.
  func animationPlayer(forKey key: String) -> SCNAnimationPlayer?
  /// Ends an animation.
  func removeAnimation(forKey key: String)
  /// Ends all animations.
  func removeAllAnimations()
}

/// A change of something in some time; only pixels show it.
open class SCNAnimation: NSObject, SCNAnimationProtocol, @unchecked Sendable {
  /// How long it takes, in seconds.
  open var duration: TimeInterval = 0
  /// What changes.
  open var keyPath: String?
  /// How often.
  open var repeatCount: CGFloat = 1
  /// Whether it goes back.
  open var autoreverses = false
  /// When it begins, in seconds.
  open var startDelay: TimeInterval = 0
  /// How long it comes, in seconds.
  open var blendInDuration: TimeInterval = 0
  /// How long it goes, in seconds.
  open var blendOutDuration: TimeInterval = 0
  /// Whether its end stays.
  open var fillsForward = false
  /// Whether it is gone at its end.
  open var isRemovedOnCompletion = true
  /// Whether it goes by the scene's time.
  open var usesSceneTimeBase = false

  /// Creates an animation.
  public override init() { super.init() }

  /// An animation of a file: an empty one.
  public convenience init(contentsOf animationUrl: URL) { self.init() }

  /// An animation of the app's resources: an empty one.
  public convenience init(named animationName: String) { self.init() }

  init(_ other: any SCNAnimationProtocol) {
    super.init()
    guard let other = other as? SCNAnimation else { return }
    (duration, keyPath, repeatCount) = (other.duration, other.keyPath, other.repeatCount)
  }
}

/// Plays an animation; only pixels show it.
open class SCNAnimationPlayer: NSObject, @unchecked Sendable {
  /// The animation.
  public let animation: SCNAnimation
  /// How fast.
  open var speed: CGFloat = 1
  /// How much of it.
  open var blendFactor: CGFloat = 1
  /// Whether it stands still.
  open var paused = true

  /// An animation.
  public init(animation: SCNAnimation) {
    self.animation = animation
    super.init()
  }

  /// Plays.
  open func play() { paused = false }
  /// Stops.
  open func stop() { paused = true }
  /// Stops bit by bit.
  open func stop(withBlendOutDuration duration: TimeInterval) { paused = true }
}

/// Changes that come bit by bit.
open class SCNTransaction: NSObject {
  nonisolated(unsafe) private static var completions: [(() -> Void)?] = []
  /// How long changes take, in seconds.
  nonisolated(unsafe) public static var animationDuration: TimeInterval = 0.25
  /// Whether they come at once.
  nonisolated(unsafe) public static var disableActions = false

  /// What is done after the changes.
  public class var completionBlock: (() -> Void)? {
    get { completions.last ?? nil }
    set {
      if completions.isEmpty {
        completions = [newValue]
      } else {
        completions[completions.count - 1] = newValue
      }
    }
  }

  /// Changes begin.
  public class func begin() { completions.append(nil) }

  /// Changes end.
  public class func commit() {
    guard let completion = completions.popLast() ?? nil else { return }
    VirtualTime.later("changes of a scene", after: .seconds(animationDuration), completion)
  }
}
