public import Foundation

/// Asks to be told of changes: nobody is told here.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public typealias ID = String
  /// What tells it from others.
  public let subscriptionID: ID
  /// How it is told.
  open var notificationInfo: NotificationInfo?

  init(subscriptionID: ID) {
    self.subscriptionID = subscriptionID
    super.init()
  }

  /// How it is told.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    /// In words.
    open var alertBody: String?
    /// Its heading.
    open var title: String?
    /// By the key of words.
    open var alertLocalizationKey: String?
    /// With a sound.
    open var soundName: String?
    /// With a number.
    open var shouldBadge = false
    /// To the app alone.
    open var shouldSendContentAvailable = false
    /// With values.
    open var desiredKeys: [CKRecord.FieldKey]?
  }
}

/// Asks to be told of changes of records that are asked for.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// Which changes.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It was made.
    public static let firesOnRecordCreation = Options(rawValue: 1)
    /// It was changed.
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    /// It was deleted.
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    /// Only once.
    public static let firesOnce = Options(rawValue: 8)
  }

  /// Of what sort.
  public let recordType: CKRecord.RecordType
  /// What is to be true.
  public let predicate: NSPredicate

  /// Asks to be told.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = UUID().uuidString, options: Options = []
  ) {
    (self.recordType, self.predicate) = (recordType, predicate)
    super.init(subscriptionID: subscriptionID)
  }
}

/// Asks to be told of all changes of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// Asks to be told.
  public override init(subscriptionID: CKSubscription.ID) {
    super.init(subscriptionID: subscriptionID)
  }
}

/// Asks to be told of all changes of a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// The zone.
  public let zoneID: CKRecordZone.ID

  /// Asks to be told.
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(subscriptionID: subscriptionID)
  }
}

/// What a notification tells of; there are none here.
open class CKNotification: NSObject, @unchecked Sendable {
  /// Of which subscription.
  open var subscriptionID: CKSubscription.ID? { nil }
  /// A notification of values.
  public convenience init?(
    fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]
  ) {
    return nil
  }
}

/// A place in the history of a database.
open class CKServerChangeToken: NSObject, @unchecked Sendable {}
