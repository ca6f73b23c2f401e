import Foundation
import Testing

@testable import StoreKit

struct StoreStateBuyingTests {
  private var state = StoreState(SampleStore.configuration)
  private let start = SampleStore.start

  @Test mutating func whatIsUsedUpGivesNothingToUse() throws {
    let coin = try state.buy(StoreOrder(productID: "coin", options: [.quantity(3)]), now: start)

    #expect(coin.quantity == 3)
    #expect(coin.price == 3)
    #expect(state.entitlements.isEmpty)
    #expect(state.unfinished == [coin])

    state.finish(coin.id)

    #expect(state.unfinished.isEmpty)
    #expect(state.history.isEmpty)
  }

  @Test mutating func whatIsBoughtOnceStays() throws {
    let full = try state.buy(StoreOrder(productID: "full"), now: start)
    state.finish(full.id)

    #expect(state.entitlements.map(\.productID) == ["full"])
    let item = try #require(state.configuration.item("full"))
    #expect(state.owned(item)?.id == full.id)
  }

  @Test func wrongOrdersAreRefused() {
    #expect(throws: Product.PurchaseError.productUnavailable) {
      try state.check(StoreOrder(productID: "nothing"))
    }
    #expect(throws: Product.PurchaseError.invalidQuantity) {
      try state.check(StoreOrder(productID: "coin", options: [.quantity(11)]))
    }
    #expect(throws: Product.PurchaseError.invalidOfferIdentifier) {
      try state.check(
        StoreOrder(
          productID: "month",
          options: [Product.PurchaseOption(.promotionalOffer("go"))]))
    }
  }

  @Test mutating func firstSubscriptionOfAGroupBeginsWithItsOffer() throws {
    #expect(state.isEligibleForIntroOffer("plans"))

    let trial = try state.buy(StoreOrder(productID: "month"), now: start)

    #expect(trial.offer?.type == .introductory)
    #expect(trial.price == 0)
    #expect(trial.expirationDate == start + 10)
    #expect(!state.isEligibleForIntroOffer("plans"))
  }

  @Test mutating func moreTakesEffectAtOnce() throws {
    let month = try state.buy(StoreOrder(productID: "month"), now: start)
    let year = try state.buy(StoreOrder(productID: "year"), now: start + 5)

    #expect(year.originalID == month.id)
    #expect(state.record(month.id)?.isUpgraded == true)
    #expect(state.entitlements.map(\.productID) == ["year"])
  }

  @Test mutating func lessTakesEffectAtTheEndOfThePeriod() throws {
    let year = try state.buy(StoreOrder(productID: "year"), now: start)
    let kept = try state.buy(StoreOrder(productID: "month"), now: start + 5)

    #expect(kept.id == year.id)
    #expect(state.entitlements.map(\.productID) == ["year"])
    #expect(state.subscriptions["plans"]?.renewalProductID == "month")

    _ = state.advance("plans", now: start + 360)

    #expect(state.entitlements.map(\.productID) == ["month"])
  }

  @Test mutating func heldPurchasesAreAllowedOrNot() throws {
    let first = try state.hold(StoreOrder(productID: "full"), as: .deferred, now: start)
    let second = try state.hold(StoreOrder(productID: "month"), as: .deferred, now: start)
    #expect(state.entitlements.isEmpty)
    #expect(state.history.isEmpty)

    #expect(state.release(first.id, now: start + 60)?.count == 1)
    #expect(state.record(first.id)?.purchaseDate == start + 60)
    #expect(state.entitlements.map(\.productID) == ["full"])

    #expect(state.decline(second.id)?.count == 1)
    #expect(state.release(second.id, now: start) == nil)
    #expect(state.decline(99) == nil)
  }
}
