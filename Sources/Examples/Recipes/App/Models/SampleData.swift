import Foundation

extension Recipe {
  static let samples: [Recipe] = [
    Recipe(
      name: "Pancakes", emoji: "🥞", category: .breakfast, minutes: 20, servings: 2,
      rating: 4, spiciness: 0,
      ingredients: [
        Ingredient(name: "Flour", amount: 200, unit: "g"),
        Ingredient(name: "Milk", amount: 300, unit: "ml"),
        Ingredient(name: "Eggs", amount: 2, unit: "pcs"),
      ],
      steps: ["Mix everything.", "Let it rest.", "Fry in butter."]),
    Recipe(
      name: "Porridge", emoji: "🥣", category: .breakfast, minutes: 10, servings: 1,
      rating: 3, spiciness: 0,
      ingredients: [
        Ingredient(name: "Oats", amount: 80, unit: "g"),
        Ingredient(name: "Milk", amount: 200, unit: "ml"),
      ],
      steps: ["Boil the milk.", "Stir in the oats."]),
    Recipe(
      name: "カレーライス", emoji: "🍛", category: .main, minutes: 60, servings: 4,
      rating: 5, spiciness: 3, isFavorite: true,
      ingredients: [
        Ingredient(name: "Rice", amount: 400, unit: "g"),
        Ingredient(name: "Curry roux", amount: 1, unit: "box"),
        Ingredient(name: "Onions", amount: 2, unit: "pcs"),
        Ingredient(name: "じゃがいも", amount: 3, unit: "個"),
      ],
      steps: ["Cut the vegetables.", "Simmer for thirty minutes.", "Serve with rice."]),
    Recipe(
      name: "Ratatouille", emoji: "🍆", category: .main, minutes: 90, servings: 4,
      rating: 4, spiciness: 1,
      ingredients: [
        Ingredient(name: "Aubergines", amount: 2, unit: "pcs"),
        Ingredient(name: "Tomatoes", amount: 500, unit: "g"),
      ],
      steps: ["Cut everything.", "Stew for an hour."]),
    Recipe(
      name: "Tiramisu", emoji: "🍰", category: .dessert, minutes: 30, servings: 6,
      rating: 5, spiciness: 0,
      ingredients: [
        Ingredient(name: "Mascarpone", amount: 500, unit: "g"),
        Ingredient(name: "Coffee", amount: 200, unit: "ml"),
      ],
      steps: ["Whisk.", "Layer.", "Chill over night."]),
  ]
}
