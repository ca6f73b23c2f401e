import SwiftUI

/// The tabs.
struct RootView: View {
  @EnvironmentObject private var favourites: Favourites

  var body: some View {
    TabView {
      NavigationStack { RouteListView() }
        .tabItem { Label("tab.routes", systemImage: "map") }
      NavigationStack { FavouritesView() }
        .tabItem { Label("tab.favourites", systemImage: "star") }
        .badge(favourites.ids.count)
      NavigationStack { SettingsView() }
        .tabItem { Label("tab.settings", systemImage: "gearshape") }
    }
  }
}
