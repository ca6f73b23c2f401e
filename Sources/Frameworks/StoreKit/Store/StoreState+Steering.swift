import Foundation

/// What tests and the person's settings do, apart from buying.
extension StoreState {
  /// Takes a purchase back.
  ///
  /// - Returns: What has happened; `nil` where there is no such purchase.
  package mutating func refund(_ id: UInt64, now: Date) -> [Event]? {
    guard let index = index(of: id), records[index].phase == .purchased else { return nil }
    guard records[index].revocation == nil else { return [] }
    records[index].revocation = StoreRecord.Revocation(date: now, reason: .other)
    records[index].isFinished = false
    let record = records[index]
    guard let group = record.groupID, subscriptions[group]?.currentID == id else {
      return [.transaction(record)]
    }
    subscriptions[group]?.state = .revoked
    subscriptions[group]?.willAutoRenew = false
    return [.transaction(record), .status(group)]
  }

  /// Ends a subscription now.
  ///
  /// - Returns: What has happened; `nil` where nobody has subscribed.
  package mutating func expire(_ productID: String, now: Date) -> [Event]? {
    guard let group = group(of: productID), var subscription = subscriptions[group],
      let index = index(of: subscription.currentID)
    else { return nil }
    records[index].expirationDate = now
    subscription.state = .expired
    subscription.expirationReason =
      subscription.willAutoRenew ? .unknown : .autoRenewDisabled
    subscription.willAutoRenew = false
    subscriptions[group] = subscription
    return [.status(group)]
  }

  /// Begins the next period of a subscription now.
  ///
  /// - Returns: What has happened; `nil` where nobody has subscribed.
  package mutating func forceRenewal(_ productID: String, now: Date) -> [Event]? {
    guard let group = group(of: productID), let subscription = subscriptions[group],
      let index = index(of: subscription.currentID)
    else { return nil }
    records[index].expirationDate = now
    guard settings.failsRenewals, subscription.state == .subscribed else {
      return renew(group, at: now)
    }
    return advance(group, now: now)
  }

  /// Says whether a subscription goes on.
  ///
  /// - Returns: What has happened; `nil` where the transaction is not its last one.
  package mutating func setAutoRenew(_ isOn: Bool, of id: UInt64) -> [Event]? {
    guard let group = record(id)?.groupID, subscriptions[group] != nil else { return nil }
    subscriptions[group]?.willAutoRenew = isOn
    return [.status(group)]
  }

  /// Asks the person to pay more, or takes their answer.
  ///
  /// - Returns: What has happened; `nil` where the transaction is of no subscription.
  package mutating func setPriceIncrease(
    _ status: Product.SubscriptionInfo.RenewalInfo.PriceIncreaseStatus, of id: UInt64
  ) -> [Event]? {
    guard let group = record(id)?.groupID, subscriptions[group] != nil else { return nil }
    subscriptions[group]?.priceIncrease = status
    return [.status(group)]
  }

  /// Has the person pay at last.
  ///
  /// - Returns: What has happened; `nil` where there is no such purchase.
  package mutating func resolve(_ id: UInt64, now: Date) -> [Event]? {
    if let events = release(id, now: now) { return events }
    guard let group = record(id)?.groupID, let subscription = subscriptions[group] else {
      return record(id) == nil ? nil : []
    }
    let isOpen = [.inBillingRetryPeriod, .inGracePeriod].contains(subscription.state)
    return isOpen ? renew(group, at: now) : []
  }

  /// Forgets a transaction.
  ///
  /// - Returns: What has happened; `nil` where there is no such one.
  package mutating func delete(_ id: UInt64) -> [Event]? {
    guard let index = index(of: id) else { return nil }
    let record = records.remove(at: index)
    guard let group = record.groupID, subscriptions[group]?.currentID == id else { return [] }
    subscriptions[group] = nil
    return [.status(group)]
  }

  /// Forgets all transactions.
  package mutating func clear() {
    records = []
    subscriptions = [:]
    refundRequests = []
  }

  private func group(of productID: String) -> String? {
    configuration.item(productID)?.subscription?.groupID
  }
}
