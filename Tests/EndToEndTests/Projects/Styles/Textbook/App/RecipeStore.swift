import Combine
import Foundation

struct Recipe: Identifiable, Hashable {
  let id: Int
  var name: String
  var minutes: Int
  var isFavorite = false
}

final class RecipeStore: ObservableObject {
  @Published var recipes: [Recipe] = []
  @Published var isLoading = true
  let asksForRating: Bool
  private let startsEmpty: Bool

  init(arguments: [String]) {
    startsEmpty = arguments.contains("-emptyStore")
    asksForRating = arguments.contains("-askForRating")
  }

  @MainActor func load() async {
    try? await Task.sleep(nanoseconds: 900_000_000)
    if !startsEmpty {
      recipes = [
        Recipe(id: 1, name: "Pancakes", minutes: 20),
        Recipe(id: 2, name: "Tomato soup", minutes: 35),
        Recipe(id: 3, name: "Cheese cake", minutes: 90, isFavorite: true),
      ]
      recipes += (4...24).map { Recipe(id: $0, name: "Leftovers \($0)", minutes: $0) }
    }
    isLoading = false
  }

  func add(_ name: String) {
    recipes.insert(Recipe(id: recipes.count + 100, name: name, minutes: 10), at: 0)
  }
}
