public import Foundation

/// Something that the app sells, by the older interface.
open class SKProduct: NSObject, @unchecked Sendable {
  /// What a period is counted in.
  public enum PeriodUnit: UInt, Sendable {
    /// From short to long.
    case day, week, month, year
  }

  private let product: Product?

  /// A product that is none; for those that stand in for one in tests.
  public override init() { product = nil }

  init(_ product: Product) { self.product = product }

  /// How the app calls it.
  open var productIdentifier: String { product?.id ?? "" }
  /// Its name, for persons.
  open var localizedTitle: String { product?.displayName ?? "" }
  /// What it is, for persons.
  open var localizedDescription: String { product?.description ?? "" }
  /// What it costs.
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: product?.price ?? 0) }
  /// How the store writes prices.
  open var priceLocale: Locale { product?.priceFormatStyle.locale ?? .current }
  /// Whether a family shares it.
  open var isFamilyShareable: Bool { product?.isFamilyShareable ?? false }
  /// Whether the store has files for it: it never has.
  open var isDownloadable: Bool { false }
  /// The sizes of such files.
  open var downloadContentLengths: [NSNumber] { [] }
  /// The version of such files.
  open var contentVersion: String { "" }
  /// The group of which one holds one subscription at a time.
  open var subscriptionGroupIdentifier: String? { product?.subscription?.subscriptionGroupID }
  /// How long a subscription lasts.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? {
    product?.subscription.map { SKProductSubscriptionPeriod($0.subscriptionPeriod) }
  }
  /// What a subscription costs at first.
  open var introductoryPrice: SKProductDiscount? {
    product?.subscription?.introductoryOffer.map { SKProductDiscount($0, priceLocale) }
  }
  /// Offers that the app may make.
  open var discounts: [SKProductDiscount] {
    product?.subscription?.promotionalOffers.map { SKProductDiscount($0, priceLocale) } ?? []
  }
}

/// How long a subscription lasts.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  private let period: Product.SubscriptionPeriod

  init(_ period: Product.SubscriptionPeriod) { self.period = period }

  /// A day; for those that stand in for one in tests.
  public override init() { period = Product.SubscriptionPeriod(unit: .day, value: 1) }

  /// How many units.
  open var numberOfUnits: Int { period.value }
  /// What it is counted in.
  open var unit: SKProduct.PeriodUnit {
    switch period.unit {
    case .day: .day
    case .week: .week
    case .month: .month
    case .year: .year
    }
  }
}

/// A lower price for a while.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// How it is paid.
  public enum PaymentMode: UInt, Sendable {
    /// For each period, all at once, not at all.
    case payAsYouGo, payUpFront, freeTrial
  }

  /// Whom it is for.
  public enum `Type`: UInt, Sendable {
    /// For whoever subscribes for the first time.
    case introductory
    /// For whom the app chooses.
    case subscription
  }

  private let offer: Product.SubscriptionOffer?
  /// How the store writes prices.
  public let priceLocale: Locale

  init(_ offer: Product.SubscriptionOffer, _ locale: Locale) {
    self.offer = offer
    priceLocale = locale
  }

  /// An offer that is none; for those that stand in for one in tests.
  public override init() {
    offer = nil
    priceLocale = .current
  }

  /// How the app calls it.
  open var identifier: String? { offer?.id }
  /// What it costs.
  open var price: NSDecimalNumber { NSDecimalNumber(decimal: offer?.price ?? 0) }
  /// How long one of its periods is.
  open var subscriptionPeriod: SKProductSubscriptionPeriod {
    offer.map { SKProductSubscriptionPeriod($0.period) } ?? SKProductSubscriptionPeriod()
  }
  /// How many periods it holds.
  open var numberOfPeriods: Int { offer?.periodCount ?? 0 }
  /// How it is paid.
  open var paymentMode: PaymentMode {
    switch offer?.paymentMode {
    case .freeTrial: .freeTrial
    case .payUpFront: .payUpFront
    default: .payAsYouGo
    }
  }
  /// Whom it is for.
  open var type: `Type` { offer?.type == .introductory ? .introductory : .subscription }
}
