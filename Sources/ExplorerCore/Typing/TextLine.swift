import TerminalModel

/// A line of text that is being typed, with the keys that readline has.
struct TextLine: Hashable, Sendable {
  /// Characters that fit; more is not taken.
  static let limit = 2_000

  private(set) var characters: [Character]
  /// The place of the next character, from 0 to their number.
  private(set) var cursor: Int

  /// A line that is typed so far, the cursor at its end unless another place is given.
  init(_ text: String = "", cursor: Int? = nil) {
    characters = Array(text.prefix(Self.limit))
    self.cursor = min(max(0, cursor ?? characters.count), characters.count)
  }

  /// What was typed.
  var text: String { String(characters) }
  /// What stands before the cursor.
  var beforeCursor: String { String(characters[..<cursor]) }

  /// Takes a key.
  ///
  /// - Returns: Whether it is a key of the line.
  mutating func take(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(character)
    case .backspace: if cursor > 0 { remove(from: cursor - 1, to: cursor) }
    case .delete, .control("d"):
      if cursor < characters.count { remove(from: cursor, to: cursor + 1) }
    case .left, .control("b"): cursor = max(0, cursor - 1)
    case .right, .control("f"): cursor = min(characters.count, cursor + 1)
    case .home, .control("a"): cursor = 0
    case .end, .control("e"): cursor = characters.count
    case .control("u"): remove(from: 0, to: cursor)
    case .control("k"): remove(from: cursor, to: characters.count)
    case .control("w"): remove(from: wordStart, to: cursor)
    default: return false
    }
    return true
  }

  private mutating func insert(_ character: Character) {
    guard characters.count < Self.limit else { return }
    characters.insert(character, at: cursor)
    cursor += 1
  }

  private mutating func remove(from start: Int, to end: Int) {
    characters.removeSubrange(start..<end)
    cursor = start
  }

  private var wordStart: Int {
    var start = cursor
    while start > 0, characters[start - 1] == " " { start -= 1 }
    while start > 0, characters[start - 1] != " " { start -= 1 }
    return start
  }
}
