public import Foundation

/// A number of channel or bus.
public typealias AVAudioNodeBus = Int
/// A number of samples.
public typealias AVAudioFrameCount = UInt32
/// A number of channels.
public typealias AVAudioChannelCount = UInt32
/// The place of a sample.
public typealias AVAudioFramePosition = Int64

/// How sound is kept.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  /// Samples a second.
  public let sampleRate: Double
  /// How many channels.
  public let channelCount: AVAudioChannelCount
  /// The same as keys and values.
  open var settings: [String: Any] {
    [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
  }

  /// The standard format.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    guard channels > 0 else { return nil }
    self.sampleRate = sampleRate
    channelCount = channels
    super.init()
  }

  /// A format of settings.
  public init?(settings: [String: Any]) {
    sampleRate = (settings[AVSampleRateKey] as? Double) ?? 44_100
    channelCount = AVAudioChannelCount((settings[AVNumberOfChannelsKey] as? Int) ?? 1)
    super.init()
  }

  init(_ rate: Double, _ channels: AVAudioChannelCount) {
    sampleRate = rate
    channelCount = channels
    super.init()
  }
}

/// A piece of sound.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
  /// How it is kept.
  public let format: AVAudioFormat

  init(_ format: AVAudioFormat) {
    self.format = format
    super.init()
  }
}

/// A piece of sound, as samples: silence.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
  /// How many samples there is room for.
  public let frameCapacity: AVAudioFrameCount
  /// How many samples there are.
  open var frameLength: AVAudioFrameCount = 0
  /// The samples: none can be had.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }

  /// Room for some samples.
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    super.init(format)
  }
}

/// A moment of sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The place of the sample.
  public let sampleTime: AVAudioFramePosition
  /// Samples a second.
  public let sampleRate: Double

  /// The moment of a sample.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    self.sampleTime = sampleTime
    self.sampleRate = sampleRate
    super.init()
  }
}

/// A part of an engine that makes or changes sound.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// The engine that it is a part of.
  open internal(set) weak var engine: AVAudioEngine?

  /// How sound comes out of it.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(44_100, 1) }
  /// How sound goes into it.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat(44_100, 1) }
  /// Tells of sound that passes: none does.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// Tells of sound no more.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  /// Begins anew.
  open func reset() {}
}

/// The microphone of an engine.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {
  /// Makes speech clearer, or no more.
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}

/// The speaker of an engine.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}

/// Puts sounds together.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// How loud.
  open var outputVolume: Float = 1
  /// How loud it goes on.
  open var volume: Float = 1
}

/// Makes, changes and plays sound; nothing is heard.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// The microphone.
  open private(set) lazy var inputNode = attached(AVAudioInputNode())
  /// The speaker.
  open private(set) lazy var outputNode = attached(AVAudioOutputNode())
  /// What goes to the speaker.
  open private(set) lazy var mainMixerNode = attached(AVAudioMixerNode())
  /// Whether it runs.
  open private(set) var isRunning = false

  /// Takes a part.
  open func attach(_ node: AVAudioNode) { node.engine = self }
  /// Gives a part back.
  open func detach(_ node: AVAudioNode) { node.engine = nil }
  /// Leads sound from a part to another.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Leads sound nowhere any more.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// Makes it ready.
  open func prepare() {}
  /// Begins.
  open func start() throws { isRunning = true }
  /// Pauses.
  open func pause() { isRunning = false }
  /// Ends.
  open func stop() { isRunning = false }
  /// Begins anew.
  open func reset() {}

  private func attached<Node: AVAudioNode>(_ node: Node) -> Node {
    attach(node)
    return node
  }
}
