public import Foundation

/// Lets others have records; nobody else is here.
open class CKShare: CKRecord, @unchecked Sendable {
  /// Who has some of it.
  open class Participant: NSObject, @unchecked Sendable {
    /// Who it is.
    open var userIdentity: CKUserIdentity { CKUserIdentity() }
    /// What they are.
    open var role = ParticipantRole.privateUser
    /// What they may do.
    open var permission = ParticipantPermission.readOnly
    /// Whether they have taken it.
    open var acceptanceStatus: ParticipantAcceptanceStatus { .pending }
  }
  /// What tells of a share.
  open class Metadata: NSObject, @unchecked Sendable {
    /// Whose databases.
    open var containerIdentifier: String { "" }
  }
  /// What somebody may do.
  public enum ParticipantPermission: Int, Sendable {
    /// The cases as CloudKit numbers them.
    case unknown, none, readOnly, readWrite
  }
  /// What somebody is.
  public enum ParticipantRole: Int, Sendable {
    /// The cases as CloudKit numbers them.
    case unknown = 0, owner = 1, privateUser = 3, publicUser = 4
  }
  /// Whether somebody has taken it.
  public enum ParticipantAcceptanceStatus: Int, Sendable {
    /// The cases as CloudKit numbers them.
    case unknown, pending, accepted, removed
  }

  /// The name of its title.
  public enum ShareFieldKey {
    /// The title.
    public static let title = "cloudkit.title"
    /// The picture.
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
  }

  /// What all may do who have the address.
  open var publicPermission = ParticipantPermission.none
  /// Where it is.
  open var url: URL? { nil }
  /// Who has some of it.
  open var participants: [Participant] { [owner] }
  /// Whose it is.
  public let owner = Participant()
  /// What the person is.
  open var currentUserParticipant: Participant? { owner }

  /// Shares a record and those that belong to it.
  public init(rootRecord: CKRecord) {
    super.init(
      recordType: CKRecord.SystemType.share,
      recordID: CKRecord.ID(zoneID: rootRecord.recordID.zoneID))
  }

  /// Shares a zone.
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: CKRecord.SystemType.share, recordID: CKRecord.ID(zoneID: recordZoneID))
  }
}

/// Who somebody is.
open class CKUserIdentity: NSObject, @unchecked Sendable {
  /// The name.
  open var nameComponents: PersonNameComponents? { nil }
  /// What tells them from others.
  open var userRecordID: CKRecord.ID? { CloudAccount.current.recordID }
  /// Whether they have an account.
  open var hasiCloudAccount: Bool { CloudAccount.current.status == .available }
}
