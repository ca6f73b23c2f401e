import SwiftUI

/// The screens that are drawn for the benchmark, each in fifty variants; screens.html has the same.
@main
struct ScreensApp: App {
  var body: some Scene {
    WindowGroup { InboxScreen(number: 0) }
  }
}

/// The word that is different in a variant that has changed since its reference was recorded.
func status(_ number: Int) -> String {
  changedVariants.contains(number) ? "Changed" : "Variant"
}
