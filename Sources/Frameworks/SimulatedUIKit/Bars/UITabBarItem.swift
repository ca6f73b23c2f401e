/// A tab.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// A tab that systems know.
  public enum SystemItem: Int, Sendable {
    /// The cases as UIKit numbers them.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// Further ones.
    case downloads, mostRecent, mostViewed
  }

  /// The picture while it is chosen.
  open var selectedImage: UIImage?
  /// A number or sign on it.
  open var badgeValue: String?

  /// Creates a tab.
  nonisolated public override init() { super.init() }

  /// Creates a tab with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a tab of the system's.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    switch systemItem {
    case .topRated: title = "Top Rated"
    case .mostRecent: title = "Most Recent"
    case .mostViewed: title = "Most Viewed"
    default: title = "\(systemItem)".prefix(1).uppercased() + "\(systemItem)".dropFirst()
    }
    self.tag = tag
  }
}
