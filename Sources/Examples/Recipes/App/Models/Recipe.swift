import Foundation

struct Recipe: Identifiable, Equatable {
  var id = UUID()
  var name: String
  var emoji: String
  var category: Category
  var minutes: Int
  var servings: Int
  var rating: Int
  var spiciness: Double
  var isFavorite = false
  var ingredients: [Ingredient]
  var steps: [String]
}

struct Ingredient: Identifiable, Equatable {
  let id = UUID()
  let name: String
  let amount: Double
  let unit: String

  func text(servings: Int, of base: Int) -> String {
    let scaled = amount * Double(servings) / Double(base)
    let number = NumberFormatter()
    number.maximumFractionDigits = 1
    return "\(number.string(from: NSNumber(value: scaled)) ?? "?") \(unit)"
  }
}

enum Category: String, CaseIterable, Identifiable {
  case breakfast, main, dessert

  var id: String { rawValue }

  var title: String {
    NSLocalizedString("category.\(rawValue)", comment: "Name of a category")
  }
}

struct ShoppingItem: Identifiable, Equatable {
  let id = UUID()
  var name: String
  var isDone = false
}
