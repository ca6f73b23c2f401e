/// A row in a store's file: as it was saved, or that it went.
struct StoreEntry {
  /// The class of the model.
  var entity: _Entity
  /// The number of the model.
  var key: Int
  /// Its values; `nil` where it was deleted.
  var row: StoredRow?
}

/// One save, as a line of the file.
struct StoreLine: Codable {
  private(set) var entries: [StoreEntry] = []
  /// Whether all of it is of classes that the schema has.
  private(set) var isWhole = true

  private enum Keys: String, CodingKey {
    case removed, written
  }

  /// A save.
  init(_ changes: StoreChanges) {
    for written in changes.written {
      entries.append(.init(entity: written.entity, key: written.key, row: written.row))
    }
    for removed in changes.removed {
      entries.append(.init(entity: removed.entity, key: removed.key, row: nil))
    }
  }

  init(from decoder: any Decoder) throws {
    let schema = StoreCoding.schemaKey.flatMap { decoder.userInfo[$0] as? Schema }
    let container = try decoder.container(keyedBy: Keys.self)
    var written = try container.nestedUnkeyedContainer(forKey: .written)
    while !written.isAtEnd {
      var row = try written.nestedUnkeyedContainer()
      let (name, key) = (try row.decode(String.self), try row.decode(Int.self))
      let values = try row.nestedContainer(keyedBy: StoreKey.self)
      // Other classes are another container's, or the app has them no more.
      guard let entity = schema?.described.first(where: { $0.name == name }) else {
        isWhole = false
        continue
      }
      let restored = entity.properties.map { Self.restored($0, from: values) }
      entries.append(StoreEntry(entity: entity, key: key, row: restored))
    }
    for removed in try container.decode([PersistentIdentifier].self, forKey: .removed) {
      let entity = schema?.described.first { $0.name == removed.entityName }
      if let entity { entries.append(StoreEntry(entity: entity, key: removed.key, row: nil)) }
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    var written = container.nestedUnkeyedContainer(forKey: .written)
    for entry in entries {
      guard let row = entry.row else { continue }
      var place = written.nestedUnkeyedContainer()
      try place.encode(entry.entity.name)
      try place.encode(entry.key)
      var values = place.nestedContainer(keyedBy: StoreKey.self)
      for (property, value) in zip(entry.entity.properties, row) where property.isStored {
        if let value = value as? any Encodable {
          try values.encode(value, forKey: StoreKey(property.name))
        }
      }
    }
    let removed = entries.filter { $0.row == nil }
      .map { PersistentIdentifier(entityName: $0.entity.name, key: $0.key) }
    try container.encode(removed, forKey: .removed)
  }

  /// What a line has of a property, by one of its names and in its type.
  private static func restored(
    _ property: _Property, from values: KeyedDecodingContainer<StoreKey>
  ) -> Any {
    for name in property.storedNames where values.contains(StoreKey(name)) {
      let decoder = StoredValueDecoder(container: values, key: StoreKey(name))
      if let value = try? property.access.restored(from: decoder) { return value }
    }
    return property.relationship == nil ? NoStoredValue() : [PersistentIdentifier]()
  }
}
