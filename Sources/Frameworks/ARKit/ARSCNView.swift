public import Foundation
public import SceneKit
public import SimulatedUIKit

/// Told of nodes for what is seen: never here.
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
  /// Makes a node.
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  /// A node is there.
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  /// A node has changed.
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  /// A node is gone.
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
  /// None.
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? {
    nil
  }
  /// Nothing is done.
  public func renderer(
    _ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor
  ) {}
  /// Nothing is done.
  public func renderer(
    _ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor
  ) {}
  /// Nothing is done.
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor
  ) {}
}

/// Shows a scene in the world: an element without pictures.
@MainActor @preconcurrency
open class ARSCNView: SCNView {
  /// Looks at the world.
  open var session = ARSession()
  /// Whether light follows the world's.
  open var automaticallyUpdatesLighting = true

  /// A line from a place of the view.
  open func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target,
    alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? {
    ARRaycastQuery(
      origin: .zero, direction: [0, 0, -1], allowing: target, alignment: alignment)
  }

  /// The place of a node.
  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
  /// The node of a place.
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
}

/// Shows what the person is to do for the world to be seen: nothing here.
@MainActor @preconcurrency
open class ARCoachingOverlayView: UIView {
  /// What is wanted.
  public enum Goal: Int, Sendable {
    /// The cases as ARKit numbers them.
    case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking
  }
  /// Looks at the world.
  open weak var session: ARSession?
  /// What is wanted.
  open var goal = Goal.tracking
  /// Whether it comes by itself.
  open var activatesAutomatically = true
  /// Whether it is there.
  open private(set) var isActive = false
  /// Comes or goes.
  open func setActive(_ active: Bool, animated: Bool) { isActive = active }
}
