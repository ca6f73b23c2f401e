public import SimulatedUI

/// Shows a scene of SceneKit among views of SwiftUI: an element without pictures.
public struct SceneView: View {
  /// What a view of a scene does.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Goes on when nothing moves.
    public static let rendersContinuously = Options(rawValue: 1)
    /// A finger moves from where it is seen.
    public static let allowsCameraControl = Options(rawValue: 2)
    /// A light comes where there is none.
    public static let autoenablesDefaultLighting = Options(rawValue: 4)
    /// Edges are smooth in steps.
    public static let jitteringEnabled = Options(rawValue: 8)
    /// Smooth in time.
    public static let temporalAntialiasingEnabled = Options(rawValue: 16)
  }

  private let scene: SCNScene?
  private let pointOfView: SCNNode?

  /// Shows a scene.
  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
    preferredFramesPerSecond: Int = 60, antialiasingMode: SCNAntialiasingMode = .multisampling4X,
    delegate: (any SCNSceneRendererDelegate)? = nil, technique: AnyObject? = nil
  ) { (self.scene, self.pointOfView) = (scene, pointOfView) }

  /// The scene.
  public var body: some View { HostedSceneView(scene: scene, pointOfView: pointOfView) }
}

/// The view of UIKit that shows a scene.
private struct HostedSceneView: UIViewRepresentable {
  let scene: SCNScene?
  let pointOfView: SCNNode?

  func makeUIView(context: Context) -> SCNView { SCNView(frame: .zero) }

  func updateUIView(_ view: SCNView, context: Context) {
    view.scene = scene
    view.pointOfView = pointOfView
  }
}
