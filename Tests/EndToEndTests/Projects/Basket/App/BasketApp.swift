import SwiftUI

@main
struct BasketApp: App {
  @State private var basket = Basket()

  var body: some Scene {
    WindowGroup {
      BasketView(basket: basket)
    }
  }
}

struct BasketView: View {
  @Bindable var basket: Basket

  var body: some View {
    VStack {
      Text("\(basket.count) items").accessibilityIdentifier("basket.count")
      Button("Add an apple") { basket.add(.apple) }.accessibilityIdentifier("basket.add")
    }
  }
}
