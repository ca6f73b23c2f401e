/// A row of a list of UIKit.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    /// Not at all, or in a colour.
    case none, blue, gray, `default`
  }

  /// What a row says besides its text.
  public enum CellStyle: Int, Sendable {
    /// Nothing, a value beside, a value before, or a value below.
    case `default`, value1, value2, subtitle
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// The cases as UIKit numbers them.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    /// The cases as UIKit numbers them.
    case none, delete, insert
  }

  /// What the row says besides its text.
  package let cellStyle: CellStyle
  /// What it has been registered as.
  public let reuseIdentifier: String?
  /// What is in it.
  public let contentView = UIView()
  /// Its text.
  public private(set) lazy var textLabel: UILabel? = UILabel()
  /// Its second text, in cells that have one.
  public private(set) lazy var detailTextLabel: UILabel? =
    cellStyle == .default ? nil : UILabel()
  /// Its picture.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  /// How a selected row looks.
  open var selectionStyle = SelectionStyle.default
  /// What stands at its end.
  open var accessoryType = AccessoryType.none { didSet { changed() } }
  /// A view at its end.
  open var accessoryView: UIView? { didSet { changed() } }
  /// What is behind a selected row.
  open var selectedBackgroundView: UIView?
  /// How far the line below is from the sides.
  open var separatorInset = UIEdgeInsets.zero

  /// Creates a row.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a row.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Not used: there are no archives of views here.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the row is used for another value, which never is so here.
  open func prepareForReuse() {}

  /// Selects the row.
  open func setSelected(_ selected: Bool, animated: Bool) {}
}
