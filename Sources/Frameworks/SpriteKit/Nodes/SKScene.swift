public import SimulatedUIKit

/// Told of each frame in place of a scene.
@MainActor @preconcurrency
public protocol SKSceneDelegate: NSObjectProtocol {
  /// A frame begins.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  /// Actions are done.
  func didEvaluateActions(for scene: SKScene)
  /// Bodies have moved.
  func didSimulatePhysics(for scene: SKScene)
  /// A frame ends.
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  /// Nothing is done.
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  /// Nothing is done.
  public func didEvaluateActions(for scene: SKScene) {}
  /// Nothing is done.
  public func didSimulatePhysics(for scene: SKScene) {}
  /// Nothing is done.
  public func didFinishUpdate(for scene: SKScene) {}
}

/// The root of the nodes that a view shows.
@MainActor @preconcurrency
open class SKScene: SKEffectNode {
  /// How large it is.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      didChangeSize(oldValue)
      changed()
    }
  }
  /// Which of its points is at the origin, from 0 to 1.
  open var anchorPoint = CGPoint.zero { didSet { changed() } }
  /// How it is fitted into its view.
  open var scaleMode = SKSceneScaleMode.fill
  /// What is behind everything.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  /// From where it is seen.
  open weak var camera: SKCameraNode?
  /// Told of each frame.
  open weak var delegate: (any SKSceneDelegate)?
  /// What moves bodies.
  public let physicsWorld = SKPhysicsWorld()
  /// Whose ears hear sounds.
  open weak var listener: SKNode?
  /// The view that shows it.
  open var view: SKView? { shownIn }
  weak var shownIn: SKView?
  var isLoaded = false

  /// Creates a scene.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A scene as large as its view will be.
  nonisolated public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
  }

  /// Not used: there are no archives of nodes here.
  public required init?(coder aDecoder: NSCoder) {
    size = .zero
    super.init(coder: aDecoder)
  }

  /// All of it.
  open override var frame: CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
      height: size.height)
  }

  /// Called once, before it is first shown.
  open func sceneDidLoad() {}
  /// Called when a view shows it.
  open func didMove(to view: SKView) {}
  /// Called before its view shows another one.
  open func willMove(from view: SKView) {}
  /// Called when it has another size.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Called at the beginning of each frame.
  ///
  /// - Parameter currentTime: The time in seconds.
  open func update(_ currentTime: TimeInterval) {}
  /// Called when the actions of a frame are done.
  open func didEvaluateActions() {}
  /// Called when bodies have moved.
  open func didSimulatePhysics() {}
  /// Called when constraints hold.
  open func didApplyConstraints() {}
  /// Called at the end of each frame.
  open func didFinishUpdate() {}

  /// A place of the view in the scene's coordinates.
  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    let shown = shownIn?.shownSize ?? size
    let scale = scales(in: shown)
    let x = (point.x - shown.width / 2) / scale.x + size.width / 2
    let y = (shown.height / 2 - point.y) / scale.y + size.height / 2
    let middle = camera.map {
      CGPoint(x: $0.position.x - size.width / 2, y: $0.position.y - size.height / 2)
    }
    return CGPoint(
      x: x + (middle?.x ?? -size.width * anchorPoint.x),
      y: y + (middle?.y ?? -size.height * anchorPoint.y))
  }

  /// A place of the scene in the view's coordinates.
  open func convertPoint(toView point: CGPoint) -> CGPoint {
    let shown = shownIn?.shownSize ?? size
    let scale = scales(in: shown)
    let corner = camera.map {
      CGPoint(x: $0.position.x - size.width / 2, y: $0.position.y - size.height / 2)
    }
    let x = point.x - (corner?.x ?? -size.width * anchorPoint.x) - size.width / 2
    let y = point.y - (corner?.y ?? -size.height * anchorPoint.y) - size.height / 2
    return CGPoint(x: x * scale.x + shown.width / 2, y: shown.height / 2 - y * scale.y)
  }

  /// How much larger the scene is in a view.
  func scales(in shown: CGSize) -> CGPoint {
    guard size.width > 0, size.height > 0 else { return CGPoint(x: 1, y: 1) }
    let (x, y) = (shown.width / size.width, shown.height / size.height)
    return switch scaleMode {
    case .fill: CGPoint(x: x, y: y)
    case .aspectFill: CGPoint(x: max(x, y), y: max(x, y))
    case .aspectFit: CGPoint(x: min(x, y), y: min(x, y))
    case .resizeFill: CGPoint(x: 1, y: 1)
    }
  }

  /// Goes through a frame.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - seconds: How much has passed since the frame before.
  func frame(at time: TimeInterval, after seconds: TimeInterval) {
    update(time)
    delegate?.update(time, for: self)
    advance(by: seconds)
    didEvaluateActions()
    delegate?.didEvaluateActions(for: self)
    physicsWorld.advance(by: seconds, in: self)
    didSimulatePhysics()
    delegate?.didSimulatePhysics(for: self)
    didApplyConstraints()
    didFinishUpdate()
    delegate?.didFinishUpdate(for: self)
  }
}
