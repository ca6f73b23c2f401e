public import Foundation

extension AVAudioSession {
  /// What sound comes from or goes to.
  public struct Port: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A port by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The device's speaker.
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    /// The device's microphone.
    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    /// The speaker at the ear.
    public static let builtInReceiver = Port(rawValue: "Receiver")
    /// Headphones.
    public static let headphones = Port(rawValue: "Headphones")
    /// A device without wires.
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    /// A device without wires, for talk.
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    /// A device without wires that takes little.
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    /// Another screen.
    public static let airPlay = Port(rawValue: "AirPlay")
    /// A car.
    public static let carAudio = Port(rawValue: "CarAudio")
  }
}

/// What sound comes from or goes to.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  static let speaker = AVAudioSessionPortDescription(.builtInSpeaker, "Speaker")
  static let microphone = AVAudioSessionPortDescription(.builtInMic, "iPhone Microphone")

  /// Which kind it is.
  public let portType: AVAudioSession.Port
  /// What it is called.
  public let portName: String
  /// What it is known by.
  open var uid: String { portName }

  init(_ type: AVAudioSession.Port, _ name: String) {
    portType = type
    portName = name
    super.init()
  }
}

/// Where sound comes from and goes to.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  /// Where it comes from.
  open var inputs: [AVAudioSessionPortDescription] { [.microphone] }
  /// Where it goes to.
  open var outputs: [AVAudioSessionPortDescription] { [.speaker] }
}
