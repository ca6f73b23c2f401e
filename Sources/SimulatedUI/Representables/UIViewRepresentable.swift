/// A view of UIKit within views of SwiftUI.
///
/// The view is shown as the controls of SwiftUI that its classes stand for, and a class of the app's
/// own as an element of type `Other`, as XCTest shows every `UIView`. What that is not enough for, an
/// app is given a stub of: see `stubs` of `pomelo.yml`.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of what the view talks to.
  associatedtype Coordinator = Void
  /// What the functions are told.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view in line with this value.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view goes.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what the view talks to.
  func makeCoordinator() -> Coordinator
  /// The size that the view takes; nil for the usual one.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// The view of UIKit.
  public var body: _UIViewHost<Self> { _UIViewHost(representable: self) }
  /// Nothing is done.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  /// The usual size.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What a representable is told.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view talks to.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// How changes are carried out.
  public let transaction = Transaction()
}

/// What a representable keeps from update to update.
@MainActor private final class RepresentableMemory<Shown, Coordinator> {
  let shown: Shown
  let coordinator: Coordinator

  init(shown: Shown, coordinator: Coordinator) {
    self.shown = shown
    self.coordinator = coordinator
  }
}

/// Keeps the view of a representable.
public struct _UIViewHost<Representable: UIViewRepresentable>: View, PrimitiveView {
  let representable: Representable

  package func update(_ node: ViewNode) {
    func context(_ coordinator: Representable.Coordinator) -> Representable.Context {
      Representable.Context(coordinator: coordinator, environment: node.environment)
    }
    let memory = node.slot("representable") {
      let coordinator = representable.makeCoordinator()
      let view = representable.makeUIView(context: context(coordinator))
      return RepresentableMemory(shown: view, coordinator: coordinator)
    }
    let context = context(memory.coordinator)
    representable.updateUIView(memory.shown, context: context)
    let size = representable.sizeThatFits(.unspecified, uiView: memory.shown, context: context)
    node.updateChild(
      .role(.content),
      UIViewTree(view: memory.shown).frame(width: size?.width, height: size?.height))
  }
}

/// A controller of UIKit within views of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of what the controller talks to.
  associatedtype Coordinator = Void
  /// What the functions are told.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller in line with this value.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller goes.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what the controller talks to.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// The view of the controller.
  public var body: _UIViewControllerHost<Self> { _UIViewControllerHost(representable: self) }
  /// Nothing is done.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes nothing.
  public func makeCoordinator() {}
}

/// What a representable of a controller is told.
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What the controller talks to.
  public let coordinator: Representable.Coordinator
  /// The environment.
  public let environment: EnvironmentValues
  /// How changes are carried out.
  public let transaction = Transaction()
}

/// Keeps the controller of a representable.
public struct _UIViewControllerHost<Representable: UIViewControllerRepresentable>: View,
  PrimitiveView
{
  let representable: Representable

  package func update(_ node: ViewNode) {
    func context(_ coordinator: Representable.Coordinator) -> Representable.Context {
      Representable.Context(coordinator: coordinator, environment: node.environment)
    }
    let memory = node.slot("representable") {
      let coordinator = representable.makeCoordinator()
      let controller = representable.makeUIViewController(context: context(coordinator))
      return RepresentableMemory(shown: controller, coordinator: coordinator)
    }
    representable.updateUIViewController(
      memory.shown, context: context(memory.coordinator))
    node.updateChild(.role(.content), UIViewControllerContent(controller: memory.shown))
  }
}
