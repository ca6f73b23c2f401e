/// Rows of lists, for their looks.
open class UITableViewCell: StyledView {
  /// How a chosen row looks, numbered as UIKit does.
  public enum SelectionStyle: Int, Sendable {
    /// As others, or in a colour.
    case none, blue, gray, `default`
  }

  /// How a chosen row looks.
  public var selectionStyle = SelectionStyle.default
}
