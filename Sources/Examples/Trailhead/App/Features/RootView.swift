import SwiftUI

struct RootView: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(TrailCatalog.self) private var catalog

  var body: some View {
    Group {
      if horizontalSizeClass == .regular {
        SplitRootView()
      } else {
        TabRootView()
      }
    }
    .task { await catalog.load() }
  }
}

/// The phone's: two tabs, the first with a stack.
private struct TabRootView: View {
  @Environment(Router.self) private var router
  @Environment(HikePlanner.self) private var planner
  @SceneStorage("selectedTab") private var storedTab = Router.Tab.trails

  var body: some View {
    @Bindable var router = router
    TabView(selection: $router.tab) {
      NavigationStack(path: $router.path) {
        TrailListView { trail in
          NavigationLink(value: Route.trail(trail.id)) { TrailRow(trail: trail) }
        }
        .navigationDestination(for: Route.self) { RouteView(route: $0) }
      }
      .tabItem { Label("Trails", systemImage: "map") }
      .tag(Router.Tab.trails)
      NavigationStack { HikesView() }
        .tabItem { Label("My Hikes", systemImage: "figure.hiking") }
        .badge(planner.hikes.count)
        .tag(Router.Tab.hikes)
    }
    .onAppear { router.tab = storedTab }
    .onChange(of: router.tab) { _, tab in storedTab = tab }
  }
}

/// The pad's: trails beside the one that is chosen.
private struct SplitRootView: View {
  @Environment(Router.self) private var router
  @Environment(TrailCatalog.self) private var catalog
  @State private var selection: Trail.ID?
  @State private var columns = NavigationSplitViewVisibility.all

  var body: some View {
    @Bindable var router = router
    NavigationSplitView(columnVisibility: $columns) {
      TrailListView(selection: $selection) { trail in
        TrailRow(trail: trail)
      }
    } detail: {
      NavigationStack(path: $router.path) {
        Group {
          if let selection, let trail = catalog.trail(selection) {
            TrailDetailView(trail: trail)
              .id(selection)
          } else {
            ContentUnavailableView(
              "No Trail Selected", systemImage: "map",
              description: Text("Choose a trail from the sidebar."))
          }
        }
        .navigationDestination(for: Route.self) { RouteView(route: $0) }
      }
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct RouteView: View {
  @Environment(TrailCatalog.self) private var catalog
  let route: Route

  var body: some View {
    switch route {
    case .trail(let id):
      if let trail = catalog.trail(id) {
        TrailDetailView(trail: trail)
      } else {
        ContentUnavailableView("No Such Trail", systemImage: "questionmark.circle")
      }
    case .photos(let id):
      PhotoWallView(photos: catalog.trail(id)?.photos ?? [])
    case .photo(let photo):
      PhotoView(photo: photo)
    }
  }
}

#Preview {
  RootView()
    .environment(TrailCatalog())
    .environment(HikePlanner())
    .environment(Router())
}
