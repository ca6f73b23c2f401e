/// A row of a list of UIKit.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all, or in a colour.
    case none, blue, gray, `default`
  }

  private static let proxy = UITableViewCell()
  /// The look of all rows.
  open class func appearance() -> UITableViewCell { proxy }
  /// How a selected row looks.
  open var selectionStyle = SelectionStyle.default
}
