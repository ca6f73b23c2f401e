/// Which lines of a pane or page are shown: those that have a text, or those that do not.
struct Filter: Hashable, Sendable {
  /// What is looked for, whatever the case of its letters.
  let text: String
  /// Whether the lines without it are shown.
  var isInverted = false
  /// Whether no line has it, as far as somebody has looked.
  var isMissed = false
  /// What is looked for in the lines' own small letters.
  private let needle: String

  /// Looks for a text.
  init(text: String, isInverted: Bool = false) {
    self.text = text
    self.isInverted = isInverted
    needle = text.lowercased()
  }

  /// Whether a line is shown.
  func shows(_ line: String) -> Bool { hasText(line) != isInverted }

  /// Whether a line has the text.
  func hasText(_ line: String) -> Bool {
    // Small letters take at most half as many bytes more: a longer text is in no such line.
    guard needle.utf8.count <= line.utf8.count * 2 else { return false }
    return line.lowercased().contains(needle)
  }

  /// What says that lines are left out, behind a name.
  var mark: String { " \(isInverted ? "!" : "/")\(text)" }
}
