/// A row of a list of UIKit.
@MainActor @preconcurrency
open class UITableViewCell: UIView, ReusedView, ConfiguredCell {
  /// Changes how a cell looks.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

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
  open internal(set) var reuseIdentifier: String?
  /// What is in it.
  public internal(set) var contentView = UIView()
  /// Its text.
  public private(set) lazy var textLabel: UILabel? = makeLabel()
  /// Its second text, in cells that have one.
  public private(set) lazy var detailTextLabel: UILabel? =
    cellStyle == .default ? nil : makeLabel()
  /// Its picture.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  let look = CellLook()
  /// What it shows, in the newer way.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { look.content }
    set {
      look.content = newValue
      changed()
    }
  }
  /// What is behind it, in the newer way.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { look.background }
    set {
      look.background = newValue
      changed()
    }
  }
  /// Changes how the cell looks when it is in another state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// How a selected row looks.
  open var selectionStyle = SelectionStyle.default
  /// What stands at its end.
  open var accessoryType = AccessoryType.none { didSet { changed() } }
  /// A view at its end.
  open var accessoryView: UIView? { didSet { changed() } }
  /// What stands at its end while rows are edited.
  open var editingAccessoryType = AccessoryType.none
  /// What is behind the row.
  open var backgroundView: UIView?
  /// What is behind a selected row.
  open var selectedBackgroundView: UIView?
  /// How far the line below is from the sides.
  open var separatorInset = UIEdgeInsets.zero
  /// Whether the row is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { lookChanged() } } }
  /// Whether the row is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { lookChanged() } } }
  /// How far what is in it is moved in.
  open var indentationLevel = 0
  /// Whether rows are edited.
  open var isEditing: Bool { (superview as? UITableView)?.isEditing ?? false }
  /// Goes to a screen when the row is chosen, as a storyboard says.
  var selectionSegue: (() -> Void)?

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// Creates a row.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }

  /// Creates a row as a storyboard or xib says.
  public required init?(coder: NSCoder) {
    cellStyle = (coder as? ArchiveCoder)?.cellStyle ?? .default
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.layoutState.margins = UIEdgeInsets(top: 11, left: 20, bottom: 11, right: 20)
    fill(with: contentView)
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    // What it says is part of the row.
    label.onChange = { [weak self] in self?.changed() }
    return label
  }

  /// Called before the row is used for another value.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
    look.updateIsDue = true
  }

  /// Selects the row.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Touches the row.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Begins or ends editing of the row.
  open func setEditing(_ editing: Bool, animated: Bool) {}

  /// What the row shows, in the newer way, as the system has it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    cellStyle == .subtitle ? .subtitleCell() : cellStyle == .value1 ? .valueCell() : .cell()
  }

  /// Called when a newer look may depend on the state of the row.
  open func setNeedsUpdateConfiguration() { lookChanged() }

  /// How it is.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Changes how the cell looks as it is now.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  func runUpdate(_ state: UICellConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// The view of the newer way; nil in a cell of the older.
  package var configuredContent: UIView? { look.contentView(in: configurationState) }

  /// Goes to a screen, if a storyboard says so.
  func performSelectionSegue() { selectionSegue?() }
}
