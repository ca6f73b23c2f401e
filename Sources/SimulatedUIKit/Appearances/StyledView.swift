public import Foundation

/// A view of UIKit as far as apps made of SwiftUI use it: the looks that it gives to all of a kind,
/// as in `UITableView.appearance().backgroundColor = .clear`.
///
/// The looks are kept and change nothing that a terminal shows.
open class StyledView: UIResponder {
  private static var looks: [ObjectIdentifier: StyledView] = [:]

  /// What fills the view.
  public var backgroundColor: UIColor?
  /// The colour of what can be pressed.
  public var tintColor: UIColor?
  /// Whether the view is not shown.
  public var isHidden = false
  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat = 1

  /// Creates a view as the system makes it.
  public required override init() {
    super.init()
  }

  /// The looks of all views of the kind.
  public static func appearance() -> Self {
    if let known = looks[ObjectIdentifier(self)] as? Self { return known }
    let new = Self()
    looks[ObjectIdentifier(self)] = new
    return new
  }

  /// The looks of those within views of some kinds; the same object as for all.
  public static func appearance(
    whenContainedInInstancesOf containers: [StyledView.Type]
  ) -> Self { appearance() }
}
