public import Foundation

/// The domain of the framework's errors.
public let ENErrorDomain = "ENErrorDomain"

/// Why something could not be done with exposure notifications.
public struct ENError: Error, CustomNSError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// The cases as ExposureNotification numbers them.
    case unknown = 1, badParameter, notEntitled, notAuthorized, unsupported, invalidated
    /// As ExposureNotification numbers them.
    case bluetoothOff = 7, insufficientStorage, notEnabled, apiMisuse, `internal`
    /// As ExposureNotification numbers them.
    case insufficientMemory = 12, rateLimited, restricted, badFormat, dataInaccessible
    /// As ExposureNotification numbers it.
    case travelStatusNotAvailable = 17
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The reason.
  ///   - userInfo: More about it, which is not kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain of the framework.
  public static var errorDomain: String { ENErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The person has refused.
  public static let notAuthorized = Code.notAuthorized
  /// The app has not turned it on.
  public static let notEnabled = Code.notEnabled
  /// A value makes no sense.
  public static let badParameter = Code.badParameter
  /// A file is not in the format.
  public static let badFormat = Code.badFormat
  /// The app asks in the wrong order.
  public static let apiMisuse = Code.apiMisuse
  /// The manager was given up.
  public static let invalidated = Code.invalidated
  /// The app asks too often.
  public static let rateLimited = Code.rateLimited
  /// The device cannot do it.
  public static let unsupported = Code.unsupported
  /// Bluetooth is off.
  public static let bluetoothOff = Code.bluetoothOff
  /// Somebody does not let the person do it.
  public static let restricted = Code.restricted
  /// Nobody knows why.
  public static let unknown = Code.unknown
  /// Something is wrong within.
  public static let `internal` = Code.internal
}

extension ENError.Code {
  /// Whether an error has a reason, as `catch` and `switch` ask.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? ENError)?.code == code
  }
}
