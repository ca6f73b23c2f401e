public import CoreLocation
public import Foundation

/// A value that records can have.
public protocol CKRecordValueProtocol {}
/// A value that records can have, as an object.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// Values by names, kept in a database.
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
  /// What sort of record it is.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String

  /// What is known of all records.
  public enum SystemFieldKey {
    /// What tells it from others.
    public static let recordID = "recordID"
    /// When it was made.
    public static let creationDate = "creationDate"
    /// When it was changed.
    public static let modificationDate = "modificationDate"
  }
  /// What sorts of records there are already.
  public enum SystemType {
    /// A person.
    public static let userRecord = "Users"
    /// A share.
    public static let share = "cloudkit.share"
  }

  /// What tells a record from others.
  open class ID: NSObject, @unchecked Sendable {
    /// The name.
    public let recordName: String
    /// The zone.
    public let zoneID: CKRecordZone.ID

    /// What tells a record from others.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
      super.init()
    }

    /// Whether two are the same.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return other.recordName == recordName && other.zoneID == zoneID
    }
    /// By the name.
    open override var hash: Int { recordName.hashValue }
  }

  /// A way from one record to another.
  open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    /// What becomes of the record when the other goes.
    public let action: CKRecord.ReferenceAction
    /// The other.
    public let recordID: CKRecord.ID

    /// A way to a record.
    public init(recordID: CKRecord.ID, action: CKRecord.ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
      super.init()
    }

    /// A way to a record.
    public convenience init(record: CKRecord, action: CKRecord.ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }

    /// Whether two are the same.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? Reference)?.recordID == recordID
    }
    /// By the record.
    open override var hash: Int { recordID.hash }
  }

  /// What becomes of a record when the one that it leads to goes.
  public enum ReferenceAction: UInt, Sendable {
    /// The cases as CloudKit numbers them.
    case none, deleteSelf
  }

  /// What sort of record it is.
  public let recordType: RecordType
  /// What tells it from others.
  public let recordID: ID
  /// When it was saved first.
  open package(set) var creationDate: Date?
  /// When it was saved last.
  open package(set) var modificationDate: Date?
  /// Who has saved it first.
  open package(set) var creatorUserRecordID: ID?
  /// Who has saved it last.
  open package(set) var lastModifiedUserRecordID: ID?
  /// Which of its versions it is.
  open package(set) var recordChangeTag: String?
  /// The record that it belongs to.
  open var parent: Reference?
  /// Its share.
  open var share: Reference?
  var fields: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changed: Set<FieldKey> = []

  /// An empty record.
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
    super.init()
  }

  /// An empty record of a zone.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// The same record once more.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    copy.fields = fields
    (copy.creationDate, copy.modificationDate) = (creationDate, modificationDate)
    (copy.creatorUserRecordID, copy.recordChangeTag) = (creatorUserRecordID, recordChangeTag)
    (copy.parent, copy.share) = (parent, share)
    return copy
  }

  /// A value by its name.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields[key] }

  /// A value by its name.
  open func value(forKey key: String) -> Any? { fields[key] }

  /// Sets a value.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    fields[key] = object
    changed.insert(key)
  }

  /// Sets a value.
  open func setValue(_ value: Any?, forKey key: String) {
    setObject(value as? any CKRecordValueProtocol, forKey: key)
  }

  /// A value by its name.
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { fields[key] }
    set { setObject(newValue, forKey: key) }
  }

  /// A value of a type by its name.
  public subscript<Value: CKRecordValueProtocol>(key: FieldKey) -> Value? {
    get { fields[key] as? Value }
    set { setObject(newValue, forKey: key) }
  }

  /// Values that are kept so that nobody else reads them.
  open var encryptedValues: CKRecord { self }

  /// Sets a record to belong to.
  open func setParent(_ parentRecord: CKRecord?) {
    parent = parentRecord.map { Reference(record: $0, action: .none) }
  }

  /// The names of the values.
  open func allKeys() -> [FieldKey] { fields.keys.sorted() }
  /// The names of the values that were set since it was saved.
  open func changedKeys() -> [FieldKey] { changed.sorted() }
  /// All texts of the values.
  open func allTokens() -> [String] { fields.values.compactMap { $0 as? String } }
  /// Writes what is known of all records.
  open func encodeSystemFields(with coder: NSCoder) {}
}

/// A file of a record.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
  /// Where it is.
  public let fileURL: URL?

  /// A file.
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}
