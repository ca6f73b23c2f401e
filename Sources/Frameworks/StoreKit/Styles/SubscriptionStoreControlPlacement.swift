/// Where the controls of a store are, by name; they are below the marketing here.
public struct SubscriptionStoreControlPlacementKey: Hashable, Sendable {
  private let name: String

  /// As usual.
  static let automatic = SubscriptionStoreControlPlacementKey(name: "automatic")
  /// With what scrolls.
  public static let scrollView = SubscriptionStoreControlPlacementKey(name: "scrollView")
  /// At the lower edge.
  public static let bottomBar = SubscriptionStoreControlPlacementKey(name: "bottomBar")
  /// The buttons at the lower edge.
  public static let buttonsInBottomBar = SubscriptionStoreControlPlacementKey(
    name: "buttonsInBottomBar")
}

/// Where the controls of a style may be.
public protocol SubscriptionStoreControlPlacement: RawRepresentable
where RawValue == SubscriptionStoreControlPlacementKey {
  /// As usual.
  static var automatic: Self { get }
}

/// Where the controls of a style may be that does not say otherwise.
public struct AutomaticSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement {
  /// The place's name.
  public let rawValue: SubscriptionStoreControlPlacementKey

  /// Takes a place by its name.
  public init(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }

  /// As usual.
  public static var automatic: Self { Self(rawValue: .automatic) }
  /// With what scrolls.
  public static var scrollView: Self { Self(rawValue: .scrollView) }
  /// At the lower edge.
  public static var bottomBar: Self { Self(rawValue: .bottomBar) }
  /// The buttons at the lower edge.
  public static var buttonsInBottomBar: Self { Self(rawValue: .buttonsInBottomBar) }
}

/// How groups of choices are drawn.
public protocol SubscriptionOptionGroupStyle: Sendable {}

/// As the place suggests.
public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates the style.
  public init() {}
}

/// As tabs.
public struct TabsSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates the style.
  public init() {}
}

/// As links.
public struct LinksSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates the style.
  public init() {}
}

extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
  /// As the place suggests.
  public static var automatic: Self { .init() }
}

extension SubscriptionOptionGroupStyle where Self == TabsSubscriptionOptionGroupStyle {
  /// As tabs.
  public static var tabs: Self { .init() }
}

extension SubscriptionOptionGroupStyle where Self == LinksSubscriptionOptionGroupStyle {
  /// As links.
  public static var links: Self { .init() }
}
