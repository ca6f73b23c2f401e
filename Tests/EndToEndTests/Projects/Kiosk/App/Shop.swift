import Foundation
import StoreKit

@MainActor
final class Shop: ObservableObject {
  @Published var products: [Product] = []
  @Published var owned: Set<String> = []
  @Published var coins = 0
  @Published var subscription = "none"
  @Published var message = ""
  private var updates: Task<Void, Never>?

  init() {
    updates = Task { [weak self] in
      for await update in Transaction.updates {
        guard let transaction = try? update.payloadValue else { continue }
        await self?.deliver(transaction)
        await transaction.finish()
      }
    }
  }

  deinit { updates?.cancel() }

  func load() async {
    do {
      products = try await Product.products(for: [
        "kiosk.coin", "kiosk.puzzles", "kiosk.season", "kiosk.monthly", "kiosk.yearly", "missing",
      ])
    } catch {
      message = "cannot load"
    }
    await refresh()
  }

  func buy(_ product: Product) async {
    do {
      switch try await product.purchase() {
      case .success(let verification):
        let transaction = try check(verification)
        await deliver(transaction)
        await transaction.finish()
        message = "bought \(transaction.productID)"
      case .userCancelled: message = "cancelled"
      case .pending: message = "pending"
      @unknown default: break
      }
    } catch StoreKitError.unknown {
      message = "failed"
    } catch {
      message = error.localizedDescription
    }
  }

  func restore() async {
    try? await AppStore.sync()
    await refresh()
  }

  private func deliver(_ transaction: Transaction) async {
    if transaction.productType == .consumable, transaction.revocationDate == nil {
      coins += transaction.purchasedQuantity
    }
    await refresh()
  }

  func refresh() async {
    var owned: Set<String> = []
    for await result in Transaction.currentEntitlements {
      guard case .verified(let transaction) = result else { continue }
      owned.insert(transaction.productID)
    }
    self.owned = owned
    let status = try? await Product.SubscriptionInfo.status(for: "20A1").first
    subscription = status?.state.localizedDescription ?? "none"
  }

  private func check<T>(_ result: VerificationResult<T>) throws -> T {
    switch result {
    case .unverified(_, let error): throw error
    case .verified(let safe): return safe
    }
  }
}
