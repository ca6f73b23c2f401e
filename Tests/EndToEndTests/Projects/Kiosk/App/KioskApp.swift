import StoreKit
import SwiftUI

@main
struct KioskApp: App {
  @StateObject private var shop = Shop()

  var body: some Scene {
    WindowGroup {
      ContentView().environmentObject(shop)
    }
  }
}

struct ContentView: View {
  @EnvironmentObject var shop: Shop

  var body: some View {
    NavigationStack {
      List {
        Section("Screens") {
          NavigationLink("Store") { StoreScreen() }
          NavigationLink("Plans") { PlansScreen() }
          NavigationLink("Older") { OlderScreen() }
          NavigationLink("Account") { AccountScreen() }
        }
        Section("Yours") {
          Text("Owned: \(shop.owned.sorted().joined(separator: ", "))")
            .accessibilityIdentifier("owned")
          Text("Coins: \(shop.coins)").accessibilityIdentifier("coins")
          Text("Subscription: \(shop.subscription)").accessibilityIdentifier("subscription")
          Text("Last: \(shop.message)").accessibilityIdentifier("message")
        }
        Section("Shop") {
          ForEach(shop.products) { product in
            Button("\(product.displayName) \(product.displayPrice)") {
              Task { await shop.buy(product) }
            }
            .accessibilityIdentifier(product.id)
          }
        }
      }
      .navigationTitle("Kiosk")
      .toolbar { Button("Restore") { Task { await shop.restore() } } }
      .task { await shop.load() }
    }
  }
}
