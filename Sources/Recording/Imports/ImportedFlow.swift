/// What another recorder has recorded, as commands of ours.
package struct ImportedFlow: Hashable, Sendable {
  /// A command, and where it comes from.
  package struct Step: Hashable, Sendable {
    /// The command.
    package var command: String
    /// Line of the file, from 1.
    package var line: Int
    /// Path of the file.
    package var file: String

    /// Creates a step.
    package init(command: String, line: Int, file: String) {
      self.command = command
      self.line = line
      self.file = file
    }
  }

  /// Something that has no counterpart.
  package struct Gap: Hashable, Sendable {
    /// What it says.
    package var text: String
    /// Line of the file, from 1.
    package var line: Int
    /// Path of the file.
    package var file: String

    /// Creates a gap.
    package init(text: String, line: Int, file: String) {
      self.text = text
      self.line = line
      self.file = file
    }
  }

  /// The commands, in order.
  package var steps: [Step] = []
  /// What is not among them.
  package var gaps: [Gap] = []

  /// Creates a flow of nothing.
  package init() {}

  /// A text as `type` takes it: on one line.
  package static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
  }
}
