public import Foundation

extension AVAudioSession {
  /// What sound is for.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A category by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Besides that of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Alone, unless the device is silent.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// What the app is there for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// Recorded.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// Played and recorded.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// In several ways at once.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// What sound is for in particular.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A mode by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// Talk over a network.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// Talk with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// A game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// A film that is taken.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// Sound that is measured.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// A film.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Speech that the device says.
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  /// How sound goes together with that of others.
  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others go on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others become quieter.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Devices without wires.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// Devices without wires, in their newer name.
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    /// The speaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Others who speak pause.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// Good devices without wires.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// Other screens.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// How the session begins or ends.
  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Others are told that they can go on.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Where sound goes instead.
  public enum PortOverride: UInt, Sendable {
    /// Where it usually goes.
    case none = 0
    /// To the speaker, `spkr`.
    case speaker = 0x7370_6B72
  }

  /// Whether another one has begun or ended to play.
  public enum InterruptionType: UInt, Sendable {
    /// The cases as AVFoundation numbers them.
    case ended = 0, began = 1
  }

  /// What may be done after an interruption.
  public struct InterruptionOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Go on.
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// Why sound goes somewhere else.
  public enum RouteChangeReason: UInt, Sendable {
    /// The cases as AVFoundation numbers them.
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    /// Further ones.
    case wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
  }

  /// Another one has begun or ended to play: never, here.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// Sound goes somewhere else: never, here.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
  /// The system's sound has begun anew: never, here.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
}

/// Whether another one has begun or ended.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// What may be done then.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// Why sound goes somewhere else.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// Where it went before.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
