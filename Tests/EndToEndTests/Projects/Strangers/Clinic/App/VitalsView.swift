import SwiftUI

struct VitalsView: View {
  var body: some View {
    List {
      VitalRow(name: "Pulse", value: "64 bpm", id: "pulse")
      VitalRow(name: "Blood pressure", value: "118/76", id: "pressure")
      VitalRow(name: "Weight", value: "71.5 kg", id: "weight")
    }
    .navigationTitle("Vitals")
  }
}

private struct VitalRow: View {
  let name: String
  let value: String
  let id: String

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text(value)
        .bold()
        .accessibilityIdentifier("vitals.\(id).value")
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(name)
  }
}
