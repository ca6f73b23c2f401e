import SwiftUI

/// A horizontal and a vertical scroll view.
struct ScrollingView: View {
  @State private var last = "nothing"

  var body: some View {
    VStack {
      Readout("last", last)
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<20, id: \.self) { index in
            Button("Chip \(index)") { last = "chip \(index)" }
              .frame(width: 90, height: 44)
          }
        }
      }
      .frame(height: 60)
      .accessibilityIdentifier("chips")
      ScrollView {
        VStack {
          ForEach(0..<50, id: \.self) { index in
            Button("Line \(index)") { last = "line \(index)" }
              .frame(height: 60)
          }
        }
      }
      .accessibilityIdentifier("lines")
    }
  }
}
