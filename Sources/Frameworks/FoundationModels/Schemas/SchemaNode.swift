/// What a part of an answer has to be.
indirect enum SchemaNode: Codable, Equatable, Sendable {
  /// Anything.
  case any
  /// A text, one of some where there are any.
  case string([String])
  /// A whole number.
  case integer
  /// A number.
  case number
  /// Yes or no.
  case bool
  /// Several things, and how many at least and at most.
  case array(SchemaNode, Int?, Int?)
  /// Things with names.
  case object([SchemaProperty])
  /// One of several things.
  case choice([SchemaNode])
  /// What another schema says.
  case reference(String)

  /// What it is called in a description.
  var title: String {
    switch self {
    case .any: "any"
    case .string(let choices) where !choices.isEmpty: choices.joined(separator: " | ")
    case .string: "string"
    case .integer: "integer"
    case .number: "number"
    case .bool: "boolean"
    case .array(let element, _, _): "[\(element.title)]"
    case .object(let properties):
      "{\(properties.map { "\($0.name): \($0.node.title)" }.joined(separator: ", "))}"
    case .choice(let nodes): nodes.map(\.title).joined(separator: " | ")
    case .reference(let name): name
    }
  }
}

/// A part with a name of what an answer has to be.
struct SchemaProperty: Codable, Equatable, Sendable {
  /// The name.
  let name: String
  /// What the model is told of it.
  let description: String?
  /// What it has to be.
  let node: SchemaNode
  /// Whether it need not be there.
  let isOptional: Bool
}
