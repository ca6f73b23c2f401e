public import Foundation

/// What changes while a pattern plays.
open class CHHapticDynamicParameter: NSObject {
  /// What is more or less.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a parameter's identity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How strong it is.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// How sharp it is.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    /// How it begins.
    public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
    /// How it fades.
    public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
    /// How it ends.
    public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
    /// How loud it is.
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    /// How high it is.
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    /// From which side it comes.
    public static let audioPanControl = ID(rawValue: "AudioPanControl")
    /// How bright it is.
    public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
  }

  /// What changes.
  public let parameterID: ID
  /// To how much.
  open var value: Float
  /// When, in seconds.
  open var relativeTime: TimeInterval

  /// Creates a change.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}

/// What changes little by little while a pattern plays.
open class CHHapticParameterCurve: NSObject {
  /// How much it is at a moment.
  open class ControlPoint: NSObject {
    /// When, in seconds.
    open var relativeTime: TimeInterval
    /// How much.
    open var value: Float

    /// Creates a point.
    public init(relativeTime time: TimeInterval, value: Float) {
      relativeTime = time
      self.value = value
    }
  }

  /// What changes.
  public let parameterID: CHHapticDynamicParameter.ID
  /// How much it is at some moments.
  public let controlPoints: [ControlPoint]
  /// When the curve begins, in seconds.
  open var relativeTime: TimeInterval

  /// Creates a curve.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}
