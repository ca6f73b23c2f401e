public import Foundation

/// How a store is opened.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// Its kind.
  open var type = NSSQLiteStoreType
  /// Where its file is.
  open var url: URL?
  /// The configuration of the model that it is for.
  open var configuration: String?
  /// Whether it is not written.
  open var isReadOnly = false
  /// How long it is waited for.
  ///
  /// No visible effect.
  open var timeout: TimeInterval = 240
  /// Whether it is opened in the background; it is opened at once.
  open var shouldAddStoreAsynchronously = false
  /// Whether older files are adapted; they are.
  open var shouldMigrateStoreAutomatically = true
  /// Whether it is found out how older files are adapted; it is.
  open var shouldInferMappingModelAutomatically = true
  /// What iCloud keeps of it.
  ///
  /// No visible effect.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// Further settings.
  open private(set) var options: [String: NSObject] = [:]

  /// A store in a file that is not said yet.
  public override init() { super.init() }

  /// A store in a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// A further setting.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// A setting of SQLite's.
  ///
  /// No visible effect.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// What iCloud keeps of a store.
///
/// No visible effect.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The container's name.
  public let containerIdentifier: String
  /// Which of iCloud's databases.
  ///
  /// No visible effect.
  open var databaseScope = 2

  /// A container of iCloud's.
  public init(containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    super.init()
  }
}
