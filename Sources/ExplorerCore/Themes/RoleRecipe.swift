import TerminalModel

/// How a role is made from a theme's slots.
struct RoleRecipe: Hashable, Sendable {
  /// The slot of the text's colour.
  var slot: Int
  /// The slot of the colour behind it; the theme's background if `nil`.
  var background: Int?
  /// Attributes it always has.
  var attributes: TextAttributes = []
  /// Attributes it has where there is no colour to tell it apart.
  var withoutColor: TextAttributes = []

  private static let attributes: [String: TextAttributes] = [
    "bold": .bold, "dim": .dim, "italic": .italic, "underline": .underline, "reverse": .reverse,
  ]

  /// Creates a recipe.
  init(
    slot: Int, background: Int? = nil, attributes: TextAttributes = [],
    withoutColor: TextAttributes = []
  ) {
    self.slot = slot
    self.background = background
    self.attributes = attributes
    self.withoutColor = withoutColor
  }

  /// Reads `base08 bold underline on base01`; `nil` when it is not like that.
  init?(_ text: String) {
    var words = text.split(separator: " ")[...]
    guard let name = words.popFirst(), let slot = ThemeDocument.slot(named: String(name))
    else { return nil }
    self.init(slot: slot)
    while let word = words.popFirst() {
      if word == "on" {
        guard let name = words.popFirst(), let slot = ThemeDocument.slot(named: String(name))
        else { return nil }
        background = slot
      } else if let attribute = Self.attributes[String(word)] {
        attributes.insert(attribute)
      } else {
        return nil
      }
    }
  }

  /// What each role is made of unless a theme says otherwise.
  ///
  /// Slots follow base16: 03 comments, 08 red, 09 orange, 0A yellow, 0B green, 0C cyan, 0D blue.
  static let standard: [Role: RoleRecipe] = [
    .text: RoleRecipe(slot: 0x5),
    .dim: RoleRecipe(slot: 0x3, withoutColor: .dim),
    .border: RoleRecipe(slot: 0x3, withoutColor: .dim),
    .focusedBorder: RoleRecipe(slot: 0xD, withoutColor: .bold),
    .title: RoleRecipe(slot: 0x5, attributes: .bold),
    .focusedTitle: RoleRecipe(slot: 0xD, attributes: [.bold, .reverse]),
    .pass: RoleRecipe(slot: 0xB),
    .fail: RoleRecipe(slot: 0x8, attributes: .bold),
    .wait: RoleRecipe(slot: 0xA, withoutColor: .underline),
    .action: RoleRecipe(slot: 0xC),
    .accent: RoleRecipe(slot: 0xD, withoutColor: .bold),
    .running: RoleRecipe(slot: 0xA, attributes: .bold),
    .highlight: RoleRecipe(slot: 0xA, attributes: [.bold, .reverse]),
    .cursor: RoleRecipe(slot: 0x5, attributes: .reverse),
    .output: RoleRecipe(slot: 0xE),
  ]
}

extension Role {
  /// How the role is written in a theme file: `focused-border`.
  var settingName: String { "\(self)".kebabCased }
}
