/// What an answer has to be, put together while the app runs.
@available(iOS26 )
public struct DynamicGenerationSchema: Sendable {
  /// What the answer is called.
  let name: String
  /// What the model is told of it.
  let description: String?
  /// What it has to be.
  let node: SchemaNode

  /// A property of it.
  public struct Property: Sendable {
    let property: SchemaProperty

    /// Creates a property.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - description: What the model is told of it.
    ///   - schema: What it has to be.
    ///   - isOptional: Whether it need not be there.
    public init(
      name: String, description: String? = nil, schema: DynamicGenerationSchema,
      isOptional: Bool = false
    ) {
      property = SchemaProperty(
        name: name, description: description, node: schema.node, isOptional: isOptional)
    }
  }

  /// Creates a schema of properties.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - description: What the model is told of it.
  ///   - properties: The properties.
  public init(name: String, description: String? = nil, properties: [Property]) {
    self.name = name
    self.description = description
    node = .object(properties.map(\.property))
  }

  /// Creates a schema that is one of several.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - description: What the model is told of it.
  ///   - choices: The schemas.
  public init(
    name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]
  ) {
    self.name = name
    self.description = description
    node = .choice(choices.map(\.node))
  }

  /// Creates a schema of texts.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - description: What the model is told of it.
  ///   - choices: The texts.
  public init(name: String, description: String? = nil, anyOf choices: [String]) {
    self.name = name
    self.description = description
    node = .string(choices)
  }

  /// Creates a schema of several things.
  ///
  /// - Parameters:
  ///   - itemSchema: What each has to be.
  ///   - minimumElements: How many there are at least.
  ///   - maximumElements: How many there are at most.
  public init(
    arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil,
    maximumElements: Int? = nil
  ) {
    name = "Array"
    description = nil
    node = .array(itemSchema.node, minimumElements, maximumElements)
  }

  /// Creates the schema of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - guides: What holds for its values.
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) {
    let schema = type.generationSchema
    name = schema.name
    description = schema.description
    node = guides.reduce(schema.node) { $1.rule.applied(to: $0) }
  }

  /// Creates a schema that is another one.
  ///
  /// - Parameter name: The name of the other one.
  public init(referenceTo name: String) {
    self.name = name
    description = nil
    node = .reference(name)
  }
}
