public import SimulatedUI

/// What a store of subscriptions says of itself where the app says nothing: the name of the group.
public struct AutomaticSubscriptionStoreMarketingContent: View {
  @Environment(\.subscriptionGroupName) private var name

  /// The name.
  public var body: some View { Text(name).font(.title).bold() }
}

private struct SubscriptionGroupNameKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension EnvironmentValues {
  /// The name of the group of subscriptions that a view is of.
  var subscriptionGroupName: String {
    get { self[SubscriptionGroupNameKey.self] }
    set { self[SubscriptionGroupNameKey.self] = newValue }
  }
}

/// A choice of subscriptions, which the person buys.
@available(iOS17 )
public struct SubscriptionStoreView<Content: View>: View {
  /// Where the subscriptions come from.
  private enum Source {
    case group(String, Product.SubscriptionRelationship)
    case ids([Product.ID])
    case products([Product])
  }

  private let source: Source
  private let content: Content
  @State private var choice: SubscriptionChoice?

  private init(_ source: Source, _ content: Content) {
    self.source = source
    self.content = content
  }

  /// Creates a store of a group, with what the app says of it.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(.group(groupID, visibleRelationships), marketingContent()) }

  /// Creates a store of products by their identifiers, with what the app says of it.
  public init(
    productIDs: some Collection<Product.ID>, @ViewBuilder marketingContent: () -> Content
  ) { self.init(.ids(Array(productIDs)), marketingContent()) }

  /// Creates a store of products, with what the app says of it.
  public init(
    subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> Content
  ) { self.init(.products(Array(subscriptions)), marketingContent()) }

  /// Creates a store of a group.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all)
  where Content == AutomaticSubscriptionStoreMarketingContent {
    self.init(.group(groupID, visibleRelationships), Content())
  }

  /// Creates a store of products by their identifiers.
  public init(productIDs: some Collection<Product.ID>)
  where Content == AutomaticSubscriptionStoreMarketingContent {
    self.init(.ids(Array(productIDs)), Content())
  }

  /// Creates a store of products.
  public init(subscriptions: some Collection<Product>)
  where Content == AutomaticSubscriptionStoreMarketingContent {
    self.init(.products(Array(subscriptions)), Content())
  }

