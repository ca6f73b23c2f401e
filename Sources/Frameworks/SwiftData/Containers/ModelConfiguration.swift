public import Foundation

/// Where models of some classes are stored.
@available(iOS17 )
public struct ModelConfiguration: Identifiable, Hashable, CustomDebugStringConvertible {
  /// Which cloud the models are in as well; no visible effect.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String?

    /// As the app's entitlements say.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// None.
    public static let none = CloudKitDatabase(name: nil)

    /// That of a container.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: privateDBName)
    }
  }

  /// The group of apps that share the store; no visible effect.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String?

    /// As the app's entitlements say.
    public static let automatic = GroupContainer(name: "automatic")
    /// None.
    public static let none = GroupContainer(name: nil)

    /// A group by its identifier.
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(name: groupName)
    }
  }

  /// What it is called.
  public let name: String
  /// The classes; those of the container without it.
  public var schema: Schema?
  /// Whether nothing outlives the app.
  public let isStoredInMemoryOnly: Bool
  /// Whether changes may be saved.
  public let allowsSave: Bool
  /// The file.
  public let url: URL
  /// Which cloud the models are in as well; no visible effect.
  public let cloudKitDatabase: CloudKitDatabase
  /// The group of apps that share the store; no visible effect.
  public let groupContainer: GroupContainer

  /// What tells configurations apart.
  public var id: String { name }
  /// The group of apps that share the store, which is not simulated.
  public var groupAppContainerIdentifier: String? { nil }
  /// The cloud's container, which is not simulated.
  public var cloudKitContainerIdentifier: String? { nil }
  /// The name and the file.
  public var debugDescription: String { "ModelConfiguration(\(name), \(url.path))" }

  /// Stores models in the app's folder for such files, or in memory.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    url = isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : Self.file(named: self.name)
  }

  /// Stores models in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    isStoredInMemoryOnly = url.path == "/dev/null"
    self.allowsSave = allowsSave
    groupContainer = .none
    self.cloudKitDatabase = cloudKitDatabase
    self.url = url
  }

  /// Stores models of some classes, in the app's folder or in memory.
  public init(
    for type: any PersistentModel.Type, _ others: any PersistentModel.Type...,
    isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema([type] + others), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  private static func file(named name: String) -> URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = folders.first ?? URL(fileURLWithPath: NSHomeDirectory())
    return folder.appendingPathComponent("\(name).store")
  }
}
