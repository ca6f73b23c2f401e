import SimulatedUIKit

/// The keys of a keyboard, row by row.
struct KeyboardLayout {
  /// What a key does.
  enum Action: Equatable {
    /// Types a character.
    case type(Character)
    /// Deletes backwards.
    case delete
    /// Types one capital letter.
    case shift
    /// Shows the keys of another plane.
    case plane(Plane)
    /// Submits, or begins a line.
    case submit
    /// Does nothing here, as the key for another keyboard.
    case none
  }

  /// A set of keys, of which a keyboard shows one at a time.
  enum Plane {
    case letters, numbers, symbols
  }

  /// One key.
  struct Key {
    let identifier: String
    let label: String
    /// Width in keys.
    var width = 1.0
    /// Whether it is a button for tests rather than a key, as on iOS.
    var isButton = false
    let action: Action
  }

  let rows: [[Key]]

  /// The keys for what an app asks for.
  init(_ traits: KeyboardTraits, plane: Plane, isShifted: Bool) {
    switch traits.type {
    case .numberPad, .asciiCapableNumberPad, .phonePad: rows = Self.pad(extra: nil)
    case .decimalPad: rows = Self.pad(extra: ".")
    default:
      let isFirstPlane = plane == .letters && traits.type != .numbersAndPunctuation
      let top =
        isFirstPlane
        ? Self.letters(isShifted: isShifted) : Self.signs(isSymbols: plane == .symbols)
      rows = top + [Self.bottom(traits, isLetters: isFirstPlane)]
    }
  }

  private static func letters(isShifted: Bool) -> [[Key]] {
    func keys(_ letters: String) -> [Key] {
      (isShifted ? letters.uppercased() : letters).map(Self.key)
    }
    let shift = Key(
      identifier: "shift", label: "shift", width: 1.5, isButton: true, action: .shift)
    return [keys("qwertyuiop"), keys("asdfghjkl"), [shift] + keys("zxcvbnm") + [delete]]
  }

  private static func signs(isSymbols: Bool) -> [[Key]] {
    let rows = isSymbols ? ["[]{}#%^*+=", "_\\|~<>€£¥•"] : ["1234567890", "-/:;()$&@\""]
    let shift = Key(
      identifier: "shift", label: isSymbols ? "numbers" : "symbols", width: 1.5, isButton: true,
      action: .plane(isSymbols ? .numbers : .symbols))
    return rows.map { $0.map(key) } + [[shift] + ".,?!'".map(key) + [delete]]
  }

  private static func bottom(_ traits: KeyboardTraits, isLetters: Bool) -> [Key] {
    let more = Key(
      identifier: "more", label: isLetters ? "numbers" : "letters", width: 2.5,
      action: .plane(isLetters ? .numbers : .letters))
    let space = Key(identifier: "space", label: "space", width: 5, action: .type(" "))
    let submit = Key(
      identifier: traits.submitLabel.identifier, label: traits.submitLabel.label, width: 2.5,
      isButton: true, action: .submit)
    guard isLetters else { return [more, space, submit] }
    switch traits.type {
    case .emailAddress:
      return [more, Key(identifier: "space", label: "space", width: 3, action: .type(" "))]
        + "@.".map(key) + [submit]
    case .URL, .webSearch: return [more] + "./".map(key) + [space, submit]
    case .twitter: return [more, space] + "@#".map(key) + [submit]
    default: return [more, space, submit]
    }
  }

  private static func pad(extra: Character?) -> [[Key]] {
    let blank = Key(identifier: "", label: "", action: .none)
    return ["123", "456", "789"].map { $0.map(key) }
      + [
        [
          extra.map(key) ?? blank, key("0"),
          Key(identifier: "Delete", label: "Delete", action: .delete),
        ]
      ]
  }

  private static let delete = Key(
    identifier: "delete", label: "delete", width: 1.5, action: .delete)

  private static func key(_ character: Character) -> Key {
    Key(identifier: String(character), label: String(character), action: .type(character))
  }
}
