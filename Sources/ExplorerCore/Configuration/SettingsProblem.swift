/// Something wrong in a file that a person wrote for pomelo.
package struct SettingsProblem: Hashable, Sendable, CustomStringConvertible {
  /// The file.
  package var file: String
  /// The line, from 1.
  package var line: Int
  /// What is wrong and what to do, in one sentence without a full stop.
  package var text: String

  /// Creates a problem.
  package init(file: String, line: Int, text: String) {
    self.file = file
    self.line = line
    self.text = text
  }

  /// As compilers write it: `file:line: text`.
  package var description: String { "\(file):\(line): \(text)" }
}
