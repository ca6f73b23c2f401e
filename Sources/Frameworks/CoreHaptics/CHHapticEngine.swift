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

  /// A player of a pattern that can pause and begin anew.
  ///
  /// - Throws: That the device cannot do it.
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError(code: .notSupported) }

  /// Plays the pattern of a file.
  ///
  /// - Throws: That the device cannot do it.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(code: .notSupported) }

  /// Plays the pattern of a file's contents.
  ///
  /// - Throws: That the device cannot do it.
  open func playPattern(from data: Data) throws { throw CHHapticError(code: .notSupported) }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer {
  /// Whether nothing is felt or heard.
  var isMuted: Bool { get set }
  /// Starts it.
  func start(atTime time: TimeInterval) throws
  /// Stops it.
  func stop(atTime time: TimeInterval) throws
  /// Changes it while it plays.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Stops it, with all that is to come.
  func cancel() throws
}

/// Plays a pattern, and can pause and begin anew.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether it begins anew at its end.
  var loopEnabled: Bool { get set }
  /// When it begins anew, in seconds.
  var loopEnd: TimeInterval { get set }
  /// How fast it plays.
  var playbackRate: Float { get set }
  /// Lets it stand.
  func pause(atTime time: TimeInterval) throws
  /// Lets it go on.
  func resume(atTime time: TimeInterval) throws
  /// Goes to another moment.
  func seek(toOffset offsetTime: TimeInterval) throws
}
