/// The stores that are open, so that two containers of one file have the same models.
enum OpenStores {
  private struct Entry {
    weak var store: ModelStore?
  }

  nonisolated(unsafe) private static var stores: [String: Entry] = [:]

  /// The open store of a file, or one that is opened.
  ///
  /// A file that somebody else has written or removed since is read again.
  ///
  /// - Throws: What keeps the file from being read.
  static func store(at path: String, schema: Schema) throws -> ModelStore {
    if let store = stores[path]?.store, store.isCurrent, store.covers(schema) { return store }
    let store = try ModelStore(path: path, schema: schema)
    stores[path] = Entry(store: store)
    return store
  }
}
