/// What was written down.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The likeliest way.
  public let bestTranscription: SFTranscription
  /// All ways, the likeliest first: one.
  open var transcriptions: [SFTranscription] { [bestTranscription] }
  /// Whether it is all.
  public let isFinal: Bool
  /// How it was said: nobody knows.
  open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? { nil }

  init(_ transcription: SFTranscription, isFinal: Bool) {
    bestTranscription = transcription
    self.isFinal = isFinal
    super.init()
  }
}

/// How something was said.
open class SFSpeechRecognitionMetadata: NSObject, @unchecked Sendable {
  /// Words a minute.
  open var speakingRate: Double { 0 }
  /// How long a break is, in seconds.
  open var averagePauseDuration: TimeInterval { 0 }
  /// When it began, in seconds.
  open var speechStartTimestamp: TimeInterval { 0 }
  /// How long it was, in seconds.
  open var speechDuration: TimeInterval { 0 }
}

/// A way in which something was written down.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// All of it.
  public let formattedString: String
  /// The words.
  public let segments: [SFTranscriptionSegment]

  init(_ text: String, _ words: [Range<String.Index>], _ pace: Duration) {
    let end = words.last?.upperBound ?? text.startIndex
    formattedString = String(text[..<end])
    let seconds = Double(pace.components.attoseconds) / 1e18
    segments = words.enumerated().map { index, word in
      SFTranscriptionSegment(
        String(text[word]), NSRange(word, in: text), at: Double(index) * seconds,
        lasting: seconds)
    }
    super.init()
  }
}

/// A word that was written down.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The word.
  public let substring: String
  /// Where it is in all of it.
  public let substringRange: NSRange
  /// When it was said, in seconds.
  public let timestamp: TimeInterval
  /// How long it took, in seconds.
  public let duration: TimeInterval
  /// How sure it is, from 0 to 1.
  open var confidence: Float { 1 }
  /// What it may be instead: nothing.
  open var alternativeSubstrings: [String] { [] }

  init(
    _ text: String, _ range: NSRange, at timestamp: TimeInterval, lasting duration: TimeInterval
  ) {
    substring = text
    substringRange = range
    self.timestamp = timestamp
    self.duration = duration
    super.init()
  }
}
