/// What stands above or below rows.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView, ReusedView {
  /// What it has been registered as.
  open internal(set) var reuseIdentifier: String?
  /// What is in it.
  public let contentView = UIView()
  /// Its text.
  public private(set) lazy var textLabel: UILabel? = UILabel()
  /// Its second text.
  public private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// What is behind it.
  open var backgroundView: UIView?
  /// What it shows, in the newer way.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    fill(with: contentView)
  }

  /// Creates a header or footer as a storyboard or xib says.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }

  /// Called before it is used for another section.
  open func prepareForReuse() {}
}
