/// A method that plays a use case.
public struct UseCaseMethod: Codable, Hashable, Sendable {
  /// Name with argument labels, such as `execute(testUserAccount:)`.
  public var name: String
  /// Where it is declared.
  public var location: SourceLocation
  /// Last line of the declaration.
  public var endLine: Int
  /// Its calls, in the order written.
  public var steps: [Step]

  /// Creates a method.
  public init(name: String, location: SourceLocation, endLine: Int, steps: [Step]) {
    self.name = name
    self.location = location
    self.endLine = endLine
    self.steps = steps
  }
}
