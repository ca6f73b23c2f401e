public import Foundation
import VirtualTime

/// Whether there is an account.
public enum CKAccountStatus: Int, Sendable {
  /// The cases as CloudKit numbers them.
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

extension Notification.Name {
  /// Another account is used: never here.
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// An app's databases.
open class CKContainer: NSObject, @unchecked Sendable {
  /// What an app may ask for.
  public struct ApplicationPermissions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To find persons.
    public static let userDiscoverability = ApplicationPermissions(rawValue: 1)
  }
  /// What was answered.
  public enum ApplicationPermissionStatus: Int, Sendable {
    /// The cases as CloudKit numbers them.
    case initialState, couldNotComplete, denied, granted
  }

  /// What it is called.
  public let containerIdentifier: String?
  let store: RecordStore

  /// A container by its name.
  public init(identifier containerIdentifier: String) {
    self.containerIdentifier = containerIdentifier
    store = RecordStore.of(containerIdentifier)
    super.init()
  }

  /// The app's first one.
  open class func `default`() -> CKContainer {
    CKContainer(identifier: "iCloud.\(CloudAccount.app)")
  }

  /// What the person has alone.
  open var privateCloudDatabase: CKDatabase { CKDatabase(.private, store) }
  /// What all have.
  open var publicCloudDatabase: CKDatabase { CKDatabase(.public, store) }
  /// What others let the person have.
  open var sharedCloudDatabase: CKDatabase { CKDatabase(.shared, store) }

  /// One of them.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    CKDatabase(databaseScope, store)
  }

  /// Tells whether there is an account.
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    VirtualTime.later("account of iCloud") { completionHandler(CloudAccount.current.status, nil) }
  }

  /// Whether there is an account.
  ///
  /// - Throws: Nothing.
  open func accountStatus() async throws -> CKAccountStatus { CloudAccount.current.status }

  /// Tells who the person is.
  open func fetchUserRecordID(
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    VirtualTime.later("account of iCloud") {
      let id = CloudAccount.current.recordID
      completionHandler(id, id == nil ? CKError(.notAuthenticated) : nil)
    }
  }

  /// Who the person is.
  ///
  /// - Throws: ``CKError``, where there is no account.
  open func userRecordID() async throws -> CKRecord.ID {
    guard let id = CloudAccount.current.recordID else { throw CKError(.notAuthenticated) }
    return id
  }

  /// Tells what the person has answered.
  open func status(
    forApplicationPermission applicationPermission: ApplicationPermissions,
    completionHandler: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { VirtualTime.later("account of iCloud") { completionHandler(.initialState, nil) } }

  /// Asks the person: refused.
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping (ApplicationPermissionStatus, (any Error)?) -> Void
  ) { VirtualTime.later("account of iCloud") { completionHandler(.denied, nil) } }

  /// Does something.
  open func add(_ operation: CKOperation) { operation.run(in: nil) }

  /// Takes a share: there is none.
  open func accept(
    _ metadata: CKShare.Metadata,
    completionHandler: @escaping (CKShare?, (any Error)?) -> Void
  ) { VirtualTime.later("share") { completionHandler(nil, CKError(.unknownItem)) } }
}