  /// Creates a store of a group, in parts.
  public init<C: StoreContent>(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship = .all,
    @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> {
    self.init(.group(groupID, visibleRelationships), Content(content: content()))
  }

  /// Creates a store of products, in parts.
  public init<C: StoreContent>(
    subscriptions: some Collection<Product>, @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> {
    self.init(.products(Array(subscriptions)), Content(content: content()))
  }

  /// Creates a store of products by their identifiers, in parts.
  public init<C: StoreContent>(
    productIDs: some Collection<Product.ID>, @StoreContentBuilder content: () -> C
  ) where Content == SubscriptionStoreContentView<C> {
    self.init(.ids(Array(productIDs)), Content(content: content()))
  }

  /// The store.
  public var body: some View {
    VStack {
      StoreCancellation()
      if let choice {
        if choice.products.isEmpty {
          StoreUnavailable()
        } else {
          SubscriptionStoreBody(choice: choice, content: content)
        }
      } else {
        ProgressView()
      }
    }
    .task {
      let changes = Store.shared.changes.stream()
      await load()
      for await _ in changes { await load() }
    }
  }

  private func load() async {
    switch source {
    case .group(let id, let relationships):
      if choice == nil { await Store.request("subscriptions of the store") }
      let products = Store.shared.products(inGroup: id)
      choice = await SubscriptionChoice(products).showing(relationships)
    case .ids(let ids):
      let products = await Product.load(ids).products ?? []
      choice = await SubscriptionChoice(products)
    case .products(let products): choice = await SubscriptionChoice(products)
    }
  }
}

/// The lower parts of a store of subscriptions, once it is known what is in it.
private struct SubscriptionStoreBody<Content: View>: View {
  let choice: SubscriptionChoice
  let content: Content
  @Environment(\.store) private var store

  var body: some View {
    ScrollView {
      VStack {
        if let parts = content as? any StoreContentParts {
          ForEach(Array(parts.groups(of: choice.products).enumerated()), id: \.offset) { _, group in
            group.label
            group.marketing
            store.controlStyle.view(of: choice.configuration(store, sections: group.sections))
          }
        } else {
          content
          store.controlStyle.view(of: choice.configuration(store))
        }
        StoreButtons()
      }
      .padding()
    }
    .environment(\.subscriptionGroupName, choice.groupName)
  }
}

/// What the person may choose between, and what they have.
struct SubscriptionChoice {
  var products: [Product]
  private let isEligible: Bool
  private let current: Product.ID?
  private let renewal: Product?

  init(_ products: [Product]) async {
    self.products = products.filter { $0.subscription != nil }
    let group = self.products.first?.subscription?.subscriptionGroupID
    guard let group else {
      (isEligible, current, renewal) = (false, nil, nil)
      return
    }
    isEligible = await Product.SubscriptionInfo.isEligibleForIntroOffer(for: group)
    let status = Store.shared.statuses(of: group).first
    let isActive = status.map { [.subscribed, .inGracePeriod].contains($0.state) } ?? false
    let info = status?.renewalInfo.unsafePayloadValue
    current = isActive ? info?.currentProductID : nil
    renewal = isActive ? products.first { $0.id == info?.autoRenewPreference } : nil
  }

  /// The name of the group.
  var groupName: String { products.first?.subscription?.groupDisplayName ?? "" }

  /// The same with those alone that stand in some relationships to the one that the person has.
  func showing(_ relationships: Product.SubscriptionRelationship) -> SubscriptionChoice {
    guard let held = products.first(where: { $0.id == current })?.subscription else { return self }
    var choice = self
    choice.products = products.filter { product in
      guard let level = product.subscription?.groupLevel else { return false }
      if product.id == current { return relationships.contains(.current) }
      if level == held.groupLevel { return relationships.contains(.crossgrade) }
      return relationships.contains(level < held.groupLevel ? .upgrade : .downgrade)
    }
    return choice
  }

  /// What a style is told.
  ///
  /// - Parameters:
  ///   - store: What modifiers say.
  ///   - sections: The parts; `nil` for one with all.
  /// - Returns: The configuration.
  @MainActor
  func configuration(
    _ store: StoreViewSettings, sections: [StoreContentSection]? = nil
  ) -> SubscriptionStoreControlStyleConfiguration {
    let sections = sections ?? [StoreContentSection(products: products)]
    return SubscriptionStoreControlStyleConfiguration(
      descriptionVisibility: store.description, groupDisplayName: groupName,
      autoRenewPreference: renewal,
      sections: sections.enumerated().map { number, section in
        SubscriptionStoreControlStyleConfiguration.Section(
          id: .init(number: number), header: section.header.map { .init(content: $0) },
          options: section.products.map { option($0, store) },
          footer: section.footer.map { .init(content: $0) })
      })
  }

  @MainActor
  private func option(
    _ product: Product, _ store: StoreViewSettings
  ) -> SubscriptionStoreControlStyleConfiguration.Option {
    let purchases = store.purchases
    return SubscriptionStoreControlStyleConfiguration.Option(
      subscription: product,
      activeOffer: isEligible ? product.subscription?.introductoryOffer : nil,
      isCurrent: product.id == current,
      iconContent: product.subscription.flatMap { store.icon?(product, $0) }
    ) {
      Task { @MainActor in await purchases.buy(product) }
    }
  }
}

extension Store {
  /// The products of a group of subscriptions, those that offer most first.
  func products(inGroup id: String) -> [Product] {
    read { state in
      state.configuration.items(inGroup: id).map {
        Product($0, in: state.configuration, state.settings)
      }
    }
  }
}
