import Foundation

@testable import StoreKit

/// A store with one product of each sort.
enum SampleStore {
  static let start = Date(timeIntervalSince1970: 1_700_000_000)

  static var configuration: StoreConfiguration {
    var configuration = StoreConfiguration()
    configuration.items = [
      StoreItem(id: "coin", type: .consumable, referenceName: "Coin", price: 1),
      StoreItem(id: "full", type: .nonConsumable, referenceName: "Full", price: 5),
      StoreItem(id: "season", type: .nonRenewable, referenceName: "Season", price: 20),
      plan("month", level: 2, .monthly, 3),
      plan("year", level: 1, .yearly, 30),
    ]
    configuration.settings.timeRate = .monthlyEveryThirtySeconds
    return configuration
  }

  /// A plan of the group `plans`; the monthly one begins with a free week.
  private static func plan(
    _ id: String, level: Int, _ period: Product.SubscriptionPeriod, _ price: Decimal
  ) -> StoreItem {
    var terms = SubscriptionTerms(groupID: "plans", level: level, period: period)
    if id == "month" { terms.introductory = offer(nil, price: 0, .weekly, 1, .freeTrial) }
    terms.promotional = [offer("stay", price: 2, .monthly, 2, .payAsYouGo)]
    var item = StoreItem(id: id, type: .autoRenewable, referenceName: id, price: price)
    item.subscription = terms
    return item
  }

  private static func offer(
    _ id: String?, price: Decimal, _ period: Product.SubscriptionPeriod, _ count: Int,
    _ mode: Product.SubscriptionOffer.PaymentMode
  ) -> OfferTerms {
    OfferTerms(
      id: id, referenceName: id ?? "", price: price, period: period, count: count, mode: mode)
  }
}
