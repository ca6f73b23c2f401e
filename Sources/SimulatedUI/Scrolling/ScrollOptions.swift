/// When scroll bars show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// As the system suggests.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// While content moves.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Unless the system needs them.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// As the content suggests.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as a finger scrolls.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// When a finger pulls it down.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// When content bounces at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As the system suggests.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// If it is longer than the space.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// What margins around content are for.
@available(iOS17 )
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// Content and scroll bars.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// Content that scrolls.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// Scroll bars.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// Where content that scrolls comes to rest.
@available(iOS17 )
public protocol ScrollTargetBehavior {}

/// Content rests at multiples of the space.
@available(iOS17 )
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour.
  public init() {}
}

/// Content rests at its views.
@available(iOS17 )
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views content may pass.
  public struct LimitBehavior: Sendable {
    /// As the system suggests.
    public static let automatic = LimitBehavior()
    /// As few as possible.
    public static let always = LimitBehavior()
    /// As many as the movement is long.
    public static let never = LimitBehavior()
  }

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Content rests at multiples of the space.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Content rests at its views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Content rests at its views.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
