extension GeneratedContent {
  /// Content is another one than was asked for.
  public struct ParsingError: LocalizedError, Sendable {
    let text: String

    init(text: String) { self.text = text }

    /// Creates the error that a value is none of an enumeration's.
    public init(unknown name: String) { text = "there is no value “\(name)”" }

    /// What is wrong.
    public var errorDescription: String? { "The generated content cannot be read: \(text)" }
  }

  /// The content as a value.
  ///
  /// - Throws: ``ParsingError`` where it is another one.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self
  ) throws -> Value { try Value(self) }

  /// The thing of a name.
  ///
  /// - Throws: ``ParsingError`` where there is none, or it is another one.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value {
    guard let content = try content(of: property) else {
      throw ParsingError(text: "no “\(property)” in \(jsonString)")
    }
    return try Value(content)
  }

  /// The thing of a name; `nil` where there is none.
  ///
  /// - Throws: ``ParsingError`` where it is another one.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self, forProperty property: String
  ) throws -> Value? {
    guard let content = try content(of: property), content.kind != .null else { return nil }
    // What has only begun may not be a value yet.
    return content.isComplete ? try Value(content) : try? Value(content)
  }

  private func content(of property: String) throws -> GeneratedContent? {
    guard case .structure(let properties, _) = kind else {
      throw ParsingError(text: "no “\(property)” in \(jsonString)")
    }
    return properties[property]
  }
}
