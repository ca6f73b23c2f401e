import SwiftUI

@main
struct WayfareApp: App {
  @State private var catalog = Catalog()
  @State private var trips = TripStore()

  var body: some Scene {
    WindowGroup {
      TabView {
        ExploreView().tabItem { Label("Explore", systemImage: "globe") }
        TripsView().tabItem { Label("Trips", systemImage: "suitcase") }
      }
      .environment(catalog)
      .environment(trips)
    }
  }
}
