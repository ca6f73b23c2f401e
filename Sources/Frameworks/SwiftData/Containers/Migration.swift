import Foundation

/// Brings what an earlier version of an app has stored to the version of a schema, stage by stage.
struct Migration {
  /// The versions and stages.
  let plan: any SchemaMigrationPlan.Type
  /// What is to be stored.
  let target: Schema

  /// Migrates the file of a configuration.
  ///
  /// Properties keep their values by name; the work of a stage runs with a context of the version
  /// before it and one of the version after it.
  ///
  /// - Throws: ``SwiftDataError`` where no stages lead to the schema, and what stages throw.
  func run(_ configuration: ModelConfiguration) throws {
    let stages = try path(from: storedVersion(in: configuration))
    for stage in stages {
      let (old, new, before, after) = stage.parts
      try work(before, in: old, configuration)
      // Opening with the new version and saving writes all rows as that has them.
      try work(after, in: new, configuration, rewrites: true)
    }
  }

  private func storedVersion(in configuration: ModelConfiguration) throws -> Schema.Version {
    let store = try OpenStores.store(at: configuration.url.path, schema: target)
    return store.version ?? target.version
  }

  private func path(from version: Schema.Version) throws -> [MigrationStage] {
    if version > target.version { throw SwiftDataError.backwardMigration }
    guard plan.schemas.contains(where: { $0.versionIdentifier == version }) else {
      throw SwiftDataError.unknownSchema
    }
    return plan.stages.filter { $0.parts.0.versionIdentifier >= version }
      .filter { $0.parts.1.versionIdentifier <= target.version }
  }

  private func work(
    _ action: ((ModelContext) throws -> Void)?, in version: any VersionedSchema.Type,
    _ configuration: ModelConfiguration, rewrites: Bool = false
  ) throws {
    guard action != nil || rewrites else { return }
    // A store of the version reads the file by its names; the one that is open has other rows.
    let schema = Schema(versionedSchema: version)
    let store = try ModelStore(path: configuration.url.path, schema: schema)
    let container = ModelContainer(schema, store: store, configuration: configuration)
    let context = ModelContext(container)
    try action?(context)
    try context.save()
    if rewrites { try store.rewrite(schema) }
  }
}

extension MigrationStage {
  /// The versions before and after, and the work at either end.
  fileprivate var parts:
    (
      any VersionedSchema.Type, any VersionedSchema.Type, ((ModelContext) throws -> Void)?,
      ((ModelContext) throws -> Void)?
    )
  {
    switch self {
    case .lightweight(let old, let new): (old, new, nil, nil)
    case .custom(let old, let new, let before, let after): (old, new, before, after)
    }
  }
}
