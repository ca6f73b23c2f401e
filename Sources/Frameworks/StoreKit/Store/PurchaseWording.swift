import Foundation

/// What the payment sheet says.
struct PurchaseWording: Sendable {
  /// What is bought, at what price.
  let lines: [String]
  /// The button by which the person agrees.
  let confirmation: String

  /// Words a purchase.
  init(_ item: StoreItem, _ order: StoreOrder, in store: Store) {
    let (product, isEligible) = store.read { state in
      (
        Product(item, in: state.configuration, state.settings),
        item.subscription.map { state.isEligibleForIntroOffer($0.groupID) } ?? false
      )
    }
    confirmation = item.type == .autoRenewable ? "Subscribe" : "Purchase"
    var price = (product.price * Decimal(order.quantity)).formatted(product.priceFormatStyle)
    var lines = [product.displayName, product.description]
    if let subscription = product.subscription {
      price += " per \(subscription.subscriptionPeriod.phrase)"
      if isEligible, let offer = subscription.introductoryOffer {
        lines.append(offer.phrase)
        price = "Starting after that, \(price)"
      }
    }
    lines.append(price)
    lines.append("For testing purposes only. You will not be charged for this purchase.")
    self.lines = lines
  }
}

extension Product.SubscriptionPeriod {
  /// The period behind “per”: `month`, `3 months`.
  var phrase: String { value == 1 ? unit.debugDescription : length }

  /// The period as a length: `1 month`, `3 months`.
  var length: String { "\(value) \(unit.debugDescription)\(value == 1 ? "" : "s")" }

  /// Several periods as a length.
  func length(times count: Int) -> String {
    Product.SubscriptionPeriod(unit: unit, value: value * count).length
  }
}

extension Product.SubscriptionOffer {
  /// The offer in a few words: `1 week free`.
  var phrase: String {
    let length = period.length(times: periodCount)
    return switch paymentMode {
    case .freeTrial: "\(length) free"
    case .payUpFront: "\(length) for \(displayPrice)"
    default: "\(displayPrice) per \(period.phrase) for \(length)"
    }
  }
}
