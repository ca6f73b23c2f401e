import SwiftUI

/// What the app was launched with, and how long ago.
struct LaunchView: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Readout("language", LaunchOptions.value(after: "-language") ?? "none")
      Readout("user", LaunchOptions.environment("GALLERY_USER") ?? "nobody")
      Readout("taps", "\(taps)")
      Button("Count") { taps += 1 }
      Readout("amount", 1234.5.formatted())
    }
  }
}
