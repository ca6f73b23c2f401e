public import SimulatedUI

/// Some of the subscriptions of a store, with a header and a footer.
public struct SubscriptionOptionSection<
  Header: View, Content: StoreContent, Footer: View
>: StoreContent {
  private let isIncluded: (Product) -> Bool
  private let header: Header
  private let footer: Footer

  /// Nothing: it lays itself out.
  public typealias Body = Never

  /// The section.
  public func _parts(of products: [Product]) -> _StoreParts {
    _StoreParts(sections: [
      StoreContentSection(
        header: AnyView(header), footer: AnyView(footer), products: products.filter(isIncluded))
    ])
  }
}

extension SubscriptionOptionSection where Content == Never {
  /// Creates a section of subscriptions that fulfil a condition.
  public init(
    isIncluded: @escaping (Product) -> Bool, @ViewBuilder header: () -> Header = EmptyView.init,
    @ViewBuilder footer: () -> Footer = EmptyView.init
  ) {
    self.isIncluded = isIncluded
    self.header = header()
    self.footer = footer()
  }
}

extension SubscriptionOptionSection where Header == Text, Content == Never {
  /// Creates a section with a localized title.
  public init(
    _ title: LocalizedStringKey, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder footer: () -> Footer = EmptyView.init
  ) { self.init(isIncluded: isIncluded, header: { Text(title) }, footer: footer) }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder footer: () -> Footer = EmptyView.init
  ) { self.init(isIncluded: isIncluded, header: { Text(title) }, footer: footer) }
}

/// The subscriptions of a store in groups, by something that they have in common.
public struct SubscriptionOptionGroupSet<
  GroupID: Hashable, Label: View, MarketingContent: View
>: StoreContent {
  private let transform: (Product) -> GroupID
  private let label: (GroupID) -> Label
  private let marketing: (GroupID) -> MarketingContent

  /// Creates groups, with what the app says of them.
  public init(
    idType: GroupID.Type = GroupID.self, groupedBy transform: @escaping (Product) -> GroupID,
    @ViewBuilder label: @escaping (GroupID) -> Label,
    @ViewBuilder marketingContent: @escaping (GroupID) -> MarketingContent
  ) {
    self.transform = transform
    self.label = label
    marketing = marketingContent
  }

  /// Creates groups.
  public init(
    idType: GroupID.Type = GroupID.self, groupedBy transform: @escaping (Product) -> GroupID,
    @ViewBuilder label: @escaping (GroupID) -> Label
  ) where MarketingContent == AutomaticSubscriptionStoreMarketingContent {
    self.init(groupedBy: transform, label: label) { _ in MarketingContent() }
  }

  /// Nothing: it lays itself out.
  public typealias Body = Never

  /// The groups, in the order in which their first subscriptions come.
  public func _parts(of products: [Product]) -> _StoreParts {
    var ids: [GroupID] = []
    for id in products.map(transform) where !ids.contains(id) { ids.append(id) }
    return _StoreParts(
      groups: ids.map { id in
        StoreContentGroup(
          label: AnyView(label(id)), marketing: AnyView(marketing(id)),
          sections: [StoreContentSection(products: products.filter { transform($0) == id })])
      })
  }
}

/// The subscriptions of a store in groups, by how long they last.
public struct SubscriptionPeriodGroupSet<Label: View, MarketingContent: View>: StoreContent {
  private let label: (Product.SubscriptionPeriod?) -> Label
  private let marketing: (Product.SubscriptionPeriod?) -> MarketingContent

  /// Creates groups, with names and what the app says of them.
  public init(
    @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod?) -> MarketingContent,
    @ViewBuilder label: @escaping (Product.SubscriptionPeriod?) -> Label
  ) {
    self.label = label
    marketing = marketingContent
  }

  /// Creates groups, with what the app says of them.
  public init(
    @ViewBuilder marketingContent: @escaping (Product.SubscriptionPeriod?) -> MarketingContent
  ) where Label == AutomaticSubscriptionOptionGroupLabel {
    self.init(marketingContent: marketingContent) { _ in Label() }
  }

  /// Creates groups.
  public init()
  where
    Label == AutomaticSubscriptionOptionGroupLabel,
    MarketingContent == AutomaticSubscriptionStoreMarketingContent
  { self.init(marketingContent: { _ in MarketingContent() }) { _ in Label() } }

  /// What it is made of.
  public var body: some StoreContent {
    SubscriptionOptionGroupSet(
      groupedBy: { $0.subscription?.subscriptionPeriod }, label: label,
      marketingContent: marketing)
  }
}
