/// What a navigation bar shows of a controller.
@MainActor @preconcurrency
open class UINavigationItem {
  /// When a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The cases as UIKit numbers them.
    case automatic, always, never
  }

  /// The controller that it is of.
  weak var owner: UIViewController?
  /// The title.
  open var title: String? { didSet { changed() } }
  /// A line above the title.
  open var prompt: String? { didSet { changed() } }
  /// What stands in the place of the title.
  open var titleView: UIView? { didSet { changed() } }
  /// What the way back to it is called.
  open var backButtonTitle: String? { didSet { changed() } }
  /// The way back to it.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// When the title is large.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// Whether there is no way back.
  open var hidesBackButton = false { didSet { changed() } }
  /// What is at the side where reading starts.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// What is at the side where reading ends, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// Searches in the screen.
  open var searchController: UISearchController? { didSet { changed() } }
  /// Whether the search field goes away while content is scrolled: it stays, here.
  open var hidesSearchBarWhenScrolling = true
  /// The first item at the side where reading starts.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item at the side where reading ends.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Creates an item.
  nonisolated public init() {}

  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// Sets what is at the side where reading starts.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets what is at the side where reading ends.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Has the bar drawn anew.
  func changed() { owner?.navigationController?.changed() }
}
