public import SimulatedUI

/// What a group is usually called: nothing.
public struct AutomaticSubscriptionOptionGroupLabel: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// Some of the subscriptions of a store, with a name and what the app says of them.
public struct SubscriptionOptionGroup<
  Content: StoreContent, Label: View, MarketingContent: View
>: StoreContent {
  private let isIncluded: (Product) -> Bool
  private let content: Content?
  private let label: Label
  private let marketing: MarketingContent

  private init(
    _ isIncluded: @escaping (Product) -> Bool, _ content: Content?, _ label: Label,
    _ marketing: MarketingContent
  ) {
    self.isIncluded = isIncluded
    self.content = content
    self.label = label
    self.marketing = marketing
  }

  /// Creates a group of subscriptions that fulfil a condition.
  public init(
    isIncluded: @escaping (Product) -> Bool, @ViewBuilder label: () -> Label,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Content == Never { self.init(isIncluded, nil, label(), marketingContent()) }

  /// Creates a group of parts.
  public init(
    @StoreContentBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) { self.init({ _ in true }, content(), label(), marketingContent()) }

  /// Nothing: it lays itself out.
  public typealias Body = Never

  /// The group.
  public func _parts(of products: [Product]) -> _StoreParts {
    let included = products.filter(isIncluded)
    let parts = content?._parts(of: included)
    return _StoreParts(groups: [
      StoreContentGroup(
        label: AnyView(label), marketing: AnyView(marketing),
        sections: parts?.sections ?? [StoreContentSection(products: included)])
    ])
  }
}

extension SubscriptionOptionGroup
where MarketingContent == AutomaticSubscriptionStoreMarketingContent {
  /// Creates a group of subscriptions that fulfil a condition.
  public init(
    isIncluded: @escaping (Product) -> Bool, @ViewBuilder label: () -> Label
  ) where Content == Never { self.init(isIncluded, nil, label(), MarketingContent()) }

  /// Creates a group of parts.
  public init(
    @StoreContentBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init({ _ in true }, content(), label(), MarketingContent()) }
}

extension SubscriptionOptionGroup where Label == AutomaticSubscriptionOptionGroupLabel {
  /// Creates a group of subscriptions that fulfil a condition.
  public init(
    isIncluded: @escaping (Product) -> Bool, @ViewBuilder marketingContent: () -> MarketingContent
  ) where Content == Never { self.init(isIncluded, nil, Label(), marketingContent()) }

  /// Creates a group of parts.
  public init(
    @StoreContentBuilder content: () -> Content,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) { self.init({ _ in true }, content(), Label(), marketingContent()) }
}

extension SubscriptionOptionGroup
where
  Label == AutomaticSubscriptionOptionGroupLabel,
  MarketingContent == AutomaticSubscriptionStoreMarketingContent
{
  /// Creates a group of subscriptions that fulfil a condition.
  public init(isIncluded: @escaping (Product) -> Bool) where Content == Never {
    self.init(isIncluded, nil, Label(), MarketingContent())
  }

  /// Creates a group of parts.
  public init(@StoreContentBuilder content: () -> Content) {
    self.init({ _ in true }, content(), Label(), MarketingContent())
  }
}

extension SubscriptionOptionGroup where Label == Text {
  /// Creates a group with a localized name of subscriptions that fulfil a condition.
  public init(
    _ label: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Content == Never { self.init(isIncluded, nil, Text(label), marketingContent()) }

  /// Creates a group with a name of subscriptions that fulfil a condition.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Content == Never { self.init(isIncluded, nil, Text(label), marketingContent()) }

  /// Creates a group with a localized name of parts.
  public init(
    _ label: LocalizedStringKey, @StoreContentBuilder content: () -> Content,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) { self.init({ _ in true }, content(), Text(label), marketingContent()) }
}

extension SubscriptionOptionGroup
where Label == Text, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
  /// Creates a group with a localized name of subscriptions that fulfil a condition.
  public init(
    _ label: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool
  ) where Content == Never { self.init(isIncluded, nil, Text(label), MarketingContent()) }

  /// Creates a group with a name of subscriptions that fulfil a condition.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol, isIncluded: @escaping (Product) -> Bool
  ) where Content == Never { self.init(isIncluded, nil, Text(label), MarketingContent()) }

  /// Creates a group with a localized name of parts.
  public init(_ label: LocalizedStringKey, @StoreContentBuilder content: () -> Content) {
    self.init({ _ in true }, content(), Text(label), MarketingContent())
  }
}
