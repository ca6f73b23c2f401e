import SwiftUI

/// A guide to the trams, boats and hill railways of a bay, for a day out.
@main
struct RouteGuideApp: App {
  @StateObject private var favourites = Favourites()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(favourites)
    }
  }
}
