import SwiftUI

@main
struct RecipesApp: App {
  var body: some Scene {
    WindowGroup {
      RecipeListView(store: RecipeStore(arguments: ProcessInfo.processInfo.arguments))
    }
  }
}
