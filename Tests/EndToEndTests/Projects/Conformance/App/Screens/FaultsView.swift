import SwiftUI

/// What an accessibility audit finds fault with.
struct FaultsView: View {
  var body: some View {
    VStack(spacing: 20) {
      Text("Faults")
      Button(action: {}) {
        Image(decorative: "logo")
          .resizable()
          .frame(width: 60, height: 60)
      }
      .accessibilityIdentifier("nameless")
      Button(action: {}) {
        Text("?")
          .frame(width: 20, height: 20)
      }
      .accessibilityIdentifier("small")
      Text("A sentence that is much too long for the little room that it has been given here")
        .lineLimit(1)
        .frame(width: 120)
        .accessibilityIdentifier("clipped")
    }
  }
}
