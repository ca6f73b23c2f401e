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
    let shown = UIView(frame: UIScreen.main.bounds)
    shown.kind = .hosting(AnyView(rootView))
    view = shown
  }

  /// The size that the views take of what they are offered.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    ViewStage(size: UIScreen.main.bounds.size).size(
      of: rootView, width: size.width, height: size.height)
  }
}
