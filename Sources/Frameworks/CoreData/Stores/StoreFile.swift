import Foundation

/// A store's file: a property list of all objects.
enum StoreFile {
  /// Reads what is stored.
  static func read(into store: NSPersistentStore, model: NSManagedObjectModel) {
    guard !store.isInMemory, let url = store.url, let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let document = list as? [String: Any], let rows = document["rows"] as? [[String: Any]]
    else { return }
    let entities = model.entitiesByName
    var ids: [Int: NSManagedObjectID] = [:]
    for row in rows {
      guard let key = row["key"] as? Int, let entity = entities[row["entity"] as? String ?? ""]
      else { continue }
      let id = NSManagedObjectContext.newID(of: entity)
      id.key = key
      id.persistentStore = store
      ids[key] = id
    }
    for row in rows {
      guard let id = ids[row["key"] as? Int ?? 0] else { continue }
      var content = ManagedRow()
      content.values = (row["values"] as? [String: Any] ?? [:]).compactMapValues(decoded)
      content.links = (row["links"] as? [String: [Int]] ?? [:]).mapValues { keys in
        keys.compactMap { ids[$0] }
      }
      store.rows[id] = content
      store.order[id.entity.name ?? "", default: []].append(id)
    }
    store.nextKey = document["next"] as? Int ?? (ids.keys.max() ?? 0) + 1
  }

  /// Writes what is stored.
  static func write(_ store: NSPersistentStore) throws {
    guard !store.isInMemory, !store.isReadOnly, let url = store.url else { return }
    var rows: [[String: Any]] = []
    for id in store.order.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
      guard let row = store.rows[id], let key = id.key else { continue }
      var values: [String: Any] = [:]
      for (name, value) in row.values { values[name] = encoded(value) }
      rows.append([
        "key": key, "entity": id.entity.name ?? "", "values": values,
        "links": row.links.mapValues { $0.compactMap(\.key) },
      ])
    }
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["rows": rows, "next": store.nextKey], format: .binary, options: 0)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// A value as a property list has it.
  private static func encoded(_ value: Any) -> Any? {
    switch value {
    case let identifier as UUID: return ["uuid": identifier.uuidString]
    case let url as URL: return ["url": url.absoluteString]
    case let number as NSDecimalNumber: return ["decimal": number.stringValue]
    default: break
    }
    if PropertyListSerialization.propertyList(value, isValidFor: .binary) {
      return ["plain": value]
    }
    let data = try? NSKeyedArchiver.archivedData(
      withRootObject: value, requiringSecureCoding: false)
    return data.map { ["archive": $0] }
  }

  private static func decoded(_ value: Any) -> Any? {
    guard let entry = (value as? [String: Any])?.first else { return nil }
    switch (entry.key, entry.value) {
    case ("uuid", let text as String): return UUID(uuidString: text)
    case ("url", let text as String): return URL(string: text)
    case ("decimal", let text as String): return NSDecimalNumber(string: text)
    case ("archive", let data as Data):
      return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    default: return entry.value
    }
  }
}
