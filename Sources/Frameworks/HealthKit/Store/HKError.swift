public import Foundation

/// The domain of HealthKit's errors.
public let HKErrorDomain = "com.apple.healthkit"

/// Why something could not be done with health data.
public struct HKError: Error, CustomNSError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// The cases as HealthKit numbers them.
    case noError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    /// As HealthKit numbers them.
    case errorAuthorizationDenied = 4, errorAuthorizationNotDetermined, errorDatabaseInaccessible
    /// As HealthKit numbers them.
    case errorUserCanceled = 7, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
    /// As HealthKit numbers them.
    case errorRequiredAuthorizationDenied = 10, errorNoData
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain.
  public static var errorDomain: String { HKErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// What is wrong, in words.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: localizedDescription]
  }

  /// What is wrong, in words.
  public var localizedDescription: String {
    switch code {
    case .errorAuthorizationNotDetermined: "Authorization not determined"
    case .errorAuthorizationDenied: "Not authorized"
    case .errorNoData: "No data available for the specified predicate."
    default: "Health data are not available."
    }
  }

  /// The person has not been asked.
  public static let errorAuthorizationNotDetermined = Code.errorAuthorizationNotDetermined
  /// The person has refused.
  public static let errorAuthorizationDenied = Code.errorAuthorizationDenied
  /// There is nothing.
  public static let errorNoData = Code.errorNoData
  /// The device has no health data.
  public static let errorHealthDataUnavailable = Code.errorHealthDataUnavailable
  /// A value makes no sense.
  public static let errorInvalidArgument = Code.errorInvalidArgument
}

extension HKError.Code {
  /// Whether an error has a reason, as `catch` and `switch` ask.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? HKError)?.code == code
  }
}

/// Whether an app may save things of a type.
public enum HKAuthorizationStatus: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case notDetermined, sharingDenied, sharingAuthorized
}

/// Whether the person would be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case unknown, shouldRequest, unnecessary
}

/// How often an app is woken for new data.
public enum HKUpdateFrequency: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case immediate = 1, hourly, daily, weekly
}
