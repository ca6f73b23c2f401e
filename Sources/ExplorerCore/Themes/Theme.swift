package import TerminalModel

/// Colours for the explorer: sixteen slots of a base16 scheme, and a style for each role made of them.
package struct Theme: Hashable, Sendable {
  /// The scheme's name.
  package let name: String
  /// `base00` to `base0F`; `nil` is the terminal's own colour.
  let slots: [TerminalColor?]

  /// The style of a role.
  package func style(_ role: Role) -> Style {
    let recipe = Self.recipes[role] ?? Recipe(slot: 5)
    let foreground = slots[recipe.slot]
    let background = recipe.background.flatMap { slots[$0] } ?? slots[0]
    // Where a theme has no colour for a role, attributes have to tell it apart.
    var attributes = recipe.attributes
    if foreground == nil { attributes.formUnion(recipe.withoutColor) }
    return Style(foreground: foreground, background: background, attributes: attributes)
  }

  /// How a role is made from slots.
  private struct Recipe {
    var slot: Int
    var background: Int?
    var attributes: TextAttributes = []
    var withoutColor: TextAttributes = []
  }

  /// Slots follow base16: 03 comments, 08 red, 09 orange, 0A yellow, 0B green, 0C cyan, 0D blue.
  private static let recipes: [Role: Recipe] = [
    .text: Recipe(slot: 0x5),
    .dim: Recipe(slot: 0x3, withoutColor: .dim),
    .border: Recipe(slot: 0x3, withoutColor: .dim),
    .focusedBorder: Recipe(slot: 0xD, withoutColor: .bold),
    .title: Recipe(slot: 0x5, attributes: .bold),
    .focusedTitle: Recipe(slot: 0xD, attributes: [.bold, .reverse]),
    .pass: Recipe(slot: 0xB),
    .fail: Recipe(slot: 0x8, attributes: .bold),
    .wait: Recipe(slot: 0xA),
    .action: Recipe(slot: 0xC),
    .accent: Recipe(slot: 0xD, withoutColor: .bold),
    .running: Recipe(slot: 0xA, attributes: .bold),
    .highlight: Recipe(slot: 0xA, attributes: [.bold, .reverse]),
    .cursor: Recipe(slot: 0x5, attributes: .reverse),
    .output: Recipe(slot: 0xE),
  ]
}
