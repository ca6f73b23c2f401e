import SwiftUI

struct RecipeListView: View {
  @StateObject var store: RecipeStore
  @State private var isAdding = false
  @State private var asksForRating = false

  var body: some View {
    NavigationStack {
      List {
        if store.isLoading {
          ProgressView("Loading")
        } else if store.recipes.isEmpty {
          Text("No recipes yet")
            .accessibilityIdentifier("recipes.empty")
        }
        ForEach($store.recipes) { $recipe in
          NavigationLink(destination: RecipeView(recipe: $recipe)) {
            Text(recipe.name)
          }
          .accessibilityIdentifier("recipes.row.\(recipe.name)")
        }
      }
      .navigationTitle("Recipes")
      .toolbar {
        Button("Add") { isAdding = true }
          .accessibilityIdentifier("recipes.add")
      }
      .sheet(isPresented: $isAdding) {
        NewRecipeView { name in
          store.add(name)
          isAdding = false
        }
      }
      .alert("Enjoying Recipes?", isPresented: $asksForRating) {
        Button("Rate") {}
        Button("Not now", role: .cancel) {}
      }
    }
    .task {
      await store.load()
      asksForRating = store.asksForRating
    }
  }
}

struct RecipeView: View {
  @Binding var recipe: Recipe

  var body: some View {
    Form {
      Text("\(recipe.minutes) minutes")
        .accessibilityIdentifier("recipe.minutes")
      Toggle("Favorite", isOn: $recipe.isFavorite)
        .accessibilityIdentifier("recipe.favorite")
    }
    .navigationTitle(recipe.name)
  }
}

struct NewRecipeView: View {
  let onSave: (String) -> Void
  @State private var name = "Untitled"

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
          .accessibilityIdentifier("newRecipe.name")
        Button("Save") { onSave(name) }
          .disabled(name.isEmpty)
          .accessibilityIdentifier("newRecipe.save")
      }
      .navigationTitle("New recipe")
    }
  }
}
