@_exported public import Foundation

/// Why nothing can be felt.
public struct CHHapticError: Error, CustomNSError, Sendable {
  /// What is wrong.
  public enum Code: Int, Sendable {
    /// The device cannot do it, as CoreHaptics numbers it.
    case notSupported = -4809
  }

  /// What is wrong.
  public let code: Code

  /// The domain of CoreHaptics.
  public static var errorDomain: String { "com.apple.CoreHaptics" }
  /// The number.
  public var errorCode: Int { code.rawValue }
}

/// What a device can let a person feel.
public protocol CHHapticDeviceCapability {
  /// Whether it can be felt.
  var supportsHaptics: Bool { get }
  /// Whether it can be heard.
  var supportsAudio: Bool { get }
}

/// Lets a person feel something; the simulated device cannot, as no simulator can.
open class CHHapticEngine {
  private struct Nothing: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
  }

  /// Why an engine has stopped.
  public enum StoppedReason: Int, Sendable {
    /// The cases as CoreHaptics numbers them.
    case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished
    /// As CoreHaptics numbers it.
    case systemError = -1
  }

  /// Told that the engine has to be started again; it never is.
  open var resetHandler: () -> Void = {}
  /// Told that the engine has stopped; it never is.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Whether it makes no sound.
  open var playsHapticsOnly = false
  /// Whether it stops by itself.
  open var isAutoShutdownEnabled = false

  /// What the device can do: nothing.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }

  /// Creates an engine.
  ///
  /// - Throws: That the device cannot do it.
  public init() throws { throw CHHapticError(code: .notSupported) }

  /// Starts it.
  open func start() throws { throw CHHapticError(code: .notSupported) }

  /// Stops it.
  open func stop(completionHandler: ((any Error)?) -> Void = { _ in }) { completionHandler(nil) }

  /// A player of a pattern.
  ///
  /// - Throws: That the device cannot do it.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(code: .notSupported)
  }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer {
  /// Starts it.
  func start(atTime time: TimeInterval) throws
  /// Stops it.
  func stop(atTime time: TimeInterval) throws
}
