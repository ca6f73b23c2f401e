/// A controller of UIKit that shows views of SwiftUI.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The views.
  public var rootView: Content {
    didSet { viewIfLoaded?.kind = .hosting(AnyView(rootView)) }
  }

  /// Creates a controller of some views.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of some views.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Not used: there are no archives of views here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Makes the view that shows the views.
  open override func loadView() {
    let shown = UIView()
    shown.kind = .hosting(AnyView(rootView))
    view = shown
  }

  /// The size that the views take; they take what they are offered.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// Shows a controller's view, and the controllers that it shows in front of itself.
struct UIViewControllerContent: View {
  let controller: UIViewController
  @State private var presented: UIViewController?

  var body: some View {
    UIViewTree(view: controller.view ?? UIView())
      .onAppear {
        controller.onPresent = { presented = $0 }
        controller.viewWillAppear(false)
        controller.viewWillLayoutSubviews()
        controller.viewDidLayoutSubviews()
        controller.viewDidAppear(false)
      }
      .onDisappear {
        controller.viewWillDisappear(false)
        controller.viewDidDisappear(false)
      }
      .sheet(
        isPresented: Binding(
          get: { presented != nil },
          set: { if !$0 { controller.dismiss(animated: true) } })
      ) {
        if let presented { AnyView(UIViewControllerContent(controller: presented)) }
      }
  }
}
