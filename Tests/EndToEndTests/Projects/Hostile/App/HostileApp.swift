import SwiftUI

@main
struct HostileApp: App {
  var body: some Scene {
    WindowGroup { Text("Ready").accessibilityIdentifier("ready") }
  }
}
