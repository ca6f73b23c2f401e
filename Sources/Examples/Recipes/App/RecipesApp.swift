import SwiftUI

@main
struct RecipesApp: App {
  init() {
    UITableView.appearance().backgroundColor = .systemGroupedBackground
  }

  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
