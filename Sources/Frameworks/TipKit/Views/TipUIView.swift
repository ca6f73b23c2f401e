public import SimulatedUI
public import SimulatedUIKit

/// A tip as a view of UIKit.
@MainActor @preconcurrency
open class TipUIView: UIView {
  /// Creates the view of a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - arrowEdge: Where an arrow points to what it is about.
  ///   - actionHandler: Told which of its buttons the person uses.
  public init(
    _ tip: some Tip, arrowEdge: Edge? = nil,
    actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    super.init(frame: .zero)
    let host = UIHostingController(
      rootView: TipView(tip, arrowEdge: arrowEdge, action: actionHandler))
    hosting = host
    addSubview(host.view)
    host.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      host.view.leadingAnchor.constraint(equalTo: leadingAnchor),
      host.view.trailingAnchor.constraint(equalTo: trailingAnchor),
      host.view.topAnchor.constraint(equalTo: topAnchor),
      host.view.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// A tip is not kept in archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var hosting: UIViewController?
}

/// A tip in a popover of UIKit.
@MainActor @preconcurrency
open class TipUIPopoverViewController: UIViewController {
  /// Creates the popover of a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - sourceItem: What it points to.
  ///   - actionHandler: Told which of its buttons the person uses.
  public init(
    _ tip: some Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping (Tips.Action) -> Void = { _ in }
  ) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceItem = sourceItem
    let host = UIHostingController(
      rootView: StyledTip(tip: tip, appearance: TipAppearance(), action: actionHandler))
    addChild(host)
    view.addSubview(host.view)
    host.view.frame = view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.didMove(toParent: self)
  }

  /// A tip is not kept in archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
