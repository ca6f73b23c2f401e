/// A view that collection views use again.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView, ReusedView {
  /// What it has been registered as.
  open internal(set) var reuseIdentifier: String?

  /// Called before it is used for another value.
  open func prepareForReuse() {}

  /// Called when a layout gives it another place; none does here.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The place that it would rather have; not asked here.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection view.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
  /// Changes how a cell looks.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void

  /// What is in it.
  public let contentView = UIView()
  let look = CellLook()
  /// What it shows, in the newer way.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { look.content }
    set {
      look.content = newValue
      changed()
    }
  }
  /// Whether the content follows the state of the cell; it always does here.
  open var automaticallyUpdatesContentConfiguration = true
  /// What is behind it, in the newer way.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { look.background }
    set {
      look.background = newValue
      changed()
    }
  }
  /// Whether what is behind it follows the state of the cell.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Changes how the cell looks when it is in another state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether it is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { lookChanged() } } }
  /// Whether it is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { lookChanged() } } }
  /// What is behind it.
  open var backgroundView: UIView?
  /// What is behind it while it is selected.
  open var selectedBackgroundView: UIView?
  /// Whether the items below it show.
  var isExpanded = false { didSet { if isExpanded != oldValue { lookChanged() } } }
  /// Whether it stands above the others of its section.
  var isHeader = false
  /// Goes to a screen when the item is chosen, as a storyboard says.
  var selectionSegue: (() -> Void)?

  /// Creates an item.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }

  /// Creates an item as a storyboard or xib says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// The collection view that it is in.
  var grid: UICollectionView? { superview as? UICollectionView }

  /// How it is.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isExpanded = isExpanded
    state.isEditing = grid?.isEditing ?? false
    return state
  }

  /// Called when a newer look may depend on the state of the item.
  open func setNeedsUpdateConfiguration() { lookChanged() }

  /// Changes how the cell looks as it is now.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  func runUpdate(_ state: UICellConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Called before it is used for another value.
  open override func prepareForReuse() {
    super.prepareForReuse()
    look.updateIsDue = true
  }

  /// The view of the newer way; nil in a cell of the older.
  package var configuredContent: UIView? { look.contentView(in: configurationState) }
}

/// An item of a list made of a collection view.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at its ends.
  open var accessories: [UICellAccessory] = [] { didSet { changed() } }
  /// How far what is in it is moved in.
  open var indentationLevel = 0 { didSet { changed() } }
  /// Points that it is moved in by for each level.
  open var indentationWidth: CGFloat = 10
  /// Whether what stands before its content is moved in too.
  open var indentsAccessories = true

  /// What the item shows as the system has it.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isHeader ? .groupedHeader() : .cell()
  }

  /// As the system has it behind a cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// What stands at its ends now, in order.
  ///
  /// - Parameter isLeading: Whether that is before its content.
  /// - Returns: The accessories.
  package func shownAccessories(isLeading: Bool) -> [UICellAccessory] {
    let isEditing = grid?.isEditing ?? false
    return accessories.filter {
      $0.isLeading == isLeading && !$0.isHidden && $0.displayed.shows(isEditing: isEditing)
    }
  }

  /// Does what a tap on an accessory does that has nothing of the app's to do.
  package func press(_ accessory: UICellAccessory) {
    if let handler = accessory.handler { return handler() }
    guard let grid, let path = grid.indexPath(for: self) else { return }
    if accessory.kind == .outlineDisclosure { grid.toggle(path) }
  }
}
