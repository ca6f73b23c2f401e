import SwiftUI

/// A screen for everything that a UI test can do; `-screen NAME` opens the app there.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup {
      GalleryView(start: LaunchOptions.screen)
    }
  }
}
