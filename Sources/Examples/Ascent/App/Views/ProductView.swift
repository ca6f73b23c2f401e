import SwiftUI

struct ProductView: View {
  let product: Product
  @State private var showsPrinting = false

  var body: some View {
    List {
      row("product.sku", product.sku)
      row("product.price", "€ \(product.price)")
      row("product.stock", "\(product.stock)")
      Button("product.printing") { showsPrinting = true }
        .accessibilityIdentifier("product.printing")
    }
    .navigationTitle(product.name)
    .sheet(isPresented: $showsPrinting) {
      PrintingSheet(product: product)
    }
  }

  private func row(_ key: String, _ value: String) -> some View {
    HStack {
      Text(LocalizedStringKey(key))
      Spacer()
      Text(value)
        .accessibilityIdentifier(key)
    }
  }
}

/// How a product's label is to be printed.
struct PrintingSheet: View {
  let product: Product
  @EnvironmentObject private var basket: PrintBasket
  @Environment(\.dismiss) private var dismiss
  @State private var copies = 1

  var body: some View {
    VStack(spacing: 24) {
      Text("printing.title")
        .font(.headline)
      HStack {
        Text("\(copies)")
          .accessibilityIdentifier("printing.count")
        Spacer()
        Stepper("printing.copies", value: $copies, in: 1...9)
          .labelsHidden()
          .accessibilityIdentifier("printing.copies")
      }
      Button("printing.add") {
        dismiss()
        basket.add(product, copies: copies)
      }
      .buttonStyle(.borderedProminent)
      .accessibilityIdentifier("printing.add")
      Button("printing.cancel", role: .cancel) { dismiss() }
        .accessibilityIdentifier("printing.cancel")
    }
    .padding()
    .presentationDetents([.medium])
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("printing")
  }
}
