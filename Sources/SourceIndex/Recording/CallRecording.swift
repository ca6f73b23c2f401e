import SwiftParser
import SwiftSyntax

/// Suites whose functions tell what they are called with, what they name and what they give, and which
/// of Swift Testing's expectations they have come past.
///
/// Only for the compiler: the person's files stay as they are. What is written into a function stands
/// behind what a line has, so that each of the person's words keeps its line and column. A body that
/// begins on the line of its brace gets a line of its own, which is said to be the same.
///
/// What could mean something else then is left alone: functions with attributes that are not known,
/// such as result builders, operators, accessors, closures, and parameters that are not to be
/// evaluated or copied. What does not compile with it is compiled without, by whoever calls the
/// compiler.
package struct CallRecording: Sendable {
  /// Changes when something else is written, for the names of builds.
  package static let version = "recording 2"

  private let facts: RecordingFacts

  /// Prepares for a suite.
  ///
  /// - Parameter files: All of its files, which may know something of each other's functions.
  package init(files: [SourceFile]) {
    facts = LargeStack.run { RecordingFacts(files: files) }
  }

  /// The text to compile instead of a file's.
  ///
  /// - Parameter file: The file, as it would be compiled without.
  /// - Returns: The text; `nil` when there is nothing to record in it.
  package func text(of file: SourceFile) -> String? {
    guard file.text.contains("func ") || file.text.contains("init") else { return nil }
    let insertions = LargeStack.run { [facts] in
      let source = ParsedSource(file)
      let writer = RecordingWriter(source: source, text: file.text, facts: facts)
      writer.walk(source.tree)
      guard ExpectationWriter.marks.contains(where: file.text.contains) else {
        return writer.insertions
      }
      let expectations = ExpectationWriter(source: source)
      expectations.walk(source.tree)
      return writer.insertions + expectations.insertions
    }
    return insertions.isEmpty ? nil : Insertion.apply(insertions, to: file.text)
  }
}
