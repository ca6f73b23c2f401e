import SwiftUI

@main
struct CompanionsApp: App {
  @State private var isReady = false

  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Companions").accessibilityIdentifier("title")
        Button("Load") {
          Task {
            try? await Task.sleep(nanoseconds: 5_300_000_000)
            isReady = true
          }
        }
        if isReady { Text("Ready").accessibilityIdentifier("ready") }
      }
    }
  }
}
