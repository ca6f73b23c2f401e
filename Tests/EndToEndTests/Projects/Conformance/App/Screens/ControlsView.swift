import SwiftUI

/// Everything that is tapped: buttons, a toggle, a link; and what only shows something.
struct ControlsView: View {
  @State private var taps = 0
  @State private var isOn = false
  @State private var isSelected = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Controls")
        .font(.title)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("title")
      Button("Count") { taps += 1 }
        .accessibilityIdentifier("count")
      Readout("taps", "\(taps)")
      Button("Unavailable") { taps += 100 }
        .disabled(true)
      Button("注文する") { taps += 10 }
      Button("Favourite") { isSelected.toggle() }
        .accessibilityIdentifier("favourite")
        .accessibilityAddTraits(isSelected ? .isSelected : [])
      Toggle("Wi-Fi", isOn: $isOn)
        .accessibilityIdentifier("wifi")
      ProgressView("Download", value: 0.4)
        .accessibilityIdentifier("download")
      ProgressView()
        .accessibilityIdentifier("spinner")
      Link("Documentation", destination: URL(string: "https://example.org/docs")!)
      Image(systemName: "star.fill")
        .accessibilityLabel("Star")
        .accessibilityIdentifier("star")
      HStack {
        Button("Twin") { taps += 1 }
          .accessibilityIdentifier("twin")
        Button("Twin") { taps += 2 }
          .accessibilityIdentifier("twin")
      }
      ZStack {
        Button("Covered") { taps += 1000 }
        Color.red
          .frame(width: 200, height: 60)
          .accessibilityHidden(true)
      }
      HStack {
        Text("Inner")
        Button("Nested") { taps += 1 }
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("box")
    }
    .padding()
  }
}
