import DeviceServices
public import Foundation

/// The domain of GameKit's errors.
public let GKErrorDomain = "GKErrorDomain"

/// Why something could not be done with games.
public struct GKError: Error, CustomNSError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// The cases as GameKit numbers them.
    case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials
    /// As GameKit numbers them.
    case notAuthenticated = 6, authenticationInProgress, invalidPlayer, scoreNotSet
    /// As GameKit numbers them.
    case parentalControlsBlocked = 10, playerStatusExceedsMaximumLength, playerStatusInvalid
    /// As GameKit numbers them.
    case matchRequestInvalid = 13, underage, gameUnrecognized, notSupported, invalidParameter
    /// As GameKit numbers it.
    case playerPhotoFailure = 34
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain.
  public static var errorDomain: String { GKErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The person is not signed in.
  public static let notAuthenticated = Code.notAuthenticated
  /// The person has given up.
  public static let cancelled = Code.cancelled
  /// It cannot be done here.
  public static let notSupported = Code.notSupported

  static func noteNoPlayer() {
    DeviceServices.shared.notes.add(
      "GameKit has no player; \(GameFixture.path) in the folder of fixtures can give one: "
        + "{\"id\": \"G:1\", \"alias\": \"anna\"}.")
  }
}

extension GKError.Code {
  /// Whether an error has a reason, as `catch` and `switch` ask.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? GKError)?.code == code
  }
}
