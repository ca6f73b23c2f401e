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

  /// The line with bullets from a character on.
  func covered(from start: Int) -> TextLine {
    var line = self
    for place in characters.indices.dropFirst(start) { line.characters[place] = "•" }
    return line
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

  /// Puts a text in at the cursor.
  ///
  /// - Parameter text: Any text. What divides its lines becomes a blank, as do tabs; other controls
  ///   are left out, and what ends the last line.
  /// - Returns: Whether all of it had room.
  mutating func insert(_ text: String) -> Bool {
    let room = Self.limit - characters.count
    var text = text[...]
    while text.last?.isNewline == true { text.removeLast() }
    let taken = Array(text.lazy.compactMap(\.inLine).prefix(room + 1))
    characters.insert(contentsOf: taken.prefix(room), at: cursor)
    cursor += min(room, taken.count)
    return taken.count <= room
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

extension Character {
  /// The character as it may stand in one line; nil for controls.
  fileprivate var inLine: Character? {
    if isNewline || self == "\t" { return " " }
    let isControl = unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    return isControl ? nil : self
  }
}
