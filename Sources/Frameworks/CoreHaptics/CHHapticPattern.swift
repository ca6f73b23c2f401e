public import Foundation

/// Something to feel at a moment.
open class CHHapticEvent: NSObject {
  /// Whether it lasts.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// What lasts.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
  }

  /// What about it can be more or less.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a parameter's identity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How strong it is.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharp it is.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
  }

  /// Whether it lasts.
  public let type: EventType
  /// How strong and sharp it is.
  public let eventParameters: [CHHapticEventParameter]
  /// When it begins, in seconds.
  open var relativeTime: TimeInterval
  /// How long it lasts, in seconds.
  open var duration: TimeInterval

  /// Creates an event.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

/// How strong or sharp something is.
open class CHHapticEventParameter: NSObject {
  /// What is more or less.
  public let parameterID: CHHapticEvent.ParameterID
  /// How much, from 0 to 1.
  open var value: Float

  /// Creates a parameter.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// What changes while a pattern plays.
open class CHHapticDynamicParameter: NSObject {}

/// Several events.
open class CHHapticPattern: NSObject {
  /// How long they last, in seconds.
  public let duration: TimeInterval

  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}
