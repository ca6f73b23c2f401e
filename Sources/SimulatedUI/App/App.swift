import Observation
import SimulatedUIKit

/// The structure of an app: its scenes.
@MainActor @preconcurrency
public protocol App {
  /// The type of scene that the body is.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Creates the app when it is launched.
  @MainActor @preconcurrency init()
}

extension App {
  /// Explains that the app is not run by itself.
  public static func main() {
    print("\(Self.self) runs inside pomelo, which starts it for a test.")
  }
}

/// The root of an app's views: keeps the app's own state and shows its first window.
struct AppView<Application: App>: View, PrimitiveView {
  let app: Application

  func update(_ node: ViewNode) {
    var app = app
    DynamicFields.install(in: &app, node: node)
    let invalidator = node.invalidator
    let view = withObservationTracking {
      app.body.firstView
    } onChange: {
      invalidator.invalidate()
    }
    // A controller that somebody has put into the window shows instead of the scene.
    let window = UIApplication.shared.keyWindow
    window?.onRootChange = { invalidator.invalidate() }
    if let controller = window?.rootViewController {
      node.updateChild(
        .role(.content),
        UIViewControllerContent(controller: controller).id(ObjectIdentifier(controller)))
    } else if let view {
      node.updateChild(.role(.content), AnyView(existential: view))
    }
  }
}
