import UIKit

/// A recipe.
struct Recipe: Hashable, Sendable {
  let title: String
  let facts: [String]
  let ingredients: [Ingredient]
  let steps: [String]
  let others: [Dish]

  /// An ingredient with its amount for one portion.
  struct Ingredient: Hashable, Sendable, Identifiable {
    let id: String
    /// The amount in `unit`.
    let amount: Int
    let unit: String
  }

  /// Another recipe.
  struct Dish: Hashable, Sendable, Identifiable {
    var id: String
    let hue: CGFloat
  }
}

extension Recipe {
  /// A soup.
  static let soup = Recipe(
    title: "Bergen fish soup",
    facts: ["35 min", "Easy", "Dinner", "Norwegian", "No nuts"],
    ingredients: [
      Ingredient(id: "Cod", amount: 150, unit: "g"), Ingredient(id: "Leek", amount: 60, unit: "g"),
      Ingredient(id: "Carrots", amount: 80, unit: "g"),
      Ingredient(id: "Cream", amount: 50, unit: "ml"),
    ],
    steps: [
      "Simmer the bones with the green of the leek for 20 minutes, and strain the stock.",
      "Cook the carrots in the stock until they are tender.",
      "Add cod and cream, take the pot off the heat, and wait five minutes.",
    ],
    others: [
      Dish(id: "Rye bread", hue: 0.08), Dish(id: "Pickled herring", hue: 0.6),
      Dish(id: "Apple cake", hue: 0.3), Dish(id: "Cloudberries", hue: 0.13),
    ])
}
