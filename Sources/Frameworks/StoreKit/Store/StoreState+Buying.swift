import Foundation

extension StoreState {
  /// Checks what someone wants to buy.
  ///
  /// - Returns: The product.
  /// - Throws: ``Product/PurchaseError``.
  package func check(_ order: StoreOrder) throws(Product.PurchaseError) -> StoreItem {
    guard let item = configuration.item(order.productID) else { throw .productUnavailable }
    guard (1...10).contains(order.quantity) else { throw .invalidQuantity }
    _ = try order.offer(item.subscription)
    return item
  }

  /// Begins a purchase that someone has to allow or to put in order first.
  ///
  /// - Returns: The transaction that waits.
  package mutating func hold(
    _ order: StoreOrder, as phase: StoreRecord.Phase, now: Date
  ) throws(Product.PurchaseError) -> StoreRecord {
    let item = try check(order)
    var record = newRecord(of: item, order, now: now)
    record.phase = phase
    records.append(record)
    return record
  }

  /// Buys a product.
  ///
  /// - Returns: The transaction.
  /// - Throws: ``Product/PurchaseError``.
  package mutating func buy(
    _ order: StoreOrder, now: Date
  ) throws(Product.PurchaseError) -> StoreRecord {
    let item = try check(order)
    var record = newRecord(of: item, order, now: order.date?.date ?? now)
    let offer = try order.offer(item.subscription)
    guard let terms = item.subscription else {
      records.append(record)
      return record
    }
    if let kept = change(to: item, terms) { return kept }
    subscribe(&record, to: item, terms, offer)
    return record
  }

  private mutating func newRecord(
    of item: StoreItem, _ order: StoreOrder, now: Date
  ) -> StoreRecord {
    lastID += 1
    return StoreRecord(
      id: lastID, originalID: lastID, productID: item.id, type: item.type,
      groupID: item.subscription?.groupID, purchaseDate: now, originalDate: now,
      quantity: order.quantity, price: item.price * Decimal(order.quantity), token: order.token,
      storefront: settings.storefront)
  }

  /// Has a subscription go on with another product from its next period on, where that offers less.
  ///
  /// - Returns: The transaction that holds till then; `nil` where the other one begins at once.
  private mutating func change(to item: StoreItem, _ terms: SubscriptionTerms) -> StoreRecord? {
    guard var subscription = subscriptions[terms.groupID], subscription.isActive,
      let current = record(subscription.currentID),
      let old = configuration.item(current.productID)?.subscription
    else { return nil }
    let isLater =
      terms.level > old.level || (terms.level == old.level && terms.period != old.period)
    guard current.productID == item.id || isLater else { return nil }
    subscription.renewalProductID = item.id
    subscription.willAutoRenew = true
    subscriptions[terms.groupID] = subscription
    return current
  }

  /// Begins a subscription, or goes on with another product of its group.
  private mutating func subscribe(
    _ record: inout StoreRecord, to item: StoreItem, _ terms: SubscriptionTerms,
    _ named: (terms: OfferTerms, type: Transaction.OfferType)?
  ) {
    let group = terms.groupID
    var offer = named
    if offer == nil, isEligibleForIntroOffer(group) {
      offer = terms.introductory.map { ($0, .introductory) }
    }
    let earlier = subscriptions[group]
    if let earlier {
      record.originalID = earlier.originalID
      record.originalDate = self.record(earlier.originalID)?.originalDate ?? record.originalDate
      if earlier.isActive, let index = index(of: earlier.currentID) {
        records[index].isUpgraded = true
      }
    }
    var subscription = StoreSubscription(
      originalID: record.originalID, currentID: record.id,
      startDate: earlier?.isActive == true
        ? earlier?.startDate ?? record.purchaseDate : record.purchaseDate,
      renewalProductID: item.id)
    apply(offer, to: &record, &subscription, terms)
    records.append(record)
    subscriptions[group] = subscription
  }

  /// Sets price and end of a period by an offer, if there is one.
  func apply(
    _ offer: (terms: OfferTerms, type: Transaction.OfferType)?, to record: inout StoreRecord,
    _ subscription: inout StoreSubscription, _ terms: SubscriptionTerms
  ) {
    guard let offer else {
      record.expirationDate = settings.timeRate.end(of: terms.period, from: record.purchaseDate)
      return
    }
    let isEachPeriod = offer.terms.mode == .payAsYouGo
    record.price = offer.terms.price
    record.offer = Transaction.Offer(
      id: offer.type == .introductory ? nil : offer.terms.id, type: offer.type,
      paymentMode: Transaction.Offer.PaymentMode(offer.terms.mode), period: offer.terms.period)
    record.expirationDate = settings.timeRate.end(
      of: offer.terms.period, from: record.purchaseDate,
      count: isEachPeriod ? 1 : offer.terms.count)
    subscription.offerPeriodsLeft = isEachPeriod ? offer.terms.count - 1 : 0
    subscription.nextOffer = subscription.offerPeriodsLeft > 0 ? record.offer : nil
  }

  /// Takes note that the person has what they have paid for.
  package mutating func finish(_ id: UInt64) {
    if let index = index(of: id) { records[index].isFinished = true }
  }

  /// Goes on with a purchase that was allowed or put in order.
  ///
  /// - Returns: What has happened; `nil` where nothing was to be allowed.
  package mutating func release(_ id: UInt64, now: Date) -> [Event]? {
    guard let index = index(of: id), [.deferred, .interrupted].contains(records[index].phase) else {
      return nil
    }
    var record = records.remove(at: index)
    record.phase = .purchased
    record.purchaseDate = now
    record.originalDate = now
    guard let item = configuration.item(record.productID), let terms = item.subscription else {
      records.append(record)
      return [.transaction(record)]
    }
    if let kept = change(to: item, terms) { return [.transaction(kept), .status(terms.groupID)] }
    subscribe(&record, to: item, terms, nil)
    return [.transaction(record), .status(terms.groupID)]
  }

  /// Forbids a purchase that someone had to allow.
  ///
  /// - Returns: What has happened; `nil` where nothing was to be allowed.
  package mutating func decline(_ id: UInt64) -> [Event]? {
    guard let index = index(of: id), records[index].phase == .deferred else { return nil }
    records[index].phase = .failed
    return [.declined(records[index])]
  }
}
