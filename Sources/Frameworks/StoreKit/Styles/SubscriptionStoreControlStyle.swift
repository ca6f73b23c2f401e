public import SimulatedUI

/// How persons choose and buy subscriptions.
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {
  /// The type of view the controls become.
  associatedtype Body: View
  /// Where the controls may be.
  associatedtype Placement: SubscriptionStoreControlPlacement =
    AutomaticSubscriptionStoreControlPlacement
  /// What is known about the choice.
  typealias Configuration = SubscriptionStoreControlStyleConfiguration
  /// One of the choices.
  typealias SubscriptionPickerOption = SubscriptionStorePickerOption
  /// The choices and a button.
  typealias SubscriptionPicker = SubscriptionStorePicker
  /// A button that buys a choice.
  typealias SubscribeButton = SubscriptionStoreButton

  /// Makes the controls.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension SubscriptionStoreControlStyle {
  /// The controls, whatever their type.
  func view(of configuration: SubscriptionStoreControlStyleConfiguration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a style knows about a choice of subscriptions.
public struct SubscriptionStoreControlStyleConfiguration {
  /// The icon of a subscription.
  public struct Icon: View {
    let content: AnyView

    /// What the app has given.
    public var body: some View { content }
  }

  /// A subscription that the person may choose.
  @dynamicMemberLookup
  public struct Option: Identifiable, Hashable {
    /// The product.
    public let subscription: Product
    /// The offer that the person would get.
    public let activeOffer: Product.SubscriptionOffer?
    /// Whether the person has it already.
    let isCurrent: Bool
    let iconContent: AnyView?
    let buy: () -> Void

    /// The icon.
    public var icon: Icon? { iconContent.map(Icon.init) }
    /// The product's identifier.
    public var id: Product.ID { subscription.id }

    /// Buys it.
    public func subscribe() { buy() }

    /// What is known of the product.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product, T>) -> T {
      subscription[keyPath: keyPath]
    }

    /// What is known of the subscription.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T>) -> T? {
      subscription.subscription?[keyPath: keyPath]
    }

    /// What may be known of the subscription.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T?>) -> T? {
      subscription.subscription?[keyPath: keyPath]
    }

    /// Whether both are the same choice.
    public static func == (one: Option, other: Option) -> Bool {
      one.subscription == other.subscription && one.activeOffer == other.activeOffer
        && one.isCurrent == other.isCurrent
    }

    /// Tells it from others.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  /// A subscription in a list of which one is chosen.
  @dynamicMemberLookup
  public struct PickerOption: Identifiable, Hashable {
    let option: Option
    /// Whether it is chosen.
    public let isSelected: Bool

    /// The product.
    public var subscription: Product { option.subscription }
    /// The offer that the person would get.
    public var activeOffer: Product.SubscriptionOffer? { option.activeOffer }
    /// The icon.
    public var icon: Icon? { option.icon }
    /// The product's identifier.
    public var id: Product.ID { option.id }

    /// What is known of the product.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product, T>) -> T {
      subscription[keyPath: keyPath]
    }

    /// What is known of the subscription.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T>) -> T? {
      subscription.subscription?[keyPath: keyPath]
    }

    /// What may be known of the subscription.
    public subscript<T>(dynamicMember keyPath: KeyPath<Product.SubscriptionInfo, T?>) -> T? {
      subscription.subscription?[keyPath: keyPath]
    }
  }

  /// Some of the choices, with a header and a footer.
  public struct Section: Identifiable {
    /// Tells sections apart.
    public struct ID: Hashable, Sendable {
      let number: Int
    }

    /// What is above the choices.
    public struct Header: View {
      let content: AnyView

      /// What the app has given.
      public var body: some View { content }
    }

    /// What is below the choices.
    public struct Footer: View {
      let content: AnyView

      /// What the app has given.
      public var body: some View { content }
    }

    /// Tells it from others.
    public let id: ID
    /// What is above the choices.
    public let header: Header?
    /// The choices.
    public let options: [Option]
    /// What is below the choices.
    public let footer: Footer?
  }

  /// Whether subscriptions are described.
  public let descriptionVisibility: Visibility
  /// The name of the group.
  public let groupDisplayName: String
  /// Which subscription goes on.
  public let autoRenewPreference: Product?
  /// The choices, by section.
  public let sections: [Section]

  /// The choices.
  public var options: [Option] { sections.flatMap(\.options) }
  /// The products.
  public var allOptions: [Product] { options.map(\.subscription) }
}
