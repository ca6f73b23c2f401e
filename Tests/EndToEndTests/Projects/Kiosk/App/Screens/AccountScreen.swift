import StoreKit
import SwiftUI

struct AccountScreen: View {
  @Environment(\.purchase) private var purchase
  @State private var managing = false
  @State private var refunding = false
  @State private var redeeming = false
  @State private var choosing = false
  @State private var transaction: StoreKit.Transaction?
  @State private var outcome = ""

  var body: some View {
    Form {
      Text("Outcome: \(outcome)")
      Button("Manage") { managing = true }
      Button("Redeem") { redeeming = true }
      Button("Choose") { choosing = true }
      Button("Refund") {
        Task {
          transaction = try? await Transaction.latest(for: "kiosk.puzzles")?.payloadValue
          refunding = transaction != nil
        }
      }
      Button("Buy Puzzles") {
        Task {
          guard let product = try await Product.products(for: ["kiosk.puzzles"]).first else { return }
          if case .success(let result) = try await purchase(product) {
            await result.unsafePayloadValue.finish()
            outcome = "bought"
          }
        }
      }
    }
    .sheet(isPresented: $choosing) {
      SubscriptionStoreView(groupID: "20A1").subscriptionStoreControlStyle(.buttons)
    }
    .manageSubscriptionsSheet(isPresented: $managing)
    .offerCodeRedemption(isPresented: $redeeming) { _ in outcome = "redeemed" }
    .refundRequestSheet(for: transaction?.id ?? 0, isPresented: $refunding) { result in
      switch result {
      case .success(.success): outcome = "refunded"
      case .success(.userCancelled): outcome = "kept"
      case .success: break
      case .failure(let error): outcome = "\(error)"
      }
    }
  }
}
