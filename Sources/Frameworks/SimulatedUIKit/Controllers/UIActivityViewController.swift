/// The system's sheet to share something.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// What can be done with what is shared.
  public typealias ActivityType = UIActivity.ActivityType

  private let items: [Any]
  /// What is not offered.
  open var excludedActivityTypes: [ActivityType]?
  /// Told what has been done.
  open var completionWithItemsHandler: ((ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?

  /// Creates a sheet for some things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Not used: there are no archives of controllers here.
  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  /// Makes the sheet, with what the simulated device can do: copying.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "ActivityListView"
    let close = UIButton(
      primaryAction: UIAction(title: "Close") { [weak self] _ in self?.finish(nil) })
    close.accessibilityIdentifier = "header.closeButton"
    let copy = UIButton(
      primaryAction: UIAction(title: "Copy") { [weak self] _ in self?.finish(.copyToPasteboard) })
    view.addSubview(close)
    if excludedActivityTypes?.contains(.copyToPasteboard) != true { view.addSubview(copy) }
  }

  private func finish(_ type: ActivityType?) {
    if type == .copyToPasteboard {
      let texts = items.compactMap { ($0 as? String) ?? ($0 as? URL)?.absoluteString }
      UIPasteboard.general.string = texts.joined(separator: "\n")
    }
    dismiss(animated: true)
    completionWithItemsHandler?(type, type != nil, nil, nil)
  }
}
