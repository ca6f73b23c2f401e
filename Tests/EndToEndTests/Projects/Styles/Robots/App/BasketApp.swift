import Observation
import SwiftUI

@main
struct BasketApp: App {
  var body: some Scene {
    WindowGroup { ShelfView() }
  }
}

struct Product: Identifiable, Hashable {
  let name: String
  let price: Int
  var id: String { name }

  static let all = [
    Product(name: "Apple", price: 2), Product(name: "Bread", price: 5),
    Product(name: "Coffee", price: 9),
  ]
}

@Observable final class Basket {
  var counts: [String: Int] = [:]

  var total: Int { Product.all.reduce(0) { $0 + $1.price * (counts[$1.name] ?? 0) } }
  var count: Int { counts.values.reduce(0, +) }
}

struct ShelfView: View {
  @State private var basket = Basket()
  @State private var isCheckingOut = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack {
          ForEach(Product.all) { product in
            HStack {
              Text(product.name)
              Text("\(product.price) €")
              Button("Put in") { basket.counts[product.name, default: 0] += 1 }
                .accessibilityIdentifier("put-\(product.name)")
            }
          }
          Text("\(basket.count) items, \(basket.total) €")
            .accessibilityIdentifier("basket-summary")
          Button("Empty the basket") { basket.counts = [:] }
            .disabled(basket.count == 0)
          Button("Check out") { isCheckingOut = true }
            .buttonStyle(.borderedProminent)
            .disabled(basket.count == 0)
        }
      }
      .navigationTitle("Shelf")
      .navigationDestination(isPresented: $isCheckingOut) {
        CheckoutView(basket: basket)
      }
    }
  }
}

struct CheckoutView: View {
  let basket: Basket
  @State private var code = ""
  @State private var state = "Open"

  private var price: Int { code == "HALF" ? basket.total / 2 : basket.total }

  var body: some View {
    Form {
      TextField("Discount code", text: $code)
        .accessibilityIdentifier("discount")
      Text("To pay: \(price) €")
        .accessibilityIdentifier("price")
      Button("Pay") { pay() }
        .accessibilityIdentifier("pay")
      Text(state)
        .accessibilityIdentifier("state")
    }
    .navigationTitle("Checkout")
  }

  private func pay() {
    state = "Paying"
    Task {
      try await Task.sleep(for: .seconds(3))
      state = "Paid"
    }
  }
}
