public import Foundation

/// Lists, for their looks.
open class UITableView: UIScrollView {
  /// What is between rows, numbered as UIKit does.
  public enum SeparatorStyle: Int, Sendable {
    /// Nothing, or a line.
    case none, singleLine
  }

  /// What is between rows.
  public var separatorStyle = SeparatorStyle.singleLine
  /// The colour of lines between rows.
  public var separatorColor: UIColor?
  /// Whether rows can be chosen.
  public var allowsSelection = true
  /// The points above the header of a section.
  public var sectionHeaderTopPadding: CGFloat = 0
  /// The view after the last row.
  public var tableFooterView: StyledView?
}
