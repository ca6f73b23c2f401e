/// Names something generated, the same from its first words to its last.
@available(iOS26 )
public struct GenerationID: Hashable, Sendable {
  private let name: String

  /// Creates a new name.
  public init() { name = UUID().uuidString }

  /// Creates the name of a part of an answer.
  init(_ name: String) { self.name = name }
}
