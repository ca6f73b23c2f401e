import SwiftUI

/// The routes that the person wants to find again.
struct FavouritesView: View {
  @EnvironmentObject private var favourites: Favourites

  var body: some View {
    Group {
      if favourites.routes.isEmpty {
        Text("favourites.empty")
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("favourites.empty")
      } else {
        List {
          ForEach(favourites.routes) { route in
            NavigationLink(value: route) { RouteRow(route: route) }
              .accessibilityIdentifier("favourites.row.\(route.id)")
              .swipeActions {
                Button("favourites.remove", role: .destructive) { favourites.toggle(route) }
              }
          }
        }
      }
    }
    .navigationTitle("tab.favourites")
    .navigationDestination(for: Route.self) { RouteDetailView(route: $0) }
  }
}
