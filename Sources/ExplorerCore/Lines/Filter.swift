import Foundation

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

  /// How far a line that has the text is from being what is meant by it: nearest where a whole word
  /// is like it, then where one begins so, as those of a name in camel case do.
  func distance(from line: String) -> Int? {
    var nearest: Int?
    var rest = line[...]
    while let found = rest.range(of: text, options: .caseInsensitive) {
      let distance = Self.distance(of: found, in: line)
      nearest = min(nearest ?? distance, distance)
      guard found.lowerBound < rest.endIndex else { break }
      rest = rest[rest.index(after: found.lowerBound)...]
    }
    return nearest
  }

  private static func distance(of found: Range<String.Index>, in line: String) -> Int {
    let isFirst = found.lowerBound == line.startIndex
    let before = isFirst ? " " : line[line.index(before: found.lowerBound)]
    let after = found.upperBound < line.endIndex ? line[found.upperBound] : " "
    let first = found.isEmpty ? " " : line[found.lowerBound]
    let beginsWord = !before.isLetter && !before.isNumber
    if beginsWord { return after.isLetter || after.isNumber ? 1 : 0 }
    return before.isLowercase && first.isUppercase ? 2 : 3
  }

  /// What says that lines are left out, behind a name.
  var mark: String { " \(isInverted ? "!" : "/")\(text)" }
}
