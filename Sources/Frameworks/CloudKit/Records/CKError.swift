public import Foundation

/// The domain of CloudKit's errors.
public let CKErrorDomain = "CKErrorDomain"
/// The key of the errors of single items.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The key of how many seconds to wait.
public let CKErrorRetryAfterKey = "CKRetryAfter"
/// The key of the record as the server has it.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"

/// Why something could not be done with records.
public struct CKError: Error, CustomNSError, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// The cases as CloudKit numbers them.
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer
    /// As CloudKit numbers them.
    case serviceUnavailable = 6, requestRateLimited, missingEntitlement, notAuthenticated
    /// As CloudKit numbers them.
    case permissionFailure = 10, unknownItem, invalidArguments, resultsTruncated
    /// As CloudKit numbers them.
    case serverRecordChanged = 14, serverRejectedRequest, assetFileNotFound, assetFileModified
    /// As CloudKit numbers them.
    case incompatibleVersion = 18, constraintViolation, operationCancelled, changeTokenExpired
    /// As CloudKit numbers them.
    case batchRequestFailed = 22, zoneBusy, badDatabase, quotaExceeded, zoneNotFound
    /// As CloudKit numbers them.
    case limitExceeded = 27, userDeletedZone, tooManyParticipants, alreadyShared
    /// As CloudKit numbers them.
    case referenceViolation = 31, managedAccountRestricted, participantMayNeedVerification
    /// As CloudKit numbers them.
    case serverResponseLost = 34, assetNotAvailable, accountTemporarilyUnavailable
  }

  /// The reason.
  public let code: Code
  private let record: CKRecord?

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    record = userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord
  }

  /// The domain.
  public static var errorDomain: String { CKErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The record as the server has it.
  public var serverRecord: CKRecord? { record }
  /// The record as the app has it.
  public var clientRecord: CKRecord? { nil }
  /// The record as it was before both.
  public var ancestorRecord: CKRecord? { nil }
  /// How many seconds to wait.
  public var retryAfterSeconds: Double? { nil }
  /// The errors of single items.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }

  /// There is no such record.
  public static let unknownItem = Code.unknownItem
  /// There is no account.
  public static let notAuthenticated = Code.notAuthenticated
  /// The network is not there.
  public static let networkUnavailable = Code.networkUnavailable
  /// The network has failed.
  public static let networkFailure = Code.networkFailure
  /// Somebody else has changed the record.
  public static let serverRecordChanged = Code.serverRecordChanged
  /// There is no such zone.
  public static let zoneNotFound = Code.zoneNotFound
  /// Some items have failed.
  public static let partialFailure = Code.partialFailure
  /// The person may not.
  public static let permissionFailure = Code.permissionFailure
  /// There is no more room.
  public static let quotaExceeded = Code.quotaExceeded
  /// The token is too old.
  public static let changeTokenExpired = Code.changeTokenExpired
  /// Something is wrong within.
  public static let internalError = Code.internalError
}

extension CKError.Code {
  /// Whether an error has a reason, as `catch` and `switch` ask.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? CKError)?.code == code
  }
}
