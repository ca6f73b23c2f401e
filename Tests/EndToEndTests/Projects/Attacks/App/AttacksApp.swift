import SwiftUI

@main
struct AttacksApp: App {
  var body: some Scene {
    WindowGroup { Text("Ready").accessibilityIdentifier("ready") }
  }
}
