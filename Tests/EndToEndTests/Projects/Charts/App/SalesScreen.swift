import Charts
import SwiftUI

struct Sale: Identifiable {
  let id = UUID()
  let product: String
  let region: String
  var amount: Double
}

struct SalesScreen: View {
  @State private var sales = [
    Sale(product: "Tea", region: "North", amount: 30),
    Sale(product: "Coffee", region: "North", amount: 50),
    Sale(product: "Tea", region: "South", amount: 20),
    Sale(product: "Coffee", region: "South", amount: 10),
  ]
  @State private var selection: String?
  @State private var touched: [String] = []

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Text(selection.map { "Touching \($0)" } ?? "Not touching")
          .accessibilityIdentifier("touching")
        Text("Touched: \(touched.joined(separator: ", "))").accessibilityIdentifier("touched")
        Chart(sales) { sale in
          BarMark(x: .value("Product", sale.product), y: .value("Amount", sale.amount))
            .foregroundStyle(by: .value("Region", sale.region))
            .annotation(position: .overlay, alignment: .center) {
              Text("\(sale.amount, specifier: "%.0f") k").font(.caption)
            }
            .accessibilityIdentifier("\(sale.product)-\(sale.region)")
          if let selection, selection == sale.product {
            RuleMark(x: .value("Product", selection))
              .foregroundStyle(.gray.opacity(0.3))
              .zIndex(-1)
              .accessibilityHidden(true)
          }
        }
        .chartXSelection(value: $selection)
        .chartForegroundStyleScale(["North": Color.blue, "South": .orange])
        .chartXAxisLabel("Products")
        .chartYAxis { AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) }
        .accessibilityIdentifier("sales")
        .frame(height: 260)
        Button("Sell tea") { sales[0].amount += 40 }
        Button("Drop coffee") { sales.removeAll { $0.product == "Coffee" } }
        ForEach(0..<12) { Text("Row \($0)").padding() }
      }
      .padding()
    }
    .onChange(of: selection) { _, new in
      if let new { touched.append(new) }
    }
  }
}
