import SwiftUI

struct ToolsView: View {
  @EnvironmentObject private var router: Router
  @EnvironmentObject private var basket: PrintBasket

  var body: some View {
    NavigationStack(path: $router.tools) {
      List {
        NavigationLink(value: Router.ToolsStep.basket) {
          HStack {
            Text("basket.title")
            Spacer()
            Text("\(basket.count)")
              .accessibilityIdentifier("tools.count")
          }
        }
        .accessibilityIdentifier("tools.basket")
        Text("tools.stock")
        Text("tools.returns")
      }
      .navigationTitle("tools.title")
      .navigationDestination(for: Router.ToolsStep.self) { _ in PrintBasketView() }
    }
  }
}

struct PrintBasketView: View {
  @EnvironmentObject private var router: Router
  @EnvironmentObject private var basket: PrintBasket

  var body: some View {
    List {
      ForEach(basket.labels) { label in
        HStack {
          Text(label.product.name)
            .accessibilityIdentifier("label.name")
          Spacer()
          Text("× \(label.copies)")
            .accessibilityIdentifier("label.copies")
        }
      }
      Button("basket.print") {
        basket.printAll()
        router.tools = []
      }
      .disabled(basket.labels.isEmpty)
      .accessibilityIdentifier("basket.print")
    }
    .navigationTitle("basket.title")
  }
}
