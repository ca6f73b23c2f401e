import StoreKit
import SwiftUI
import UIKit

/// Calls that only have to compile.
enum StoreCalls {
  static func products() async throws {
    let products = try await Product.products(for: Set(["a"]))
    let sorted = products.sorted { $0.price < $1.price }
    for product in sorted {
      _ = (product.id, product.type == .autoRenewable, product.displayName, product.description)
      _ = product.price.formatted(product.priceFormatStyle)
      _ = product.price.formatted(.currency(code: product.priceFormatStyle.currencyCode))
      _ = (product.isFamilyShareable, product.jsonRepresentation, product.debugDescription)
      _ = await product.latestTransaction
      _ = await product.currentEntitlement
      if let subscription = product.subscription {
        _ = subscription.subscriptionPeriod.unit == .month
        _ = subscription.subscriptionPeriod.formatted(product.subscriptionPeriodFormatStyle)
        _ = subscription.subscriptionPeriod.unit.formatted(
          product.subscriptionPeriodUnitFormatStyle)
        _ = (subscription.groupLevel, subscription.groupDisplayName)
        _ = await subscription.isEligibleForIntroOffer
        if let offer = subscription.introductoryOffer, offer.paymentMode == .freeTrial {
          _ = (offer.period.value, offer.periodCount, offer.displayPrice, offer.id, offer.type)
        }
        switch subscription.subscriptionPeriod.unit {
        case .day, .week, .month, .year: break
        @unknown default: break
        }
        for status in try await subscription.status {
          guard case .verified(let info) = status.renewalInfo else { continue }
          _ = (info.willAutoRenew, info.autoRenewPreference, info.expirationReason, info.renewalDate)
          _ = (info.isInBillingRetry, info.gracePeriodExpirationDate, info.currentProductID)
          switch status.state {
          case .subscribed, .inGracePeriod: break
          case .revoked, .expired, .inBillingRetryPeriod: break
          default: break
          }
        }
      }
    }
    let byType = Dictionary(grouping: products, by: \.type)
    _ = byType[.consumable]
  }

  static func purchases(_ product: Product, in scene: UIWindowScene) async throws {
    let token = UUID()
    _ = try await product.purchase(options: [
      .appAccountToken(token), .quantity(2), .simulatesAskToBuyInSandbox(false),
      .custom(key: "a", value: "b"), .custom(key: "a", value: 1.0), .custom(key: "a", value: true),
      .promotionalOffer(
        offerID: "a", keyID: "b", nonce: UUID(), signature: Data(), timestamp: 0),
    ])
    let result = try await product.purchase(confirmIn: scene)
    switch result {
    case let .success(.verified(transaction)):
      await transaction.finish()
    case let .success(.unverified(_, error)): throw error
    case .pending, .userCancelled: break
    @unknown default: break
    }
    do {
      _ = try await product.purchase()
    } catch StoreKitError.userCancelled {
    } catch StoreKitError.networkError(let error) {
      _ = error.code
    } catch Product.PurchaseError.productUnavailable {
    } catch let error as StoreKitError {
      _ = error.errorDescription
    } catch let error as SKError where error.code == .paymentCancelled {
    } catch SKError.paymentNotAllowed {
    }
  }

  static func transactions(in scene: UIWindowScene) async throws {
    for await result in Transaction.all { _ = try result.payloadValue }
    for await result in StoreKit.Transaction.unfinished { await result.unsafePayloadValue.finish() }
    for await case .verified(let transaction) in Transaction.currentEntitlements {
      if transaction.revocationDate == nil, !transaction.isUpgraded,
        let expiration = transaction.expirationDate, expiration > Date()
      {
        _ = transaction.purchaseDate
      }
      _ = (transaction.originalID, transaction.environment == .xcode, transaction.ownershipType)
      _ = (transaction.revocationReason, transaction.offer?.type, transaction.appAccountToken)
      _ = (transaction.jsonRepresentation, transaction.storefront.countryCode, transaction.price)
      _ = try await transaction.beginRefundRequest(in: scene)
    }
    _ = await Transaction.currentEntitlement(for: "a")
    let latest = await Transaction.latest(for: "a")
    _ = latest?.jwsRepresentation
    for await status in Product.SubscriptionInfo.Status.updates { _ = status.transaction }
    for await message in StoreKit.Message.messages { try await message.display(in: scene) }
    for await intent in PurchaseIntent.intents { _ = intent.product }
  }

