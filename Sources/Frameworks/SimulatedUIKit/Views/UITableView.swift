/// A list of UIKit.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// What is between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing, or a line.
    case none, singleLine
  }

  private static let proxy = UITableView()
  /// The look of all lists.
  override open class func appearance() -> UITableView { proxy }
  /// What is between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Points above the first header.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// What follows the rows.
  open var tableFooterView: UIView?
}
