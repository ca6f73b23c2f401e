public import AVFoundation

/// What is to be written down.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// What it is about.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether what there is so far is told too.
  open var shouldReportPartialResults = true
  /// Whether it has to stay on the device.
  open var requiresOnDeviceRecognition = false
  /// Whether marks are put in; the fixtures have them or have not.
  open var addsPunctuation = false
  /// Words that are likelier than others.
  open var contextualStrings: [String] = []

  override init() { super.init() }
}

/// A recording that is to be written down.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Its file.
  public let url: URL

  /// Creates a request.
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}

/// Sound that is to be written down while it comes.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest,
  @unchecked Sendable
{
  /// Told that the sound has ended.
  var onEnd: (() -> Void)?
  /// Whether the sound has ended.
  private(set) var hasEnded = false

  /// Creates a request.
  public override init() { super.init() }

  /// How sound is best.
  open var nativeAudioFormat: AVAudioFormat? {
    AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)
  }

  /// Takes sound; what is said is what the fixtures have.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}

  /// Takes sound; what is said is what the fixtures have.
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}

  /// Says that the sound has ended.
  open func endAudio() {
    hasEnded = true
    onEnd?()
  }
}
