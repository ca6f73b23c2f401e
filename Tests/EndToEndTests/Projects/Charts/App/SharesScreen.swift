import Charts
import SwiftUI

struct SharesScreen: View {
  private let shares = [("Rent", 50.0), ("Food", 30), ("Fun", 20)]
  @State private var angle: Double?
  @State private var chosen = "nothing"

  var body: some View {
    VStack {
      Text("Chosen: \(chosen)").accessibilityIdentifier("chosen")
      Chart(shares, id: \.0) { name, amount in
        SectorMark(
          angle: .value("Amount", amount), innerRadius: .ratio(0.6), angularInset: 1.5
        )
        .cornerRadius(4)
        .foregroundStyle(by: .value("Name", name))
      }
      .chartAngleSelection(value: $angle)
      .chartBackground { _ in Text("Budget") }
      .accessibilityIdentifier("shares")
      .frame(height: 300)
    }
    .padding()
    .onChange(of: angle) { _, angle in
      guard let angle else { return }
      var sum = 0.0
      for (name, amount) in shares {
        sum += amount
        if angle <= sum {
          chosen = name
          return
        }
      }
    }
  }
}
