import SwiftUI

struct RecipeListView: View {
  @Binding var recipes: [Recipe]
  let isLoading: Bool
  let addToList: (Recipe) -> Void

  @State private var searchText = ""
  @State private var showsAddSheet = false
  @State private var onlyFavorites = false

  private var filtered: [Recipe] {
    recipes.filter { recipe in
      (!onlyFavorites || recipe.isFavorite)
        && (searchText.isEmpty || recipe.name.localizedCaseInsensitiveContains(searchText))
    }
  }

  var body: some View {
    NavigationView {
      content
        .navigationBarTitle("recipes.title")
        .navigationBarItems(
          leading: EditButton(),
          trailing: HStack(spacing: 16) {
            Button(action: { onlyFavorites.toggle() }) {
              Image(systemName: onlyFavorites ? "heart.fill" : "heart")
            }
            .accessibility(identifier: "favorites_button")
            Button(action: { showsAddSheet = true }) {
              Image(systemName: "plus")
            }
            .accessibility(identifier: "add_button")
          }
        )
        .sheet(isPresented: $showsAddSheet) {
          AddRecipeView { recipe in
            recipes.append(recipe)
          }
        }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  @ViewBuilder
  private var content: some View {
    if isLoading {
      VStack(spacing: 12) {
        ProgressView()
          .progressViewStyle(CircularProgressViewStyle(tint: .orange))
        Text("recipes.loading")
          .foregroundColor(.secondary)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      List {
        SearchBar(text: $searchText)
          .listRowInsets(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
        if searchText.isEmpty && !onlyFavorites {
          Section(header: Text("recipes.featured")) {
            FeaturedView(recipes: recipes.filter { $0.rating == 5 })
              .listRowInsets(EdgeInsets())
          }
        }
        ForEach(Category.allCases) { category in
          section(for: category)
        }
        if filtered.isEmpty {
          Text("recipes.empty")
            .italic()
            .foregroundColor(.gray)
        }
      }
      .listStyle(GroupedListStyle())
    }
  }

  @ViewBuilder
  private func section(for category: Category) -> some View {
    let members = filtered.filter { $0.category == category }
    if !members.isEmpty {
      Section(
        header: Text(category.title),
        footer: Text("recipes.count \(members.count)")
      ) {
        ForEach(members) { recipe in
          NavigationLink(
            destination: RecipeDetailView(
              recipe: binding(for: recipe),
              addToList: { addToList(recipe) },
              delete: { recipes.removeAll { $0.id == recipe.id } })
          ) {
            RecipeRow(recipe: recipe)
          }
        }
        .onDelete { offsets in
          let ids = offsets.map { members[$0].id }
          recipes.removeAll { ids.contains($0.id) }
        }
        .onMove { source, destination in
          var moved = members
          moved.move(fromOffsets: source, toOffset: destination)
          recipes = recipes.filter { $0.category != category } + moved
        }
      }
    }
  }

  private func binding(for recipe: Recipe) -> Binding<Recipe> {
    Binding(
      get: { recipes.first { $0.id == recipe.id } ?? recipe },
      set: { newValue in
        guard let index = recipes.firstIndex(where: { $0.id == recipe.id }) else { return }
        recipes[index] = newValue
      })
  }
}

struct RecipeListView_Previews: PreviewProvider {
  static var previews: some View {
    RecipeListView(recipes: .constant(Recipe.samples), isLoading: false, addToList: { _ in })
      .environment(\.locale, Locale(identifier: "ja"))
  }
}
