import SwiftUI

/// A second app, for tests that go from one to the other.
@main
struct FramesApp: App {
  var body: some Scene {
    WindowGroup {
      FramesView()
    }
  }
}

/// Counts frames, and leads to the gallery.
struct FramesView: View {
  @Environment(\.openURL) private var openURL
  @State private var frames = 0

  var body: some View {
    VStack {
      Text("Frames: \(frames)")
        .accessibilityIdentifier("frames")
      Button("Add frame") { frames += 1 }
      Button("Open gallery") {
        if let url = URL(string: "gallery://frames") { openURL(url) }
      }
    }
  }
}
