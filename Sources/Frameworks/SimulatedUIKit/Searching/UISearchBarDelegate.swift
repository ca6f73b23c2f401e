public import Foundation

/// Told of what is searched in a bar.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// The text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The person has asked to search.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The person has ended the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Something else is searched in.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Nothing is done.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing is done.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing is done.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing is done.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Nothing is done.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// It may.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing is done.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
