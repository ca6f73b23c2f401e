/// A method that plays a use case.
package struct UseCaseMethod: Codable, Hashable, Sendable {
  /// Name with argument labels, such as `execute(testUserAccount:)`.
  package var name: String
  /// Where it is declared.
  package var location: SourceLocation
  /// Last line of the declaration.
  package var endLine: Int
  /// Its calls, in the order written.
  package var steps: [Step]

  /// Creates a method.
  package init(name: String, location: SourceLocation, endLine: Int, steps: [Step]) {
    self.name = name
    self.location = location
    self.endLine = endLine
    self.steps = steps
  }
}
