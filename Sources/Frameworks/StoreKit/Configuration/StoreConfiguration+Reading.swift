import Foundation

extension StoreConfiguration {
  /// Why a file is none.
  package struct ReadingError: Error, LocalizedError, Hashable, Sendable {
    /// The file.
    package var path: String
    /// What is wrong.
    package var reason: String

    /// Creates an error.
    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }

    /// A sentence for persons.
    package var errorDescription: String? {
      "The StoreKit configuration \(path) cannot be read: \(reason)."
    }
  }

  /// Reads a configuration file.
  ///
  /// - Throws: ``ReadingError``.
  package init(path: String) throws(ReadingError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ReadingError(path: path, reason: "it is not there")
    }
    guard let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw ReadingError(path: path, reason: "it is no JSON")
    }
    self.init(values)
  }

  /// Reads what a file says; what is not understood is left out.
  init(_ values: [String: Any]) {
    items += values.entries("products").compactMap { StoreItem($0, .consumable) }
    items += values.entries("nonRenewingSubscriptions").compactMap {
      StoreItem($0, .nonRenewable)
    }
    for group in values.entries("subscriptionGroups") {
      guard let id = group["id"] as? String else { continue }
      groups.append(
        Group(
          id: id, name: group["name"] as? String ?? id,
          texts: group.entries("localizations").compactMap(StoreText.init)))
      items += group.entries("subscriptions").compactMap { entry in
        var item = StoreItem(entry, .autoRenewable)
        item?.subscription = SubscriptionTerms(entry, groupID: id)
        return item
      }
    }
    settings = StoreSettings(values["settings"] as? [String: Any] ?? [:])
  }
}

extension [String: Any] {
  /// The mappings of a list.
  fileprivate func entries(_ key: String) -> [[String: Any]] {
    self[key] as? [[String: Any]] ?? []
  }

  /// A price, which files have as text or as a number.
  fileprivate var price: Decimal {
    let value = self["displayPrice"]
    if let text = value as? String { return Decimal(string: text) ?? 0 }
    return (value as? NSNumber).flatMap { Decimal(string: $0.description) } ?? 0
  }
}

extension StoreItem {
  private static let types: [String: Product.ProductType] = [
    "Consumable": .consumable, "NonConsumable": .nonConsumable,
    "NonRenewingSubscription": .nonRenewable, "RecurringSubscription": .autoRenewable,
  ]

  fileprivate init?(_ values: [String: Any], _ standard: Product.ProductType) {
    guard let id = values["productID"] as? String else { return nil }
    self.init(
      id: id, type: (values["type"] as? String).flatMap { Self.types[$0] } ?? standard,
      referenceName: values["referenceName"] as? String ?? id,
      texts: values.entries("localizations").compactMap(StoreText.init), price: values.price,
      isFamilyShareable: values["familyShareable"] as? Bool ?? false)
  }
}

extension StoreText {
  fileprivate init?(_ values: [String: Any]) {
    guard let locale = values["locale"] as? String else { return nil }
    self.init(
      locale: locale, name: values["displayName"] as? String ?? "",
      description: values["description"] as? String ?? "")
  }
}

extension SubscriptionTerms {
  fileprivate init(_ values: [String: Any], groupID: String) {
    let period = values["recurringSubscriptionPeriod"] as? String
    self.init(
      groupID: groupID, level: values["groupNumber"] as? Int ?? 1,
      period: period.flatMap(Product.SubscriptionPeriod.init(iso:)) ?? .monthly)
    introductory = (values["introductoryOffer"] as? [String: Any]).flatMap(OfferTerms.init)
    promotional = values.entries("adHocOffers").compactMap(OfferTerms.init)
    winBack = values.entries("winbackOffers").compactMap(OfferTerms.init)
    codes = values.entries("codeOffers").compactMap(OfferTerms.init)
  }
}

extension OfferTerms {
  fileprivate init?(_ values: [String: Any]) {
    guard
      let period = (values["subscriptionPeriod"] as? String)
        .flatMap(Product.SubscriptionPeriod.init(iso:))
    else { return nil }
    let mode: Product.SubscriptionOffer.PaymentMode =
      switch values["paymentMode"] as? String {
      case "free": .freeTrial
      case "payUpFront": .payUpFront
      default: .payAsYouGo
      }
    let name = values["referenceName"] as? String ?? ""
    self.init(
      id: values["offerID"] as? String ?? name, referenceName: name,
      price: mode == .freeTrial ? 0 : values.price, period: period,
      count: max(1, values["numberOfPeriods"] as? Int ?? 1), mode: mode)
  }
}

extension StoreSettings {
  fileprivate init(_ values: [String: Any]) {
    func isOn(_ key: String) -> Bool { values[key] as? Bool ?? false }
    locale = values["_locale"] as? String ?? locale
    storefront = values["_storefront"] as? String ?? storefront
    timeRate = (values["_timeRate"] as? Int).flatMap(StoreTimeRate.init(rawValue:)) ?? timeRate
    disablesDialogs = isOn("_disableDialogs")
    asksToBuy = isOn("_askToBuyEnabled")
    interruptsPurchases = isOn("_interruptedPurchasesEnabled")
    failsRenewals = isOn("_renewalBillingIssuesEnabled") || isOn("_billingIssuesEnabled")
    hasGracePeriod = isOn("_billingGracePeriodEnabled")
    if isOn("_failTransactionsEnabled") { failures[.purchase] = .generic(.unknown) }
    for error in values.entries("_storeKitErrors") where error["enabled"] as? Bool == true {
      guard let operation = (error["name"] as? String).flatMap(StoreOperation.init(rawValue:))
      else { continue }
      failures[operation] = operation == .verification ? .verification : .generic(.unknown)
    }
  }
}
