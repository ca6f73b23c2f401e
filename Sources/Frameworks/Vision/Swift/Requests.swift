/// Texts.
public struct RecognizeTextRequest: ImageProcessingRequest {
  /// What is found.
  public typealias Result = [RecognizedTextObservation]
  /// How exactly texts are read.
  public enum RecognitionLevel: Hashable, Sendable {
    /// Exactly or fast.
    case accurate, fast
  }

  /// How exactly texts are read.
  public var recognitionLevel = RecognitionLevel.accurate
  /// The languages, the likeliest first.
  public var recognitionLanguages: [Locale.Language] = []
  /// Whether mistakes are mended.
  public var usesLanguageCorrection = true
  /// Whether the languages are found out.
  public var automaticallyDetectsLanguage = true
  /// Words that are likelier than others.
  public var customWords: [String] = []
  /// How high letters are at least, in parts of the picture.
  public var minimumTextHeightFraction: Float = 0

  /// Creates a request.
  public init() {}

  /// What it finds.
  public func result(of findings: VisionFindings) -> [RecognizedTextObservation] {
    findings.findings[.text].map { RecognizedTextObservation($0) }
  }
}

/// Codes.
public struct DetectBarcodesRequest: ImageProcessingRequest {
  /// What is found.
  public typealias Result = [BarcodeObservation]
  /// The kinds of codes.
  public var symbologies = BarcodeSymbology.allCases

  /// Creates a request.
  public init() {}

  /// What it finds.
  public func result(of findings: VisionFindings) -> [BarcodeObservation] {
    findings.findings[.barcode].map { BarcodeObservation($0) }
      .filter { symbologies.contains($0.symbology) }
  }
}

/// Faces.
public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
  /// What is found.
  public typealias Result = [FaceObservation]

  /// Creates a request.
  public init() {}

  /// What it finds.
  public func result(of findings: VisionFindings) -> [FaceObservation] {
    findings.findings[.face].map { FaceObservation($0) }
  }
}

/// What a picture shows.
public struct ClassifyImageRequest: ImageProcessingRequest {
  /// What is found.
  public typealias Result = [ClassificationObservation]

  /// Creates a request.
  public init() {}

  /// What it finds.
  public func result(of findings: VisionFindings) -> [ClassificationObservation] {
    findings.findings[.label].map { ClassificationObservation($0) }
  }
}
