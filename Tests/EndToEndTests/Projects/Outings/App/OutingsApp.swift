import SwiftUI

@main
struct OutingsApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                SearchView().tabItem { Label("Search", systemImage: "magnifyingglass") }
                AddressView().tabItem { Label("Address", systemImage: "house") }
                MuseumView().tabItem { Label("Museums", systemImage: "building.columns") }
                HomeRegionView().tabItem { Label("Home", systemImage: "location") }
            }
        }
    }
}
