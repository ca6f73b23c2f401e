public import Foundation

/// Something that the app sells.
public struct Product: Identifiable, Sendable {
  /// How the app calls it.
  public let id: String
  /// What sort it is.
  public let type: ProductType
  /// Its name, for persons.
  public let displayName: String
  /// What it is, for persons.
  public let description: String
  /// What it costs.
  public let price: Decimal
  /// The price as the store writes it.
  public let displayPrice: String
  /// Whether a family shares it.
  public let isFamilyShareable: Bool
  /// What else is known of a subscription that renews.
  public let subscription: SubscriptionInfo?
  /// How the store writes prices.
  public let priceFormatStyle: Decimal.FormatStyle.Currency

  init(_ item: StoreItem, in configuration: StoreConfiguration, _ settings: StoreSettings) {
    let country = StorefrontCountry(settings.storefront)
    let prices = country.prices(in: settings.locale)
    let text = item.texts.text(for: settings.locale)
    id = item.id
    type = item.type
    displayName = text.map(\.name).flatMap { $0.isEmpty ? nil : $0 } ?? item.referenceName
    description = text?.description ?? ""
    price = item.price
    displayPrice = item.price.formatted(prices)
    isFamilyShareable = item.isFamilyShareable
    priceFormatStyle = prices
    subscription = item.subscription.map {
      SubscriptionInfo($0, in: configuration, settings, prices: prices)
    }
  }

  /// Products of the store; those that it does not have are left out.
  ///
  /// - Parameter identifiers: How the app calls them.
  /// - Returns: The products, in the store's order.
  /// - Throws: What a test has the store fail with.
  public static func products<Identifiers: Collection<String>>(
    for identifiers: Identifiers
  ) async throws -> [Product] {
    let wanted = Set(identifiers)
    await Store.request("products of the store")
    try Store.shared.check(.loadProducts)
    return Store.shared.products().filter { wanted.contains($0.id) }
  }

  /// How the store writes periods.
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.RangeFormatStyle {
    SubscriptionPeriod.RangeFormatStyle(locale: priceFormatStyle.locale)
  }

  /// How the store writes what periods are counted in.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle(locale: priceFormatStyle.locale)
  }

  /// The person's last transaction of the product.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }

  /// The transaction by which the person may use the product.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }

  /// The transactions by which the person may use the product.
  public var currentEntitlements: Transaction.Transactions {
    Transaction.currentEntitlements(for: id)
  }

  /// What the store says of the product, as JSON.
  public var jsonRepresentation: Data {
    JSONPayload([
      "id": id, "type": type.rawValue, "name": displayName, "description": description,
      "price": "\(price)", "displayPrice": displayPrice, "familyShareable": isFamilyShareable,
    ]).data
  }
}

extension Product: Hashable {
  /// Whether two are the same product at the same terms.
  public static func == (one: Product, other: Product) -> Bool {
    one.id == other.id && one.displayName == other.displayName
      && one.description == other.description && one.price == other.price
      && one.displayPrice == other.displayPrice && one.subscription == other.subscription
  }

  /// Tells it from others.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Product: CustomDebugStringConvertible {
  /// What the store says of it.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}
