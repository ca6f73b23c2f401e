public import Foundation

/// Where speech pauses.
public enum AVSpeechBoundary: Int, Sendable {
  /// The cases as AVFoundation numbers them.
  case immediate, word
}

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// The cases as AVFoundation numbers them.
  case `default` = 1, enhanced, premium
}

/// The usual rate of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The slowest rate of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Somebody who speaks.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  private static let known = [
    ("en-US", "Samantha"), ("en-GB", "Daniel"), ("de-DE", "Anna"), ("ja-JP", "Kyoko"),
    ("fr-FR", "Thomas"), ("es-ES", "Mónica"), ("it-IT", "Alice"),
  ]
  /// The language.
  public let language: String
  /// What the voice is called.
  public let name: String
  /// What it is known by.
  open var identifier: String { "com.apple.voice.compact.\(language).\(name)" }
  /// How good it is.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }

  private init(_ language: String, _ name: String) {
    self.language = language
    self.name = name
    super.init()
  }

  /// The voice of a language; nil where there is none.
  public convenience init?(language languageCode: String?) {
    let code = languageCode ?? Self.currentLanguageCode()
    guard let voice = Self.known.first(where: { $0.0.hasPrefix(code) }) else { return nil }
    self.init(voice.0, voice.1)
  }

  /// The voice of an identifier; nil where there is none.
  public convenience init?(identifier: String) {
    let voices = Self.speechVoices()
    guard let voice = voices.first(where: { $0.identifier == identifier }) else { return nil }
    self.init(voice.language, voice.name)
  }

  /// All voices.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    known.map { AVSpeechSynthesisVoice($0.0, $0.1) }
  }

  /// The person's language.
  open class func currentLanguageCode() -> String {
    Locale.preferredLanguages.first ?? "en-US"
  }
}

/// A text that is spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// Who speaks.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast, from 0 to 1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high.
  open var pitchMultiplier: Float = 1
  /// How loud.
  open var volume: Float = 1
  /// What comes before, in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// What comes after, in seconds.
  open var postUtteranceDelay: TimeInterval = 0

  /// A text.
  public init(string: String) {
    speechString = string
    super.init()
  }

  /// The words, with their places.
  var words: [NSRange] {
    speechString.split(whereSeparator: \.isWhitespace).map {
      NSRange($0.startIndex..<$0.endIndex, in: speechString)
    }
  }
}
