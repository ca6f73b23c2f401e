/// A place in a project document.
package struct ProjectPlace: Hashable, Sendable {
  /// The document, absolute.
  package var file: String
  /// Line in it, from 1; `nil` where it is not known.
  package var line: Int?
}

extension ProjectPlace: CustomStringConvertible {
  /// `file:line`.
  package var description: String { line.map { "\(file):\($0)" } ?? file }
}
