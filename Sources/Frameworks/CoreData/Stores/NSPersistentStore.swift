public import Foundation

/// Where objects are stored: in memory, or in a file.
///
/// The file is a property list, written whole whenever something is saved; it is none of SQLite's.
open class NSPersistentStore: NSObject {
  /// Its kind.
  public let type: String
  /// Where its file is.
  open var url: URL?
  /// How it was opened.
  public let options: [AnyHashable: Any]?
  /// What tells it from others.
  open var identifier = "store"
  /// What is known of it.
  open var metadata: [String: Any] = [:]
  /// Whether it is not written.
  open var isReadOnly = false
  /// The configuration of the model that it is for.
  public let configurationName: String
  /// What is stored, by identifiers.
  var rows: [NSManagedObjectID: ManagedRow] = [:]
  /// The identifiers in the order of saving, by entity.
  var order: [String: [NSManagedObjectID]] = [:]
  /// The number of the next object.
  var nextKey = 1

  init(type: String, url: URL?, configuration: String?, options: [AnyHashable: Any]?) {
    self.type = type
    self.url = url
    self.options = options
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    super.init()
  }

  /// Whether nothing of it is kept.
  var isInMemory: Bool {
    type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
  }

  /// A kind of stores.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// In a database; here, in a file that is none.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// In a file.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// In memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }
}

/// In a database; here, in a file that is none.
public let NSSQLiteStoreType = "SQLite"
/// In a file.
public let NSBinaryStoreType = "Binary"
/// In memory.
public let NSInMemoryStoreType = "InMemory"
/// Whether older files are adapted: they always are.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// Whether it is found out how older files are adapted: it always is.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether history is kept.
///
/// No visible effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether changes by others are told.
///
/// No visible effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// Whether the file is not written.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// How the file is protected.
///
/// No visible effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// Settings of SQLite.
///
/// No visible effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
