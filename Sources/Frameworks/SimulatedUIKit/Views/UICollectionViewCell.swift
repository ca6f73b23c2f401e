/// A view that grids use again.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView, ReusedView {
  /// What it has been registered as.
  open internal(set) var reuseIdentifier: String?

  /// Called before it is used for another value.
  open func prepareForReuse() {}
}

/// An item of a grid of UIKit.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// What is in it.
  public let contentView = UIView()
  /// What it shows, in the newer way.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }
  /// Whether it is selected.
  open var isSelected = false
  /// Whether it is touched.
  open var isHighlighted = false
  /// What is behind it.
  open var backgroundView: UIView?
  /// What is behind it while it is selected.
  open var selectedBackgroundView: UIView?
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

  /// Called when a newer look may depend on the state of the item.
  open func setNeedsUpdateConfiguration() {}
}

/// An item of a list made of a grid.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// What the item shows as the system has it.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
