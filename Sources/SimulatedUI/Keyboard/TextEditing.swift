/// A text with an insertion point or a selection, and what keys do to it.
struct TextEditing: Equatable {
  /// Where the insertion point can go.
  enum Movement {
    case left, right, up, down, home, end
  }

  private(set) var text: String
  /// What is selected, in characters; empty at the insertion point.
  private(set) var selection: Range<Int>
  /// The end of the selection that shift moves.
  private var head: Int

  /// Creates a text with the insertion point at its end.
  init(_ text: String) {
    self.text = text
    let end = text.count
    selection = end..<end
    head = end
  }

  /// The selected characters.
  var selected: String { String(text[range(selection)]) }

  /// Replaces what is selected, or inserts.
  mutating func insert(_ inserted: String) {
    text.replaceSubrange(range(selection), with: inserted)
    place(selection.lowerBound + inserted.count)
  }

  /// Removes what is selected, or the character before the insertion point.
  mutating func deleteBackward() {
    if selection.isEmpty, selection.lowerBound > 0 {
      selection = (selection.lowerBound - 1)..<selection.lowerBound
    }
    insert("")
  }

  /// Removes what is selected, or the character after the insertion point.
  mutating func deleteForward() {
    if selection.isEmpty, selection.upperBound < text.count {
      selection = selection.upperBound..<(selection.upperBound + 1)
    }
    insert("")
  }

  /// Selects everything.
  mutating func selectAll() {
    selection = 0..<text.count
    head = selection.upperBound
  }

  /// Selects the word at the insertion point, or before it.
  mutating func selectWord() {
    let characters = Array(text)
    var start = min(selection.lowerBound, characters.count)
    while start > 0, characters[start - 1].isWordPart { start -= 1 }
    var end = start
    while end < characters.count, characters[end].isWordPart { end += 1 }
    selection = start..<end
    head = end
  }

  /// Moves the insertion point.
  ///
  /// - Parameters:
  ///   - movement: Where to.
  ///   - extends: Whether what is passed becomes selected.
  mutating func move(_ movement: Movement, extends: Bool) {
    if !extends, !selection.isEmpty, movement == .left { return place(selection.lowerBound) }
    if !extends, !selection.isEmpty, movement == .right { return place(selection.upperBound) }
    let anchor = head == selection.lowerBound ? selection.upperBound : selection.lowerBound
    let target = position(after: movement)
    guard extends else { return place(target) }
    selection = min(anchor, target)..<max(anchor, target)
    head = target
  }

  private mutating func place(_ position: Int) {
    selection = position..<position
    head = position
  }

  private func position(after movement: Movement) -> Int {
    switch movement {
    case .left: return max(0, head - 1)
    case .right: return min(text.count, head + 1)
    case .home: return lineStart(of: head)
    case .end: return lineEnd(of: head)
    case .up:
      let start = lineStart(of: head)
      guard start > 0 else { return 0 }
      let previous = lineStart(of: start - 1)
      return min(previous + head - start, start - 1)
    case .down:
      let end = lineEnd(of: head)
      guard end < text.count else { return text.count }
      return min(end + 1 + head - lineStart(of: head), lineEnd(of: end + 1))
    }
  }

  private func lineStart(of position: Int) -> Int {
    let before = text.prefix(position)
    return before.lastIndex(of: "\n").map { before.distance(from: before.startIndex, to: $0) + 1 }
      ?? 0
  }

  private func lineEnd(of position: Int) -> Int {
    let after = text.dropFirst(position)
    return position
      + (after.firstIndex(of: "\n").map { after.distance(from: after.startIndex, to: $0) }
        ?? after.count)
  }

  private func range(_ positions: Range<Int>) -> Range<String.Index> {
    let start =
      text.index(text.startIndex, offsetBy: positions.lowerBound, limitedBy: text.endIndex)
      ?? text.endIndex
    let end =
      text.index(start, offsetBy: positions.count, limitedBy: text.endIndex) ?? text.endIndex
    return start..<end
  }
}

extension Character {
  /// Whether a double tap selects the character together with its neighbours.
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "'" }
}
