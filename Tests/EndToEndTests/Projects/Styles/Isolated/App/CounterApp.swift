import SwiftUI

@main
struct CounterApp: App {
  var body: some Scene {
    WindowGroup { CounterView() }
  }
}

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)").accessibilityIdentifier("total")
      Button("Count") { count += 1 }.accessibilityIdentifier("count")
    }
  }
}
