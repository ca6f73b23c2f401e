import SwiftUI

/// On a small phone the offer comes later than elsewhere, and in the dark its button is called
/// otherwise.
@main
struct MendingApp: App {
  var body: some Scene { WindowGroup { OfferScreen() } }
}

struct OfferScreen: View {
  @Environment(\.colorScheme) private var colorScheme
  @State private var isOpen = false
  @State private var isLoaded = false
  @State private var isTaken = false

  var body: some View {
    GeometryReader { area in
      VStack {
        Button("Open") {
          isOpen = true
          guard area.size.width < 380 else { return isLoaded = true }
          DispatchQueue.main.asyncAfter(deadline: .now() + 4) { isLoaded = true }
        }
        .accessibilityIdentifier("open")
        if isOpen, isLoaded {
          Button(colorScheme == .dark ? "Take it tonight" : "Take it") { isTaken = true }
            .accessibilityIdentifier("take")
        }
        if isTaken { Text("Taken").accessibilityIdentifier("taken") }
      }
    }
  }
}
