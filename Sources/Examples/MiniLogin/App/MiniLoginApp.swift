import SwiftUI

/// A reading circle's app: its members log in and see their place.
@main
struct MiniLoginApp: App {
  var body: some Scene {
    WindowGroup {
      LoginView()
    }
  }
}
