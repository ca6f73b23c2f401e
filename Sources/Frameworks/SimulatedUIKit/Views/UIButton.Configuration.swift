extension UIButton {
  /// How a button looks, in the newer way; of it title and picture show.
  @MainActor @preconcurrency
  public struct Configuration {
    /// How corners are cut.
    public enum CornerStyle: Int, Sendable {
      /// The cases as UIKit numbers them.
      case fixed = -1
      /// By the size, little, more, much, and all round.
      case dynamic = 0, small, medium, large, capsule
    }

    /// How large it is.
    public enum Size: Int, Sendable {
      /// The cases as UIKit numbers them.
      case medium, small, mini, large
    }

    /// The title.
    public var title: String?
    /// What stands below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// Points between picture and title.
    public var imagePadding: CGFloat = 0
    /// Points between title and what stands below.
    public var titlePadding: CGFloat = 0
    /// Where the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Room around them.
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of title and picture.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// How corners are cut.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is.
    public var buttonSize = Size.medium
    /// Whether it shows that something is being done.
    public var showsActivityIndicator = false

    /// The title with attributes.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }

    /// Text alone.
    public static func plain() -> Configuration { Configuration() }
    /// On a coloured ground.
    public static func filled() -> Configuration { Configuration() }
    /// On a lightly coloured ground.
    public static func tinted() -> Configuration { Configuration() }
    /// On a gray ground.
    public static func gray() -> Configuration { Configuration() }
    /// With a border.
    public static func bordered() -> Configuration { Configuration() }
    /// With a border, and to be noticed.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// With a border, lightly coloured.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Without a border.
    public static func borderless() -> Configuration { Configuration() }
  }
}

/// Sides by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The side where reading starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The lower side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The side where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
