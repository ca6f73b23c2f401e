public import Foundation

/// Why an activity cannot begin.
public enum ActivityAuthorizationError: Error, Equatable, LocalizedError, Sendable {
  /// What describes it is too large: more than 4 KB.
  case attributesTooLarge
  /// The person has forbidden activities.
  case denied
  /// The device shows as many as it can.
  case globalMaximumExceeded
  /// The app's description is not complete.
  case malformedActivityIdentifier
  /// There is no such activity.
  case missingProcessIdentifier
  /// It could not be kept.
  case persistenceFailure
  /// The activity has begun already.
  case reconnectNotPermitted
  /// The app shows as many as it may.
  case targetMaximumExceeded
  /// The app's own properties do not allow it.
  case unentitled
  /// The device has none.
  case unsupported
  /// The app's target has none.
  case unsupportedTarget
  /// The app is not in front.
  case visibility

  /// The reason in words.
  public var errorDescription: String? {
    switch self {
    case .attributesTooLarge: "The attributes of the activity are too large."
    case .denied: "Live Activities are not allowed."
    case .targetMaximumExceeded: "The app shows as many Live Activities as it may."
    default: "The Live Activity could not be started."
    }
  }
}
