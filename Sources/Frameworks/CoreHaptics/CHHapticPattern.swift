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
    /// A sound that the device makes up.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    /// A sound of the app's.
    public static let audioCustom = EventType(rawValue: "AudioCustom")
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
    /// How it begins.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// How it fades.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// How it ends.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether it stays between beginning and end.
    public static let sustained = ParameterID(rawValue: "Sustained")
    /// How loud it is.
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    /// How high it is.
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    /// From which side it comes.
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    /// How bright it is.
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
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

/// Several events.
open class CHHapticPattern: NSObject {
  /// How long they last, in seconds.
  public let duration: TimeInterval

  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }

  /// Creates a pattern of which something changes along curves.
  public convenience init(
    events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]
  ) throws { try self.init(events: events, parameters: []) }
}
