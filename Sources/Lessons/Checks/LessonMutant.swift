/// A wrong app that a lesson's tests are to notice.
package enum LessonMutant: Hashable, Sendable {
  /// A fault in the running app, as it is written, such as `missing com.example.title`.
  case fault(String)
  /// Another text in a file of the app's sources.
  case edit(file: String, replace: String, with: String)

  /// What it is, in a line.
  package var title: String {
    switch self {
    case .fault(let text): text
    case .edit(let file, let old, let new): "\(file): \(Self.line(old)) → \(Self.line(new))"
    }
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
