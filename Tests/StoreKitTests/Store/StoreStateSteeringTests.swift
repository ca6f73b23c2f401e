import Foundation
import Testing

@testable import StoreKit

struct StoreStateSteeringTests {
  private var state = StoreState(SampleStore.configuration)
  private let start = SampleStore.start

  @Test mutating func refundsTakePurchasesBack() throws {
    let full = try state.buy(StoreOrder(productID: "full"), now: start)
    let year = try state.buy(StoreOrder(productID: "year"), now: start)
    state.finish(full.id)

    #expect(state.refund(full.id, now: start + 1)?.count == 1)
    #expect(state.refund(year.id, now: start + 1)?.count == 2)

    #expect(state.entitlements.isEmpty)
    #expect(state.record(full.id)?.revocationDate == start + 1)
    #expect(state.subscriptions["plans"]?.state == .revoked)
    #expect(state.unfinished.map(\.id) == [full.id, year.id])
    #expect(state.refund(full.id, now: start + 2) == [])
    #expect(state.refund(99, now: start) == nil)
  }

  @Test mutating func subscriptionsEndAndRenewWhenToldTo() throws {
    #expect(state.expire("year", now: start) == nil)
    let year = try state.buy(StoreOrder(productID: "year"), now: start)

    #expect(state.forceRenewal("year", now: start + 5)?.count == 2)
    #expect(state.record(year.id)?.expirationDate == start + 5)
    #expect(state.records.last?.expirationDate == start + 365)

    #expect(state.expire("year", now: start + 6) == [.status("plans")])
    #expect(state.entitlements.isEmpty)
    #expect(state.due("plans") == nil)
  }

  @Test mutating func whoPaysAtLastGoesOn() throws {
    state.settings.failsRenewals = true
    let year = try state.buy(StoreOrder(productID: "year"), now: start)
    _ = state.forceRenewal("year", now: start + 5)
    #expect(state.subscriptions["plans"]?.state == .inBillingRetryPeriod)

    #expect(state.resolve(year.id, now: start + 8)?.count == 2)

    #expect(state.subscriptions["plans"]?.state == .subscribed)
    #expect(state.entitlements.map(\.purchaseDate) == [start + 8])
    #expect(state.resolve(year.id, now: start + 9) == [])
    #expect(state.resolve(99, now: start) == nil)
  }

  @Test mutating func transactionsAreForgotten() throws {
    let full = try state.buy(StoreOrder(productID: "full"), now: start)
    let year = try state.buy(StoreOrder(productID: "year"), now: start)

    #expect(state.delete(year.id) == [.status("plans")])
    #expect(state.subscriptions.isEmpty)
    #expect(state.records.map(\.id) == [full.id])

    state.clear()
    #expect(state.records.isEmpty)
    #expect(state.delete(full.id) == nil)
  }
}
