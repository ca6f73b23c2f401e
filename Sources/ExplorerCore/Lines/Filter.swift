/// Which lines of a pane or page are shown: those that have a text, or those that do not.
struct Filter: Hashable, Sendable {
  /// What is looked for, whatever the case of its letters.
  var text: String
  /// Whether the lines without it are shown.
  var isInverted = false

  /// Whether a line is shown.
  func shows(_ line: String) -> Bool { hasText(line) != isInverted }

  /// Whether a line has the text.
  func hasText(_ line: String) -> Bool { line.lowercased().contains(text.lowercased()) }

  /// What says that lines are left out, behind a name.
  var mark: String { " \(isInverted ? "!" : "/")\(text)" }
}
