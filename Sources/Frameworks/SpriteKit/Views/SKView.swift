import SimulatedUI
public import SimulatedUIKit
import VirtualTime

/// Told by a view before it shows a frame.
@MainActor @preconcurrency
public protocol SKViewDelegate: NSObjectProtocol {
  /// Whether a frame is due.
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
  /// It is.
  public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

/// Shows a scene: an element, in which those nodes are elements that the app has made so.
///
/// The scene goes on sixty times a second of virtual time.
@MainActor @preconcurrency
open class SKView: UIView {
  /// Whether it stands still.
  open var isPaused = false
  /// Whether the number of frames shows.
  open var showsFPS = false
  /// Whether the number of nodes shows.
  open var showsNodeCount = false
  /// Whether the number of drawings shows.
  open var showsDrawCount = false
  /// Whether bodies show.
  open var showsPhysics = false
  /// Whether fields show.
  open var showsFields = false
  /// Whether the order of nodes at one height does not matter.
  open var ignoresSiblingOrder = false
  /// Whether nodes that are not seen are not drawn.
  open var shouldCullNonVisibleNodes = true
  /// Whether what is behind shows through.
  open var allowsTransparency = false
  /// Whether it is drawn in step.
  open var isAsynchronous = true
  /// Frames a second.
  open var preferredFramesPerSecond = 60
  /// Told before each frame.
  open weak var delegate: (any SKViewDelegate)?
  /// What it shows.
  public private(set) var scene: SKScene?
  /// The room that it has.
  var shownSize = CGSize.zero
  private var loop: ScheduledWork?
  private var touch: SceneTouch?
  private var changes = 0

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    kind = .hosting(AnyView(SceneSurface(view: self, changes: 0)))
  }

  /// Creates a view as a storyboard or xib says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    kind = .hosting(AnyView(SceneSurface(view: self, changes: 0)))
  }

  /// Shows a scene.
  open func presentScene(_ scene: SKScene?) {
    if let old = self.scene {
      old.willMove(from: self)
      old.shownIn = nil
    }
    self.scene = scene
    loop?.cancel()
    guard let scene else { return contentsHaveChanged() }
    scene.shownIn = self
    fit(shownSize == .zero ? frame.size : shownSize)
    if !scene.isLoaded {
      scene.isLoaded = true
      scene.sceneDidLoad()
    }
    scene.didMove(to: self)
    contentsHaveChanged()
    scheduleFrame()
  }

  /// Shows a scene after the one before.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

  /// A picture of nodes: an empty one.
  open func texture(from node: SKNode) -> SKTexture? { SKTexture() }

  /// A place of a scene in the view.
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
    scene.convertPoint(toView: point)
  }

  /// A place of the view in a scene.
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    scene.convertPoint(fromView: point)
  }

  /// Takes note of the room that the view has.
  func fit(_ size: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    shownSize = size
    if let scene, scene.scaleMode == .resizeFill { scene.size = size }
  }

  /// Shows what has changed.
  func contentsHaveChanged() {
    changes += 1
    kind = .hosting(AnyView(SceneSurface(view: self, changes: changes)))
  }

  private func scheduleFrame() {
    let seconds = 1 / Double(max(1, preferredFramesPerSecond))
    loop = VirtualTime.schedule(
      after: .seconds(seconds), kind: .timer, label: "frame of a scene"
    ) { [weak self] in
      guard let self, let scene else { return }
      if !isPaused {
        let now = ProcessInfo.processInfo.systemUptime
        if delegate?.view(self, shouldRenderAtTime: now) ?? true {
          scene.frame(at: now, after: seconds)
        }
      }
      scheduleFrame()
    }
  }

  /// A finger is somewhere, comes down the first time, or goes up.
  func follow(finger place: CGPoint, isUp: Bool) {
    guard let scene else { return }
    let isDown = touch == nil
    let finger = touch ?? SceneTouch()
    finger.here = place
    touch = isUp ? nil : finger
    let point = scene.convertPoint(fromView: place)
    let hit = scene.nodes(at: point).first(where: \.isUserInteractionEnabled)
    let target = finger.target ?? hit ?? scene
    finger.target = target
    if isDown { target.touchesBegan([finger], with: UIEvent()) }
    if isUp {
      target.touchesEnded([finger], with: UIEvent())
    } else if !isDown {
      target.touchesMoved([finger], with: UIEvent())
    }
  }
}

/// A finger on a scene.
final class SceneTouch: UITouch {
  var here = CGPoint.zero
  weak var target: SKNode?

  override func location(in view: UIView?) -> CGPoint { here }
}
