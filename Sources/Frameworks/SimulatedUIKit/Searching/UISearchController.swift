public import Foundation

/// Searches in a screen: its bar is in the navigation bar of the screen that it belongs to.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar(frame: .zero)
  /// The screen of what is found; not shown here, where it is another one.
  public let searchResultsController: UIViewController?
  /// Told of what is searched.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the screen below gets dark.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes away.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button that ends the search comes by itself.
  open var automaticallyShowsCancelButton = true
  /// Whether the screen of what is found comes by itself.
  open var showsSearchResultsController = false
  /// Whether something is searched.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if !isActive {
        searchBar.text = ""
        searchBar.delegate?.searchBarCancelButtonClicked(searchBar)
        delegate?.didDismissSearchController(self)
      } else {
        delegate?.willPresentSearchController(self)
        searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
        delegate?.didPresentSearchController(self)
      }
      searchResultsUpdater?.updateSearchResults(for: self)
      onChange?()
    }
  }
  /// Called when the app starts or ends the search.
  package var onChange: (() -> Void)?

  /// Searches in a screen, or has another one show what is found.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Not used: there are no archives of these here.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// Takes a text that a person has typed.
  package func type(_ text: String) {
    guard text != searchBar.text ?? "" else { return }
    searchBar.type(text)
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Told of what is searched.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// The text has changed, or the search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// Told of a search.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: AnyObject {
  /// It is about to begin.
  func willPresentSearchController(_ searchController: UISearchController)
  /// It has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// It is about to end.
  func willDismissSearchController(_ searchController: UISearchController)
  /// It has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing is done.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing is done.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing is done.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing is done.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
