/// The stores of a schema's models, and the contexts that work with them.
///
/// It is used on the host's one thread.
@available(iOS17 )
public final class ModelContainer: Equatable, @unchecked Sendable {
  /// What is stored.
  public let schema: Schema
  /// Where it is stored.
  public let configurations: Set<ModelConfiguration>
  /// How earlier versions become this one.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  private let stores: ModelStores
  private var contexts: [WeakContext] = []
  private var main: ModelContext?

  private struct WeakContext {
    weak var context: ModelContext?
  }

  /// Opens the stores of a schema.
  ///
  /// - Parameters:
  ///   - schema: What is stored.
  ///   - migrationPlan: How earlier versions become this one.
  ///   - configurations: Where it is stored; in a file of the app's without any.
  /// - Throws: ``SwiftDataError``, or what keeps a file from being read.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
    let migration = migrationPlan.map { Migration(plan: $0, target: schema) }
    stores = try ModelStores(schema, configurations) { try migration?.run($0) }
  }

  /// Opens the stores of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens the stores of some classes, and of those that they lead to.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container of a store that is open, for migrating it.
  init(_ schema: Schema, store: ModelStore, configuration: ModelConfiguration) {
    self.schema = schema
    migrationPlan = nil
    configurations = [configuration]
    stores = ModelStores(schema, store)
  }

  /// Whether both are the same container.
  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

  /// The context for views, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self)
    context.autosaveEnabled = true
    main = context
    return context
  }

  /// Deletes all models, saved or not.
  public func deleteAllData() {
    for context in liveContexts {
      context.rollback()
      context.absorb(stores.removals)
    }
    stores.erase()
  }

  /// Deletes all models and the files.
  public func erase() throws { deleteAllData() }

  // MARK: For contexts

  /// Notes that a context works with the stores.
  func add(_ context: ModelContext) {
    contexts.removeAll { $0.context == nil }
    contexts.append(WeakContext(context: context))
  }

  /// Whether models of a class are stored.
  private func keeps(_ entity: _Entity) -> Bool { stores.store(of: entity) != nil }

  /// Ends the app, as a device does, where models of a class are not stored.
  func require(_ entity: _Entity) {
    guard !keeps(entity) else { return }
    fatalError(
      "\(entity.model) is not part of the schema of this context's container: name it in "
        + "modelContainer(for:) or ModelContainer(for:).")
  }

  /// A class by its name.
  func entity(named name: String) -> _Entity? { stores.entity(named: name) }

  /// What is stored of a model.
  func row(_ key: Int, of entity: _Entity) -> StoredRow? {
    stores.store(of: entity)?.row(key, of: entity)
  }

  /// Which model has values of which no two may have the same.
  func owner(
    of values: UniqueValues, _ constraint: Int, of entity: _Entity
  ) -> PersistentIdentifier? {
    let key = stores.store(of: entity)?.owner(of: values, constraint, of: entity)
    return key.map { PersistentIdentifier(entityName: entity.name, key: $0) }
  }

  /// The numbers of all stored models of a class, in the order of their creation.
  func keys(of entity: _Entity) -> [Int] { stores.store(of: entity)?.keys(of: entity) ?? [] }

  /// Saves what has changed in a context, and tells the others.
  func apply(_ changes: StoreChanges, from source: ModelContext) throws {
    try stores.apply(changes)
    for context in liveContexts where context !== source { context.absorb(changes) }
  }

  private var liveContexts: [ModelContext] { contexts.compactMap(\.context) }
}