  static func store(in scene: UIWindowScene) async throws {
    try await AppStore.sync()
    try await AppStore.showManageSubscriptions(in: scene)
    try await AppStore.presentOfferCodeRedeemSheet(in: scene)
    await AppStore.requestReview(in: scene)
    _ = AppStore.canMakePayments
    let shared = try await AppTransaction.shared
    if case .verified(let transaction) = shared {
      _ = (transaction.originalAppVersion, transaction.originalPurchaseDate, transaction.appVersion)
      _ = transaction.environment == .production
    }
    _ = await Storefront.current?.countryCode
    for await storefront in Storefront.updates { _ = storefront.id }
  }

  @MainActor
  static func older() {
    SKStoreReviewController.requestReview()
    if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {
      SKStoreReviewController.requestReview(in: scene)
      let overlay = SKOverlay(
        configuration: SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom))
      overlay.present(in: scene)
    }
    let page = SKStoreProductViewController()
    page.loadProduct(withParameters: [SKStoreProductParameterITunesItemIdentifier: "1"]) { _, _ in }
    let refresh = SKReceiptRefreshRequest()
    refresh.start()
    _ = Bundle.main.appStoreReceiptURL
    _ = SKPaymentQueue.default().storefront?.countryCode
  }
}

struct StoreViewCalls: View {
  @Environment(\.requestReview) private var requestReview
  @Environment(\.purchase) private var purchase: PurchaseAction
  let product: Product
  @State private var isPresented = false

  var body: some View {
    ProductView(id: "a")
    ProductView(id: "a") { Image(systemName: "star") }
      .productViewStyle(.large)
    ProductView(id: "a", prefersPromotionalIcon: true) {
      Image(systemName: "star")
    } placeholderIcon: {
      ProgressView()
    }
    ProductView(product) { Text("icon") }.productViewStyle(RibbonStyle())
    StoreView(ids: ["a"])
    StoreView(products: [product]) { Text($0.displayName) }
    VStack {
      SubscriptionStoreView(groupID: "a")
      SubscriptionStoreView(groupID: "a", visibleRelationships: .upgrade)
      SubscriptionStoreView(productIDs: ["a", "b"]) { Text("marketing") }
        .containerBackground(.blue.gradient, for: .subscriptionStore)
        .subscriptionStoreButtonLabel(.multiline)
        .subscriptionStorePickerItemBackground(.thinMaterial)
        .subscriptionStoreControlBackground(.gradientMaterial)
        .storeButton(.visible, for: .restorePurchases, .redeemCode)
        .storeButton(.hidden, for: .cancellation)
        .subscriptionStoreControlIcon { _, info in Text(info.groupDisplayName) }
        .subscriptionStoreSignInAction { isPresented = true }
        .subscriptionStorePolicyForegroundStyle(.white)
        .inAppPurchaseOptions { _ in [.appAccountToken(UUID())] }
      SubscriptionStoreView(subscriptions: [product]) {
        SubscriptionOptionGroup("Group", isIncluded: { $0.id == "a" }) { Text("marketing") }
        SubscriptionPeriodGroupSet()
      }
      .subscriptionStoreControlStyle(.compactPicker, placement: .bottomBar)
      SubscriptionStoreView(subscriptions: [product])
        .subscriptionStoreControlStyle(TwoButtons())
    }
    .storeProductTask(for: "a") { state in
      switch state {
      case .loading, .unavailable: break
      case .failure(let error): _ = error
      case .success(let product): _ = product
      @unknown default: break
      }
    }
    .storeProductsTask(for: ["a"]) { state in
      if case .success(let products, let missing) = state { _ = (products, missing) }
    }
    .currentEntitlementTask(for: "a") { state in
      isPresented = state.transaction != nil
      _ = state.map { $0 != nil }
    }
    .subscriptionStatusTask(for: "a") { state in _ = state.value?.first }
    .manageSubscriptionsSheet(isPresented: $isPresented, subscriptionGroupID: "a")
    .offerCodeRedemption(isPresented: $isPresented) { result in _ = result }
    .appStoreOverlay(isPresented: $isPresented) {
      SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottomRaised)
    }
    .onAppear { requestReview() }
  }
}

struct RibbonStyle: ProductViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    switch configuration.state {
    case .loading: ProgressView()
    case .success(let product):
      HStack {
        configuration.icon
        Text(product.displayName)
        if !configuration.hasCurrentEntitlement {
          Button("Buy") { configuration.purchase() }
        }
      }
    default: ProductView(configuration)
    }
  }
}

struct TwoButtons: SubscriptionStoreControlStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      ForEach(configuration.options) { option in
        Text(option.displayName)
        SubscribeButton(option)
      }
      SubscriptionPicker(configuration) { option in
        Text(option.isSelected ? "chosen" : option.displayName)
      } confirmation: { option in
        SubscribeButton(option)
      }
    }
  }
}
