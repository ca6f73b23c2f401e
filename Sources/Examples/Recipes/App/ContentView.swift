import SwiftUI

struct ContentView: View {
  @State private var recipes: [Recipe] = []
  @State private var shoppingList: [ShoppingItem] = []
  @State private var selectedTab = 0
  @State private var usesMetric = true
  @State private var isLoading = true
  @State private var toast: String?

  var body: some View {
    TabView(selection: $selectedTab) {
      RecipeListView(recipes: $recipes, isLoading: isLoading, addToList: addToList)
        .tabItem {
          Image(systemName: "book.fill")
          Text("tab.recipes")
        }
        .tag(0)

      ShoppingListView(items: $shoppingList)
        .tabItem {
          Image(systemName: "cart.fill")
          Text("tab.shopping")
        }
        .badge(shoppingList.filter { !$0.isDone }.count)
        .tag(1)

      SettingsView(usesMetric: $usesMetric, recipeCount: recipes.count, reset: reset)
        .tabItem {
          Label("tab.settings", systemImage: "gear")
        }
        .tag(2)
    }
    .accentColor(.orange)
    .toast(message: $toast)
    .onAppear(perform: load)
  }

  private func load() {
    guard recipes.isEmpty else { return }
    isLoading = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) {
      withAnimation {
        recipes = Recipe.samples
        isLoading = false
      }
    }
  }

  private func reset() {
    recipes = []
    shoppingList.removeAll()
    selectedTab = 0
    load()
  }

  private func addToList(_ recipe: Recipe) {
    let names = recipe.ingredients.map(\.name)
    let new = names.filter { name in !shoppingList.contains { $0.name == name } }
    shoppingList += new.map { ShoppingItem(name: $0) }
    toast = String(format: NSLocalizedString("toast.added", comment: ""), new.count)
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ContentView()
      ContentView()
        .preferredColorScheme(.dark)
        .previewDevice(PreviewDevice(rawValue: "iPhone SE (2nd generation)"))
        .previewDisplayName("Dark")
    }
  }
}
