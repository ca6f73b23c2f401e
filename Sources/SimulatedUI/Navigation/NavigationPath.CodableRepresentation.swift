extension NavigationPath {
  /// What is kept of a path between launches: the type and the JSON of each value, the last value
  /// first, as SwiftUI writes it.
  public struct CodableRepresentation: Codable, Equatable {
    let elements: [AnyHashable]

    init(elements: [AnyHashable]) { self.elements = elements }

    /// Reads a path.
    ///
    /// - Throws: `DecodingError` if the app has no such type, or a value does not fit its type.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name) as? any Decodable.Type,
          let value = try JSONDecoder().decode(type, from: Data(json.utf8)) as? any Hashable
        else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type of values of a path.")
        }
        elements.append(AnyHashable(value))
      }
      self.elements = elements.reversed()
    }

    /// Writes the path.
    ///
    /// - Throws: What the values throw.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Encodable,
          let name = _mangledTypeName(type(of: element.base))
        else { continue }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}
