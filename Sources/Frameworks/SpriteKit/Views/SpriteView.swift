public import SimulatedUI
import SimulatedUIKit

/// Shows a scene of SpriteKit among views of SwiftUI.
public struct SpriteView: View {
  /// What a view of a scene does otherwise.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Nodes that are not seen are not drawn.
    public static let shouldCullNonVisibleNodes = Options(rawValue: 1)
    /// The order of nodes at one height does not matter.
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    /// What is behind shows through.
    public static let allowsTransparency = Options(rawValue: 4)
  }

  /// What a view of a scene shows besides.
  public struct DebugOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Frames a second.
    public static let showsFPS = DebugOptions(rawValue: 1)
    /// The number of nodes.
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    /// The number of drawings.
    public static let showsDrawCount = DebugOptions(rawValue: 4)
    /// The number of quads.
    public static let showsQuadCount = DebugOptions(rawValue: 8)
    /// Bodies.
    public static let showsPhysics = DebugOptions(rawValue: 16)
    /// Fields.
    public static let showsFields = DebugOptions(rawValue: 32)
  }

  private let scene: SKScene
  private let isPaused: Bool
  private let frames: Int

  /// Shows a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - transition: How it follows another.
  ///   - isPaused: Whether it stands still.
  ///   - preferredFramesPerSecond: Frames a second.
  ///   - options: What is done otherwise.
  ///   - debugOptions: What shows besides.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []
  ) {
    self.scene = scene
    self.isPaused = isPaused
    frames = preferredFramesPerSecond
  }

  /// Shows a scene, with the older spelling.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes],
    shouldRender: @escaping (TimeInterval) -> Bool
  ) {
    self.init(
      scene: scene, isPaused: isPaused, preferredFramesPerSecond: preferredFramesPerSecond)
  }

  /// The scene.
  public var body: some View {
    HostedScene(scene: scene, isPaused: isPaused, frames: frames)
  }
}

/// The view of UIKit that shows a scene.
private struct HostedScene: UIViewRepresentable {
  let scene: SKScene
  let isPaused: Bool
  let frames: Int

  func makeUIView(context: Context) -> SKView { SKView(frame: .zero) }

  func updateUIView(_ view: SKView, context: Context) {
    view.preferredFramesPerSecond = frames
    view.isPaused = isPaused
    if view.scene !== scene { view.presentScene(scene) }
  }

  static func dismantleUIView(_ view: SKView, coordinator: Void) { view.presentScene(nil) }
}
