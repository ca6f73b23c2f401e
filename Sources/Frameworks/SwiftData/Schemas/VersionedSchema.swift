/// One version of what an app stores.
@available(iOS17 )
public protocol VersionedSchema {
  /// The classes of the version.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How what earlier versions of an app have stored becomes what this one stores.
@available(iOS17 )
public protocol SchemaMigrationPlan {
  /// The versions, from the first to the newest.
  static var schemas: [any VersionedSchema.Type] { get }
  /// How one version becomes the next.
  static var stages: [MigrationStage] { get }
}

/// How one version of what is stored becomes the next.
@available(iOS17 )
public enum MigrationStage: @unchecked Sendable {
  /// By names: what has gone is dropped, what is new has the value that it begins with.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// In the same way, with work before and after it.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
