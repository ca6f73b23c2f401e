import Foundation

extension StoreState {
  /// When something next becomes of a subscription by itself.
  package func due(_ groupID: String) -> Date? {
    subscriptions[groupID].flatMap { subscription in
      record(subscription.currentID).flatMap(subscription.due)
    }
  }

  /// Lets time pass for a subscription: it renews, or ends.
  ///
  /// - Parameters:
  ///   - groupID: Its group.
  ///   - now: The time; nothing happens before it is due.
  /// - Returns: What has happened.
  package mutating func advance(_ groupID: String, now: Date) -> [Event] {
    var events: [Event] = []
    while let due = due(groupID), due <= now, events.count < Self.most {
      events += step(groupID, at: due)
    }
    return events
  }

  /// The most that happens at once.
  private static var most: Int { 1000 }

  private mutating func step(_ groupID: String, at date: Date) -> [Event] {
    guard var subscription = subscriptions[groupID] else { return [] }
    switch subscription.state {
    case .subscribed:
      if subscription.priceIncrease == .pending {
        end(&subscription, .didNotConsentToPriceIncrease)
      } else if !subscription.willAutoRenew {
        end(&subscription, .autoRenewDisabled)
      } else if settings.failsRenewals {
        failToPay(&subscription, at: date)
      } else {
        return renew(groupID, at: date)
      }
    case .inGracePeriod: subscription.state = .inBillingRetryPeriod
    case .inBillingRetryPeriod: end(&subscription, .billingError)
    default: return []
    }
    subscriptions[groupID] = subscription
    return [.status(groupID)]
  }

  private func end(
    _ subscription: inout StoreSubscription,
    _ reason: Product.SubscriptionInfo.RenewalInfo.ExpirationReason
  ) {
    subscription.state = .expired
    subscription.expirationReason = reason
    subscription.willAutoRenew = false
    subscription.graceEnd = nil
    subscription.winBackOffers =
      record(subscription.currentID).flatMap { configuration.item($0.productID) }?.subscription?
      .winBack.compactMap(\.id) ?? []
  }

  private func failToPay(_ subscription: inout StoreSubscription, at date: Date) {
    let period =
      record(subscription.currentID).flatMap { configuration.item($0.productID) }?.subscription?
      .period ?? .monthly
    subscription.retryEnd = settings.timeRate.retryEnd(from: date)
    subscription.state = .inBillingRetryPeriod
    subscription.expirationReason = .billingError
    guard settings.hasGracePeriod else { return }
    subscription.state = .inGracePeriod
    subscription.graceEnd = settings.timeRate.graceEnd(of: period, from: date)
  }

  /// Begins the next period of a subscription.
  ///
  /// - Returns: What has happened.
  package mutating func renew(_ groupID: String, at date: Date) -> [Event] {
    guard var subscription = subscriptions[groupID], let last = record(subscription.currentID)
    else { return [] }
    guard let item = configuration.item(subscription.renewalProductID),
      let terms = item.subscription
    else {
      end(&subscription, .productUnavailable)
      subscriptions[groupID] = subscription
      return [.status(groupID)]
    }
    lastID += 1
    var record = StoreRecord(
      id: lastID, originalID: subscription.originalID, productID: item.id, type: item.type,
      groupID: groupID, purchaseDate: date, originalDate: last.originalDate, price: item.price,
      token: last.token, reason: .renewal, storefront: settings.storefront)
    if !subscription.isActive { subscription.startDate = date }
    subscription.state = .subscribed
    subscription.currentID = record.id
    subscription.willAutoRenew = true
    subscription.expirationReason = nil
    subscription.graceEnd = nil
    subscription.retryEnd = nil
    subscription.winBackOffers = []
    record.expirationDate = settings.timeRate.end(of: terms.period, from: date)
    if subscription.offerPeriodsLeft > 0, let offer = last.offer {
      subscription.offerPeriodsLeft -= 1
      record.offer = offer
      record.price = last.price
      record.expirationDate = settings.timeRate.end(of: offer.period ?? terms.period, from: date)
    }
    subscription.nextOffer = subscription.offerPeriodsLeft > 0 ? record.offer : nil
    records.append(record)
    subscriptions[groupID] = subscription
    return [.transaction(record), .status(groupID)]
  }
}
