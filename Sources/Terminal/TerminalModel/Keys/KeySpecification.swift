/// The notation for keys on a command line and in key maps: `s s n Enter C-c F1 :`.
///
/// Keys are separated by blanks. One character stands for itself; `Space` is the blank. `C-x` is x
/// with control held, `F1` to `F24` are the function keys, `S-Tab` is Tab backwards. Names may be
/// written in any case; characters may not, since `q` and `Q` are different keys.
package enum KeySpecification {
  /// Names of keys that print nothing, in the order in which help shows them.
  private static let named: [(name: String, key: Key)] = [
    ("Enter", .enter), ("Esc", .escape), ("Tab", .tab), ("S-Tab", .backTab),
    ("Space", .character(" ")), ("Backspace", .backspace), ("Delete", .delete),
    ("Insert", .insert), ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right),
    ("Home", .home), ("End", .end), ("PageUp", .pageUp), ("PageDown", .pageDown),
  ]
  /// Other spellings, as tmux, vim and readline have them.
  private static let spellings: [String: Key] = [
    "return": .enter, "cr": .enter, "escape": .escape, "backtab": .backTab, "btab": .backTab,
    "shift-tab": .backTab,
    "bspace": .backspace, "bs": .backspace, "del": .delete, "dc": .delete, "ins": .insert,
    "ic": .insert, "pgup": .pageUp, "ppage": .pageUp, "pgdn": .pageDown, "npage": .pageDown,
  ]
  private static let byName = Dictionary(
    named.map { ($0.name.lowercased(), $0.key) }, uniquingKeysWith: { first, _ in first }
  ).merging(spellings, uniquingKeysWith: { first, _ in first })

  /// The names, for a message.
  static let names = named.map(\.name).joined(separator: " ")

  /// The keys that a text lists.
  ///
  /// - Parameter text: Names of keys, apart by blanks.
  /// - Returns: The keys in their order.
  /// - Throws: ``KeySpecificationError``, which names the word that is no key.
  package static func parse(_ text: String) throws(KeySpecificationError) -> [Key] {
    var keys: [Key] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      keys.append(try parseKey(String(word)))
    }
    return keys
  }

  /// The key that one word names.
  ///
  /// - Parameter word: A character, or a name such as `enter`, `C-x` or `f5`, whatever its case.
  /// - Returns: The key.
  /// - Throws: ``KeySpecificationError``, which names the word.
  package static func parseKey(_ word: String) throws(KeySpecificationError) -> Key {
    if word.count == 1, let character = word.first { return .character(character) }
    let lowercased = word.lowercased()
    if let key = byName[lowercased] { return key }
    if lowercased.hasPrefix("c-") { return try controlKey(word) }
    // As the help page writes it.
    if word.hasPrefix("^") { return try controlKey("C-" + word.dropFirst()) }
    if lowercased.hasPrefix("f"), lowercased.dropFirst().allSatisfy(\.isASCIIDigit) {
      guard let number = Int(lowercased.dropFirst()), (1...24).contains(number) else {
        throw .noFunctionKey(word)
      }
      return .function(number)
    }
    throw .unknownKey(word)
  }

  /// How a key is written; what `parseKey` reads back.
  package static func name(of key: Key) -> String {
    if let name = named.first(where: { $0.key == key })?.name { return name }
    return switch key {
    case .character(let character): String(character)
    case .control(" "): "C-Space"
    case .control(let character): "C-\(character)"
    case .function(let number): "F\(number)"
    default: ""
    }
  }

  /// The key of a word like `C-x`.
  private static func controlKey(_ word: String) throws(KeySpecificationError) -> Key {
    let rest = word.dropFirst(2).lowercased()
    if rest == "space" { return .control(" ") }
    guard rest.count == 1, let character = rest.first,
      ("a"..."z").contains(character) || "[\\]^_".contains(character)
    else { throw .noControlKey(word) }
    // A terminal sends the same bytes for these and for the keys that have names.
    return switch character {
    case "i": .tab
    case "m", "j": .enter
    case "h": .backspace
    case "[": .escape
    default: .control(character)
    }
  }
}

extension Character {
  /// Whether this is one of 0 to 9.
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
