public import Foundation

/// Asks stores on behalf of contexts.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The entities.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores; new objects go into the first.
  open internal(set) var persistentStores: [NSPersistentStore] = []
  /// Its name.
  open var name: String?
  /// The contexts that ask it.
  private(set) var contexts: [NSManagedObjectContext.Weak] = []

  /// The coordinator that was made last, whose model classes are looked up in.
  nonisolated(unsafe) static weak var latest: NSPersistentStoreCoordinator?

  /// A coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    Self.latest = self
  }

  /// Adds a store.
  ///
  /// - Throws: Nothing, here.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(
      type: storeType, url: storeURL, configuration: configuration, options: options)
    store.isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
    StoreFile.read(into: store, model: managedObjectModel)
    persistentStores.append(store)
    NotificationCenter.default.post(
      name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    return store
  }

  /// Adds a store.
  ///
  /// - Throws: Nothing, here.
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Adds a store that a description says, and tells how it went.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      let store = try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url, options: storeDescription.options)
      store.isReadOnly = storeDescription.isReadOnly
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Removes a store; its file stays.
  ///
  /// - Throws: Nothing, here.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }

  /// Empties a store, and removes its file.
  ///
  /// - Throws: Nothing, here.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for store in persistentStores where store.url == url {
      store.rows = [:]
      store.order = [:]
    }
    try? FileManager.default.removeItem(at: url)
  }

  /// Empties a store, and removes its file.
  ///
  /// - Throws: Nothing, here.
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

  /// The store of an address.
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }

  /// The address of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// The identifier of an address that an identifier has given.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    persistentStores.lazy.flatMap(\.rows.keys).first { $0.uriRepresentation() == url }
  }

  /// What is known of a store.
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Notes something about a store.
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata ?? [:]
  }

  /// Runs code, and waits for it.
  open func performAndWait(_ block: () -> Void) { block() }

  /// Runs code.
  open func perform(_ block: @escaping () -> Void) { block() }

  /// Notes a context that asks it.
  func add(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.context == nil || $0.context === context }
    contexts.append(NSManagedObjectContext.Weak(context))
  }

  /// The identifiers of an entity's objects, and of those of entities below.
  func ids(of entity: NSEntityDescription) -> [NSManagedObjectID] {
    var names = [entity.name ?? ""]
    var open = entity.subentities
    while let next = open.popLast() {
      names.append(next.name ?? "")
      open += next.subentities
    }
    return persistentStores.flatMap { store in names.flatMap { store.order[$0] ?? [] } }
  }

  /// What is stored of an object.
  func row(_ id: NSManagedObjectID) -> ManagedRow? {
    persistentStores.lazy.compactMap { $0.rows[id] }.first
  }

  /// Gives a new object its number in the store.
  func number(_ id: NSManagedObjectID) {
    guard id.key == nil, let store = persistentStores.first else { return }
    id.key = store.nextKey
    id.persistentStore = store
    store.nextKey += 1
  }
}
