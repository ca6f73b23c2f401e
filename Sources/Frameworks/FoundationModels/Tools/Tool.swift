/// Something of an app's that a model can use while it answers.
@available(iOS26 )
public protocol Tool<Arguments, Output>: Sendable {
  /// What it gives.
  associatedtype Output: PromptRepresentable
  /// What it is used with.
  associatedtype Arguments: ConvertibleFromGeneratedContent

  /// Its name.
  var name: String { get }
  /// What the model is told of it.
  var description: String { get }
  /// What it is used with.
  var parameters: GenerationSchema { get }
  /// Whether the model is told what it is used with.
  var includesSchemaInInstructions: Bool { get }

  /// Uses it.
  ///
  /// - Parameter arguments: What with.
  /// - Returns: What the model is told.
  /// - Throws: What goes wrong with it.
  func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  /// The name of its type.
  public var name: String { "\(Self.self)" }
  /// Yes.
  public var includesSchemaInInstructions: Bool { true }

  /// Uses it with content.
  func call(content: GeneratedContent) async throws -> String {
    try await call(arguments: Arguments(content)).promptRepresentation.text
  }
}

extension Tool where Arguments: Generable {
  /// What its arguments have to be.
  public var parameters: GenerationSchema { Arguments.generationSchema }
}
