/// Texts.
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNRecognizedTextObservation]? { found as? [VNRecognizedTextObservation] }
  /// How exactly texts are read.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// The languages, the likeliest first.
  open var recognitionLanguages: [String] = []
  /// Whether mistakes are mended.
  open var usesLanguageCorrection = true
  /// Whether the languages are found out.
  open var automaticallyDetectsLanguage = false
  /// Words that are likelier than others.
  open var customWords: [String] = []
  /// How high letters are at least, in parts of the picture.
  open var minimumTextHeight: Float = 0
  /// Told how far it is: never.
  open var progressHandler: ((VNRequest, Double, (any Error)?) -> Void)?

  /// The languages that it reads.
  open func supportedRecognitionLanguages() throws -> [String] { Self.languages }

  /// The languages that it reads.
  open class func supportedRecognitionLanguages(
    for recognitionLevel: VNRequestTextRecognitionLevel, revision requestRevision: Int
  ) throws -> [String] { languages }

  private static let languages = [
    "en-US", "fr-FR", "it-IT", "de-DE", "es-ES", "pt-BR", "zh-Hans", "zh-Hant", "ko-KR", "ja-JP",
    "ru-RU", "uk-UA",
  ]

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    findings[.text].map { VNRecognizedTextObservation($0) }
  }
}

/// How exactly texts are read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// The cases as Vision numbers them.
  case accurate, fast
}
