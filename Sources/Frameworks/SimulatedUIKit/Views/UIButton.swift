/// A button.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// The cases as UIKit numbers them.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
  }

  /// How it looks.
  public private(set) var buttonType = ButtonType.custom
  /// How it looks, in the newer way.
  open var configuration: Configuration? { didSet { contentChanged() } }
  /// Asked for another look when something changes; called when it is set.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { configurationUpdateHandler?(self) }
  }
  /// Room around title and picture.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// Room around the title.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Room around the picture.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// The picture as a view.
  public private(set) lazy var imageView: UIImageView? = UIImageView()
  private var titles: [UIControl.State: String] = [:]
  private var titleColors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  /// The text of the title.
  public private(set) lazy var titleLabel: UILabel? = UILabel()

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button that runs an action.
  public convenience init(
    type buttonType: ButtonType = .system, primaryAction: UIAction?
  ) {
    self.init(frame: .zero)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .touchUpInside)
  }

  /// The title as it shows.
  open var currentTitle: String? {
    if let title = configuration?.title { return title }
    if isSelected, let title = titles[.selected] { return title }
    if !isEnabled, let title = titles[.disabled] { return title }
    return titles[.normal]
  }
  /// The picture as it shows.
  open var currentImage: UIImage? {
    configuration?.image ?? (isSelected ? images[.selected] : nil) ?? images[.normal]
  }

  /// Sets the title.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentChanged()
  }

  /// The title.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }

  /// Sets the picture.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentChanged()
  }

  /// Sets the colour of the title.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state] = color
    changed()
  }

  /// The colour of the title.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal]
  }

  /// The colour of the title as it shows.
  open var currentTitleColor: UIColor {
    let states: [UIControl.State] = [
      isEnabled ? .normal : .disabled, isSelected ? .selected : .normal, .normal,
    ]
    return states.lazy.compactMap { self.titleColors[$0] }.first
      ?? configuration?.baseForegroundColor ?? tintColor
  }

  /// The font of the title; `nil` for the usual one.
  package var titleFont: UIFont? {
    titleLabel?.font == .systemFont(ofSize: 17) ? nil : titleLabel?.font
  }

  /// Creates a button of a look.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    guard let primaryAction else { return }
    if configuration.title == nil { self.configuration?.title = primaryAction.title }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Asks for another look.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }
  /// Sets the title with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    setTitle(title?.string, for: state)
  }
  /// Sets the picture behind the title.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// The size of title and picture with room around them.
  open override var intrinsicContentSize: CGSize {
    let isPlain = buttonType != .custom || configuration != nil
    let font = isPlain ? .systemFont(ofSize: 15) : titleLabel?.font ?? .systemFont(ofSize: 15)
    let title = TextMetrics.size(of: currentTitle, in: font)
    let picture = currentImage?.size ?? .zero
    var size = CGSize(
      width: title.width + picture.width, height: max(title.height, picture.height))
    if let insets = configuration?.contentInsets {
      size.width += insets.leading + insets.trailing
      size.height += insets.top + insets.bottom
      return size
    }
    // A button of the system's keeps six points above and below its title.
    let insets = contentEdgeInsets
    size.width = max(30, size.width) + insets.left + insets.right
    size.height += insets == .zero ? 12 : insets.top + insets.bottom
    return size
  }

  override var textForBaseline: (height: CGFloat, line: CGFloat, ascent: CGFloat)? {
    let font = UIFont.systemFont(ofSize: 15)
    let line = TextMetrics.lineHeight(of: font)
    return (line, line, font.ascender)
  }
}
