import DeviceServices
public import Foundation

/// How the app uses sound.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// Whether the app may record, in the older form.
  public enum RecordPermission: UInt, Sendable {
    /// Not asked yet, `undt`.
    case undetermined = 0x756E_6474
    /// Refused, `deny`.
    case denied = 0x6465_6E79
    /// Granted, `grnt`.
    case granted = 0x6772_6E74
  }

  private static let session = AVAudioSession()

  /// The app's session.
  open class func sharedInstance() -> AVAudioSession { session }

  /// What sound is for.
  open private(set) var category = Category.soloAmbient
  /// What sound is for in particular.
  open private(set) var mode = Mode.default
  /// How sound goes together with that of others.
  open private(set) var categoryOptions: CategoryOptions = []
  /// Whether the app's sound counts.
  open private(set) var isActive = false
  /// Whether others play: no.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether a hint of the app's should be silent: no.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// How loud the device is, from 0 to 1.
  open var outputVolume: Float { 0.5 }
  /// Samples a second.
  open var sampleRate: Double { 44_100 }
  /// How long a sound is on its way in, in seconds.
  open var inputLatency: TimeInterval { 0 }
  /// How long a sound is on its way out, in seconds.
  open var outputLatency: TimeInterval { 0 }
  /// How long a part of sound is, in seconds.
  open var ioBufferDuration: TimeInterval { 0.005 }
  /// Whether there is a microphone: a simulator takes the computer's.
  open var isInputAvailable: Bool { true }
  /// Where sound comes from and goes to: the device's own speaker.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  /// Where sound can come from.
  open var availableInputs: [AVAudioSessionPortDescription]? { [.microphone] }

  /// Says what sound is for.
  open func setCategory(_ category: Category) throws { self.category = category }

  /// Says what sound is for.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    self.category = category
    categoryOptions = options
  }

  /// Says what sound is for.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    try setCategory(category, options: options)
    self.mode = mode
  }

  /// Says what sound is for in particular.
  open func setMode(_ mode: Mode) throws { self.mode = mode }

  /// Has the app's sound count, or no more.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { isActive = active }

  /// Sends sound somewhere else.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Asks for samples a second.
  open func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Asks for parts of sound of a length, in seconds.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
  /// Asks for somewhere that sound comes from.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}

  /// Whether the app may record.
  open var recordPermission: RecordPermission {
    switch DeviceServices.shared.permissions.status(of: .microphone) {
    case .notDetermined: .undetermined
    case .denied: .denied
    default: .granted
    }
  }

  /// Asks to record.
  ///
  /// - Parameter response: Told whether the app may, on the main actor.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }
}

/// How the app uses sound, in the newer form.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Whether the app may record.
  public enum recordPermission: Int, Sendable {
    /// Not asked yet, `undt`.
    case undetermined = 0x756E_6474
    /// Refused, `deny`.
    case denied = 0x6465_6E79
    /// Granted, `grnt`.
    case granted = 0x6772_6E74
  }

  /// The app.
  public static let shared = AVAudioApplication()

  /// Whether the app may record.
  open var recordPermission: recordPermission {
    switch DeviceServices.shared.permissions.status(of: .microphone) {
    case .notDetermined: .undetermined
    case .denied: .denied
    default: .granted
    }
  }

  /// Asks to record.
  ///
  /// - Parameter response: Told whether the app may, on the main actor.
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }

  /// Asks to record.
  ///
  /// - Returns: Whether the app may.
  open class func requestRecordPermission() async -> Bool {
    await AVCaptureDevice.requestAccess(for: .audio)
  }
}
