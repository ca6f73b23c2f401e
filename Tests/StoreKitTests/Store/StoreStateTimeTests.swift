import Foundation
import Testing

@testable import StoreKit

struct StoreStateTimeTests {
  private var state = StoreState(SampleStore.configuration)
  private let start = SampleStore.start

  private var subscription: StoreSubscription? { state.subscriptions["plans"] }

  @Test mutating func subscriptionsRenewOnTime() throws {
    let first = try state.buy(StoreOrder(productID: "month"), now: start)
    #expect(state.due("plans") == start + 10)
    #expect(state.advance("plans", now: start + 9).isEmpty)

    let events = state.advance("plans", now: start + 75)

    #expect(events.filter { if case .transaction = $0 { true } else { false } }.count == 3)
    let last = try #require(state.records.last)
    #expect(last.purchaseDate == start + 70)
    #expect(last.expirationDate == start + 100)
    #expect(last.originalID == first.id)
    #expect(last.reason == .renewal)
    #expect(last.offer == nil)
    #expect(subscription?.startDate == start)
  }

  @Test mutating func offersHoldForTheirPeriods() throws {
    _ = try state.buy(StoreOrder(productID: "full"), now: start)
    let order = StoreOrder(
      productID: "month", options: [Product.PurchaseOption(.promotionalOffer("stay"))])
    _ = try state.buy(order, now: start)
    _ = state.advance("plans", now: start + 60)

    let prices = state.records.filter { $0.groupID == "plans" }.map(\.price)
    #expect(prices == [2, 2, 3])
  }

  @Test mutating func cancelledSubscriptionsHoldToTheEnd() throws {
    let year = try state.buy(StoreOrder(productID: "year"), now: start)
    _ = state.setAutoRenew(false, of: year.id)
    #expect(state.entitlements.count == 1)

    let events = state.advance("plans", now: start + 360)

    #expect(events == [.status("plans")])
    #expect(subscription?.state == .expired)
    #expect(subscription?.expirationReason == .autoRenewDisabled)
    #expect(state.entitlements.isEmpty)
    #expect(state.due("plans") == nil)
  }

  @Test mutating func whoCannotPayIsGivenTime() throws {
    state.settings.failsRenewals = true
    state.settings.hasGracePeriod = true
    let year = try state.buy(StoreOrder(productID: "year"), now: start)

    _ = state.advance("plans", now: start + 360)
    #expect(subscription?.state == .inGracePeriod)
    #expect(subscription?.graceEnd == start + 375)
    #expect(state.entitlements.count == 1)

    _ = state.advance("plans", now: start + 375)
    #expect(subscription?.state == .inBillingRetryPeriod)
    #expect(state.entitlements.isEmpty)

    _ = state.advance("plans", now: start + 420)
    #expect(subscription?.state == .expired)
    #expect(subscription?.expirationReason == .billingError)

    state.settings.failsRenewals = false
    let again = try state.buy(StoreOrder(productID: "year"), now: start + 500)
    #expect(again.originalID == year.id)
    #expect(subscription?.startDate == start + 500)
    #expect(state.entitlements.map(\.id) == [again.id])
  }

  @Test mutating func whoDoesNotAnswerPaysNoMore() throws {
    let year = try state.buy(StoreOrder(productID: "year"), now: start)
    _ = state.setPriceIncrease(.pending, of: year.id)
    _ = state.advance("plans", now: start + 360)

    #expect(subscription?.expirationReason == .didNotConsentToPriceIncrease)
  }
}
