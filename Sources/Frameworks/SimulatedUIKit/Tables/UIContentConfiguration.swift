/// What a cell or view shows, as a value.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Makes the view that shows it.
  func makeContentView() -> any UIView & UIContentView
  /// What is shown in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

extension UIContentConfiguration {
  /// The same in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows what a value says.
@MainActor @preconcurrency
public protocol UIContentView: NSObjectProtocol {
  /// The value.
  var configuration: any UIContentConfiguration { get set }
}

/// What rows of lists show as the system has it: a picture, a text and a second text.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How text looks.
  @MainActor @preconcurrency
  public struct TextProperties {
    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The colour.
    public var color = UIColor.label
    /// How many lines there may be; 0 for any number.
    public var numberOfLines = 0
    /// Whether the font follows the person's size of text.
    public var adjustsFontForContentSizeCategory = true
  }

  /// How a picture looks.
  @MainActor @preconcurrency
  public struct ImageProperties {
    /// The colour.
    public var tintColor: UIColor?
    /// How round its corners are.
    public var cornerRadius: CGFloat = 0
    /// How large it may be.
    public var maximumSize = CGSize.zero
  }

  /// The picture.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// How the text looks.
  public var textProperties = TextProperties()
  /// How the second text looks.
  public var secondaryTextProperties = TextProperties()
  /// Whether the texts stand beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points between the texts, which shows nothing here.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// Points between the texts beside each other, which shows nothing here.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// Points between picture and texts, which shows nothing here.
  public var imageToTextPadding: CGFloat = 16
  /// Room around.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 20, bottom: 11, trailing: 20)

  /// A row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row with a second text below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row with a second text beside.
  public static func valueCell() -> UIListContentConfiguration {
    var value = UIListContentConfiguration()
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }
  /// What stands above rows.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// What stands above rows of a group.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// What stands above rows.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// What stands below rows.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// What stands above rows of a group, large.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// What stands below rows.
  public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// What stands below rows of a group.
  public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// What stands above rows at the side.
  public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row at the side with a second text below.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// A row at the side.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Makes the view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

/// Shows a picture, a text and a second text.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
  /// What it shows.
  open var configuration: any UIContentConfiguration { didSet { show() } }
  private let stack = UIStackView()

  /// Creates a view.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.alignment = .center
    stack.spacing = 16
    addSubview(stack)
    let margins = configuration.directionalLayoutMargins
    let trailing = stack.trailingAnchor.constraint(
      equalTo: trailingAnchor, constant: -margins.trailing)
    let bottom = stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margins.bottom)
    // A row may be measured with less room than its margins take, which is no mistake of the app's.
    trailing.priority = UILayoutPriority(999)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: margins.top),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
      trailing, bottom,
    ])
    show()
  }

  /// Not used: archives hold none.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    for view in stack.subviews { view.removeFromSuperview() }
    guard let list = configuration as? UIListContentConfiguration else { return }
    if let image = list.image { stack.addArrangedSubview(UIImageView(image: image)) }
    let texts = UIStackView()
    texts.axis = list.prefersSideBySideTextAndSecondaryText ? .horizontal : .vertical
    let properties = [list.textProperties, list.secondaryTextProperties]
    for (text, look) in zip([list.text, list.secondaryText], properties) {
      guard let text else { continue }
      let label = UILabel()
      label.text = text
      label.font = look.font
      label.textColor = look.color
      label.numberOfLines = look.numberOfLines
      texts.addArrangedSubview(label)
    }
    stack.addArrangedSubview(texts)
  }
}
