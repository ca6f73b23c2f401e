/// Why a sensor tells nothing.
public struct CMError: Error, CustomNSError, Hashable, Sendable {
  /// The number, as Core Motion has it.
  public let rawValue: Int

  /// What is wrong.
  enum Code: Int {
    case unknown = 103, notAvailable = 109, motionActivityNotAuthorized = 105, nilData = 112
  }

  init(_ code: Code) { rawValue = code.rawValue }

  /// The domain of Core Motion.
  public static var errorDomain: String { "CMErrorDomain" }
  /// The number.
  public var errorCode: Int { rawValue }
}

/// The domain of Core Motion.
public let CMErrorDomain = "CMErrorDomain"
/// The person has refused.
public let CMErrorMotionActivityNotAuthorized = CMError(.motionActivityNotAuthorized)
/// The device has no such sensor.
public let CMErrorNotAvailable = CMError(.notAvailable)
