package import TerminalModel

/// Colours for the explorer: sixteen slots of a base16 scheme, and a style for each role made of them.
package struct Theme: Hashable, Sendable {
  /// The name it is asked for by.
  package let name: String
  /// `base00` to `base0F`; `nil` is the terminal's own colour.
  let slots: [TerminalColor?]
  /// Roles that are not made as they usually are.
  let recipes: [Role: RoleRecipe]
  /// What the recipes make of the slots.
  private let styles: [Role: Style]

  /// Creates a theme.
  init(name: String, slots: [TerminalColor?], recipes: [Role: RoleRecipe] = [:]) {
    self.name = name
    self.slots = slots
    self.recipes = recipes
    styles = Dictionary(
      uniqueKeysWithValues: Role.allCases.map { role in
        let recipe = recipes[role] ?? RoleRecipe.standard[role] ?? RoleRecipe(slot: 5)
        return (role, Self.style(of: recipe, slots: slots))
      })
  }

  /// Attributes only: what is shown where there are no colours.
  package static let colorless = Theme(
    name: "monochrome", slots: Array(repeating: nil, count: 16))

  /// The same roles told apart by attributes alone.
  package var withoutColors: Theme { Theme(name: name, slots: Self.colorless.slots) }

  /// The style of a role.
  package func style(_ role: Role) -> Style { styles[role] ?? .plain }

  private static func style(of recipe: RoleRecipe, slots: [TerminalColor?]) -> Style {
    let foreground = slots[recipe.slot]
    let background = recipe.background.flatMap { slots[$0] } ?? slots[0]
    // Where a theme has no colour for a role, attributes have to tell it apart.
    var attributes = recipe.attributes
    if foreground == nil { attributes.formUnion(recipe.withoutColor) }
    return Style(foreground: foreground, background: background, attributes: attributes)
  }

  /// The theme with what a file says otherwise.
  func changed(by document: ThemeDocument, name: String) -> Theme {
    Theme(
      name: name, slots: slots.indices.map { document.slots[$0] ?? slots[$0] },
      recipes: recipes.merging(document.recipes, uniquingKeysWith: { $1 }))
  }
}
