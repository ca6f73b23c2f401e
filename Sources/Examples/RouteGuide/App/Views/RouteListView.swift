import MapKit
import SwiftUI

/// All routes, as a list or on a map.
struct RouteListView: View {
  @State private var showsMap = false
  @State private var kind: Route.Kind?
  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 33.955, longitude: 130.945),
    span: MKCoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1))
  @AppStorage("showsFares") private var showsFares = true

  private var routes: [Route] { Route.all.filter { kind == nil || $0.kind == kind } }

  var body: some View {
    Group {
      if showsMap {
        map
      } else {
        list
      }
    }
    .navigationTitle("routes.title")
    .navigationDestination(for: Route.self) { RouteDetailView(route: $0) }
    .toolbar {
      Button(showsMap ? "routes.asList" : "routes.onMap") { showsMap.toggle() }
        .accessibilityIdentifier("routes.toggleMap")
    }
  }

  private var list: some View {
    List {
      Picker("routes.kind", selection: $kind) {
        Text("kind.all").tag(Route.Kind?.none)
        ForEach(Route.Kind.allCases) { kind in
          Text(LocalizedStringKey(kind.name)).tag(Route.Kind?.some(kind))
        }
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("routes.kind")
      ForEach(routes) { route in
        NavigationLink(value: route) { RouteRow(route: route, showsFare: showsFares) }
          .accessibilityIdentifier("routes.row.\(route.id)")
      }
    }
  }

  private var map: some View {
    Map(coordinateRegion: $region, annotationItems: routes) { route in
      MapAnnotation(coordinate: route.coordinate) {
        Label(LocalizedStringKey(route.name), systemImage: route.kind.symbol)
      }
    }
    .accessibilityIdentifier("routes.map")
  }
}

/// A route in a list.
struct RouteRow: View {
  let route: Route
  var showsFare = true

  var body: some View {
    HStack {
      Image(systemName: route.kind.symbol)
      VStack(alignment: .leading) {
        Text(LocalizedStringKey(route.name)).font(.headline)
        Text("route.minutes \(route.minutes)").font(.subheadline)
      }
      Spacer()
      if showsFare { Text("route.fare \(route.fare)") }
    }
  }
}
