import SwiftUI

struct CartView: View {
  @EnvironmentObject private var order: Order
  @State private var asksToEmpty = false
  @State private var asksForCode = false
  @State private var asksToPlace = false
  @State private var code = ""

  var body: some View {
    List {
      ForEach(order.lines) { line in
        HStack {
          Text("\(line.quantity) × \(line.dish.name)")
          Spacer()
          Text(line.dish.price * Decimal(line.quantity), format: .currency(code: "EUR"))
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier("line.\(line.dish.id)")
      }
      .onDelete { order.lines.remove(atOffsets: $0) }
      if order.lines.isEmpty {
        Text("Your cart is empty.")
          .accessibilityIdentifier("cart.empty")
      } else {
        TotalRow(total: order.total)
        Button("Promo code") { asksForCode = true }
        Button("Empty cart", role: .destructive) { asksToEmpty = true }
        Button("Place order") { asksToPlace = true }
          .accessibilityIdentifier("cart.place")
      }
      if let number = order.number {
        Text("Order number \(number) is on its way.")
          .accessibilityIdentifier("cart.confirmation")
      }
    }
    .navigationTitle("Cart")
    .confirmationDialog("Empty the cart?", isPresented: $asksToEmpty, titleVisibility: .visible) {
      Button("Empty cart", role: .destructive) { order.lines = [] }
      Button("Keep", role: .cancel) {}
    }
    .alert("Promo code", isPresented: $asksForCode) {
      TextField("Code", text: $code)
      Button("Redeem") { order.redeem(code) }
      Button("Cancel", role: .cancel) {}
    }
    .alert("Place the order?", isPresented: $asksToPlace) {
      Button("Order") { order.place() }
      Button("Not yet", role: .cancel) {}
    }
  }
}

struct TotalRow: View {
  let total: Decimal

  var body: some View {
    HStack {
      Text("Total")
      Spacer()
      Text(total, format: .currency(code: "EUR"))
        .accessibilityIdentifier("cart.total")
    }
  }
}
