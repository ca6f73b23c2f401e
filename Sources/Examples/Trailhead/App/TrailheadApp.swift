import SwiftUI

@main
struct TrailheadApp: App {
  @State private var catalog = TrailCatalog()
  @State private var planner = HikePlanner()
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(catalog)
        .environment(planner)
        .environment(router)
        .environment(\.conditions, ConditionsService())
        .onOpenURL { url in
          router.open(url)
        }
    }
  }
}
