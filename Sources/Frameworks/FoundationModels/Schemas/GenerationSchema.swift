/// What an answer has to be.
@available(iOS26 )
public struct GenerationSchema: Sendable, Codable, Equatable, CustomDebugStringConvertible {
  /// What the answer is called.
  let name: String
  /// What the model is told of it.
  let description: String?
  /// What it has to be.
  let node: SchemaNode

  init(name: String, description: String?, node: SchemaNode) {
    self.name = name
    self.description = description
    self.node = node
  }

  /// Creates the schema of a type with properties.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - description: What the model is told of it.
  ///   - properties: Its properties.
  public init(
    type: any Generable.Type, description: String? = nil, properties: [Property]
  ) {
    self.init(
      name: "\(type)", description: description, node: .object(properties.map(\.property)))
  }

  /// Creates the schema of a type with some values.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - description: What the model is told of it.
  ///   - choices: The values as texts.
  public init(type: any Generable.Type, description: String? = nil, anyOf choices: [String]) {
    self.init(name: "\(type)", description: description, node: .string(choices))
  }

  /// Creates the schema of a type that is one of several.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - description: What the model is told of it.
  ///   - types: The types.
  public init(
    type: any Generable.Type, description: String? = nil, anyOf types: [any Generable.Type]
  ) {
    self.init(
      name: "\(type)", description: description,
      node: .choice(types.map { $0.generationSchema.node }))
  }

  /// Creates a schema that was put together while the app runs.
  ///
  /// - Parameters:
  ///   - root: The schema.
  ///   - dependencies: Those that it refers to.
  /// - Throws: ``SchemaError`` where a name is there twice or leads nowhere.
  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws {
    let schemas = [root] + dependencies
    let names = schemas.map(\.name)
    if let twice = Dictionary(grouping: names, by: \.self).first(where: { $0.value.count > 1 }) {
      throw SchemaError.duplicateType(
        schema: root.name, type: twice.key, context: SchemaError.Context(debugDescription: ""))
    }
    let missing = schemas.flatMap(\.node.references).filter { !names.contains($0) }
    guard missing.isEmpty else {
      throw SchemaError.undefinedReferences(
        schema: root.name, references: missing,
        context: SchemaError.Context(debugDescription: ""))
    }
    self.init(name: root.name, description: root.description, node: root.node)
  }

  /// What it says, in short.
  public var debugDescription: String { "\(name): \(node.title)" }
}

extension SchemaNode {
  /// The names of the schemas that it refers to.
  var references: [String] {
    switch self {
    case .reference(let name): [name]
    case .array(let element, _, _): element.references
    case .object(let properties): properties.flatMap(\.node.references)
    case .choice(let nodes): nodes.flatMap(\.references)
    default: []
    }
  }
}
