extension GenerationSchema {
  /// A property of what an answer has to be.
  public struct Property: Sendable {
    let property: SchemaProperty

    /// Creates a property.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - description: What the model is told of it.
    ///   - type: Its type.
    ///   - guides: What holds for its values.
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value.Type,
      guides: [GenerationGuide<Value>] = []
    ) {
      let node = guides.reduce(Value.generationSchema.node) { $1.rule.applied(to: $0) }
      property = SchemaProperty(
        name: name, description: description, node: node, isOptional: false)
    }

    /// Creates a property that need not be there.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - description: What the model is told of it.
    ///   - type: Its type.
    ///   - guides: What holds for its values.
    public init<Value: Generable>(
      name: String, description: String? = nil, type: Value?.Type,
      guides: [GenerationGuide<Value>] = []
    ) {
      let node = guides.reduce(Value.generationSchema.node) { $1.rule.applied(to: $0) }
      property = SchemaProperty(name: name, description: description, node: node, isOptional: true)
    }

    /// Creates a property whose texts match something.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - description: What the model is told of it.
    ///   - type: Its type.
    ///   - guides: What its values match; nothing checks that.
    public init<RegexOutput>(
      name: String, description: String? = nil, type: String.Type,
      guides: [Regex<RegexOutput>]
    ) {
      property = SchemaProperty(
        name: name, description: description, node: .string([]), isOptional: false)
    }

    /// Creates a property whose texts match something, and that need not be there.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - description: What the model is told of it.
    ///   - type: Its type.
    ///   - guides: What its values match; nothing checks that.
    public init<RegexOutput>(
      name: String, description: String? = nil, type: String?.Type,
      guides: [Regex<RegexOutput>]
    ) {
      property = SchemaProperty(
        name: name, description: description, node: .string([]), isOptional: true)
    }
  }

  /// Why a schema is none.
  public enum SchemaError: Error, LocalizedError {
    /// What else there is to say.
    public struct Context: Sendable {
      /// For a developer.
      public let debugDescription: String

      /// Creates a context.
      public init(debugDescription: String) { self.debugDescription = debugDescription }
    }

    /// Two schemas have the same name.
    case duplicateType(schema: String?, type: String, context: Context)
    /// Two properties have the same name.
    case duplicateProperty(schema: String, property: String, context: Context)
    /// There is nothing to choose from.
    case emptyTypeChoices(schema: String, context: Context)
    /// Names lead nowhere.
    case undefinedReferences(schema: String?, references: [String], context: Context)

    /// What is wrong.
    public var errorDescription: String? {
      switch self {
      case .duplicateType(_, let type, _): "There are two schemas “\(type)”."
      case .duplicateProperty(let schema, let property, _):
        "There are two properties “\(property)” in “\(schema)”."
      case .emptyTypeChoices(let schema, _): "“\(schema)” has nothing to choose from."
      case .undefinedReferences(_, let references, _):
        "There are no schemas \(references.joined(separator: ", "))."
      }
    }

    /// What could be done: nothing is known.
    public var recoverySuggestion: String? { nil }
  }
}
