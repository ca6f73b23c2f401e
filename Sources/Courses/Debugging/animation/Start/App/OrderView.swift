import SwiftUI

/// A coffee, and a message that it has been ordered, which goes by itself.
struct OrderView: View {
  @State private var orders = 0
  @State private var showsMessage = false
  @State private var steam = 0.0

  /// Steam rises for a while, unless somebody (or a test) wants no animations.
  private var animation: Animation? {
    let isStill = ProcessInfo.processInfo.arguments.contains("-noAnimations")
    return isStill ? nil : .easeOut(duration: 3)
  }

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        Image(systemName: "cup.and.saucer")
          .font(.largeTitle)
          .offset(y: -steam)
        Text("Orders: \(orders)")
          .accessibilityIdentifier("order.count")
        Button("Order", action: order)
          .accessibilityIdentifier("order.button")
        if showsMessage {
          Text("Your coffee is on its way")
            .accessibilityIdentifier("order.message")
        }
        Spacer()
      }
      .padding()
      .navigationTitle("Café")
    }
  }

  private func order() {
    orders += 1
    showsMessage = true
    withAnimation(animation) { steam += 40 }
    Task {
      try? await Task.sleep(for: .seconds(2))
      showsMessage = false
    }
  }
}
