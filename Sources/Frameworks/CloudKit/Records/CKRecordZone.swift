public import Foundation

/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// What tells a zone from others.
  open class ID: NSObject, @unchecked Sendable {
    /// The name of the first zone.
    public static let defaultZoneName = "_defaultZone"
    /// The first zone.
    public static let `default` = ID(zoneName: defaultZoneName, ownerName: CKCurrentUserDefaultName)
    /// The name.
    public let zoneName: String
    /// Whose it is.
    public let ownerName: String

    /// What tells a zone from others.
    public init(zoneName: String, ownerName: String = CKCurrentUserDefaultName) {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
      super.init()
    }

    /// Whether two are the same.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID)?.zoneName == zoneName
    }
    /// By the name.
    open override var hash: Int { zoneName.hashValue }
  }

  /// What a zone can do.
  public struct Capabilities: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Tell of changes.
    public static let fetchChanges = Capabilities(rawValue: 1)
    /// Save all or nothing.
    public static let atomic = Capabilities(rawValue: 2)
    /// Share.
    public static let sharing = Capabilities(rawValue: 4)
  }

  /// What tells it from others.
  public let zoneID: ID
  /// What it can do.
  open var capabilities: Capabilities { [.fetchChanges, .atomic] }

  /// A zone.
  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }

  /// A zone by its name.
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

  /// The first zone.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}

/// Stands for the person.
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// Stands for the person.
public let CKOwnerDefaultName = CKCurrentUserDefaultName
/// What tells of a person.
public let CKRecordTypeUserRecord = "Users"
