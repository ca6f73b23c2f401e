import SimulatedUIKit

/// The root of an app of UIKit's: shows what is in its window in front.
struct UIWindowContent: View, PrimitiveView {
  func update(_ node: ViewNode) {
    let invalidator = node.invalidator
    let app = UIApplication.shared
    app.onFirstWindow = { invalidator.invalidate() }
    app.keyWindow?.onRootChange = { invalidator.invalidate() }
    if let controller = app.keyWindow?.rootViewController {
      node.updateChild(
        .role(.content),
        UIViewControllerContent(controller: controller, isScreen: true)
          .id(ObjectIdentifier(controller)))
    }
  }
}
