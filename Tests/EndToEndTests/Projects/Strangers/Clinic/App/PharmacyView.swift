import SwiftUI

struct PharmacyView: View {
  @State private var isOrdered = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text("Atorvastatin 20 mg")
          .font(.headline)
          .accessibilityIdentifier("pharmacy.drug")
        Text(isOrdered ? "Ready for pick-up tomorrow" : "1 refill left")
          .accessibilityIdentifier("pharmacy.status")
        Button("Order refill") { isOrdered = true }
          .buttonStyle(.borderedProminent)
          .accessibilityIdentifier("pharmacy.order")
      }
      .padding()
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
      .accessibilityIdentifier("pharmacy.card")
      .padding()
    }
    .navigationTitle("Pharmacy")
  }
}
