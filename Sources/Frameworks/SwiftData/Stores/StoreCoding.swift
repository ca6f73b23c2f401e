import Foundation

/// How a store's file is written.
enum StoreCoding {
  /// Where a decoder finds what is stored.
  static let schemaKey = CodingUserInfoKey(rawValue: "schema")

  /// Writes lines.
  static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  /// Reads lines of a schema's store.
  static func decoder(_ schema: Schema) -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    if let schemaKey { decoder.userInfo[schemaKey] = schema }
    return decoder
  }
}

/// A name of a property as a key of JSON.
struct StoreKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// Reads one stored property of a line.
struct StoredValueDecoder {
  let container: KeyedDecodingContainer<StoreKey>
  let key: StoreKey

  /// The models that the property leads to.
  func identifiers() throws -> [PersistentIdentifier] {
    try container.decode([PersistentIdentifier].self, forKey: key)
  }

  /// The value, as the type that the property has now.
  func value<Value>(of type: Value.Type) throws -> Any {
    guard let type = type as? any Decodable.Type else { return NoStoredValue() }
    return try decoded(type)
  }

  private func decoded<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try container.decode(type, forKey: key)
  }
}
