import SwiftUI

@main
struct GreenhouseApp: App {
  @State private var store = PlantStore()

  var body: some Scene {
    WindowGroup {
      PlantListView()
        .environment(store)
    }
  }
}
