/// The values of a call of the person's that is under way.
package struct CallValues: Hashable, Sendable {
  /// Which call of the run it is, from 1.
  package var call: Int
  /// What it was given.
  package var arguments: [NamedValue]
  /// What it has named since, in the order of their lines.
  package var locals: [NamedValue]
  /// The stored properties of what it was called on, as they were when it began.
  package var properties: [NamedValue]

  /// Creates the values of a call.
  package init(
    call: Int, arguments: [NamedValue] = [], locals: [NamedValue] = [],
    properties: [NamedValue] = []
  ) {
    self.call = call
    self.arguments = arguments
    self.locals = locals
    self.properties = properties
  }
}

/// What there is none of is left out.
extension CallValues: Codable {
  private enum CodingKeys: CodingKey {
    case call, arguments, locals, properties
  }

  /// Writes the values.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(call, forKey: .call)
    if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
    if !locals.isEmpty { try container.encode(locals, forKey: .locals) }
    if !properties.isEmpty { try container.encode(properties, forKey: .properties) }
  }

  /// Reads the values.
  ///
  /// - Throws: `DecodingError`.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      call: try container.decode(Int.self, forKey: .call),
      arguments: try container.decodeIfPresent([NamedValue].self, forKey: .arguments) ?? [],
      locals: try container.decodeIfPresent([NamedValue].self, forKey: .locals) ?? [],
      properties: try container.decodeIfPresent([NamedValue].self, forKey: .properties) ?? [])
  }
}
