/// A button of a store's view.
public struct StoreButtonKind: Hashable, Sendable {
  private let name: String

  /// Closes the view.
  public static let cancellation = StoreButtonKind(name: "cancellation")
  /// Brings back what the person has bought.
  public static let restorePurchases = StoreButtonKind(name: "restorePurchases")
  /// Lets the person type a code.
  public static let redeemCode = StoreButtonKind(name: "redeemCode")
  /// Lets the person sign in.
  public static let signIn = StoreButtonKind(name: "signIn")
  /// Leads to what the app promises.
  public static let policies = StoreButtonKind(name: "policies")
}

/// What the app promises.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  /// What the link says.
  let title: String

  /// What the person may do.
  public static let termsOfService = SubscriptionStorePolicyKind(title: "Terms of Service")
  /// What the app does with what it knows.
  public static let privacyPolicy = SubscriptionStorePolicyKind(title: "Privacy Policy")
}

/// What the button says by which the person subscribes.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  /// What it says.
  struct Parts: OptionSet, Hashable {
    let rawValue: Int
    static let action = Parts(rawValue: 1)
    static let price = Parts(rawValue: 2)
    static let name = Parts(rawValue: 4)
  }

  var parts: Parts = []
  /// Whether it has one line or several; `nil` for whatever fits.
  var isSingleLine: Bool?

  /// As the view decides.
  public static let automatic = SubscriptionStoreButtonLabel()
  /// In one line.
  public static let singleLine = SubscriptionStoreButtonLabel(isSingleLine: true)
  /// In several lines.
  public static let multiline = SubscriptionStoreButtonLabel(isSingleLine: false)
  /// What it does.
  public static let action = SubscriptionStoreButtonLabel(parts: .action)
  /// The name of the subscription.
  public static let displayName = SubscriptionStoreButtonLabel(parts: .name)
  /// The price.
  public static let price = SubscriptionStoreButtonLabel(parts: .price)

  /// The same in one line.
  public var singleLine: SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(parts: parts, isSingleLine: true)
  }
  /// The same in several lines.
  public var multiline: SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(parts: parts, isSingleLine: false)
  }
  /// The same with what it does.
  public var action: SubscriptionStoreButtonLabel { adding(.action) }
  /// The same with the name of the subscription.
  public var displayName: SubscriptionStoreButtonLabel { adding(.name) }
  /// The same with the price.
  public var price: SubscriptionStoreButtonLabel { adding(.price) }

  private func adding(_ part: Parts) -> SubscriptionStoreButtonLabel {
    SubscriptionStoreButtonLabel(parts: parts.union(part), isSingleLine: isSingleLine)
  }
}
