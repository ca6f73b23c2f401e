/// A text in a picture.
public struct RecognizedTextObservation: VisionObservation, BoundingBoxProviding {
  /// Its name.
  public let uuid = UUID()
  /// How sure it is, from 0 to 1.
  public let confidence: Float
  /// Where it is.
  public let boundingBox: NormalizedRect
  private let text: String

  init(_ finding: PictureFinding) {
    confidence = finding.confidence
    boundingBox = NormalizedRect(normalizedRect: finding.box)
    text = finding.value
  }

  /// What it says.
  public var transcript: String { text }

  /// What it may say, the likeliest first: one thing.
  public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] {
    maxCandidateCount > 0 ? [RecognizedText(string: text, confidence: confidence)] : []
  }
}

/// What a text may say.
public struct RecognizedText: Hashable, Sendable {
  /// What it says.
  public let string: String
  /// How sure that is, from 0 to 1.
  public let confidence: Float
}

/// A code in a picture.
public struct BarcodeObservation: VisionObservation, BoundingBoxProviding {
  /// Its name.
  public let uuid = UUID()
  /// How sure it is, from 0 to 1.
  public let confidence: Float
  /// Where it is.
  public let boundingBox: NormalizedRect
  /// Its kind.
  public let symbology: BarcodeSymbology
  /// What it says.
  public let payloadString: String?

  init(_ finding: PictureFinding) {
    confidence = finding.confidence
    boundingBox = NormalizedRect(normalizedRect: finding.box)
    let parts = finding.value.split(separator: " ", maxSplits: 1)
    let word = parts.first.map { $0.lowercased() }
    symbology = BarcodeSymbology.allCases.first { $0.rawValue.lowercased() == word } ?? .qr
    payloadString = parts.count > 1 ? String(parts[1]) : nil
  }
}

/// A face in a picture.
public struct FaceObservation: VisionObservation, BoundingBoxProviding {
  /// Its name.
  public let uuid = UUID()
  /// How sure it is, from 0 to 1.
  public let confidence: Float
  /// Where it is.
  public let boundingBox: NormalizedRect

  init(_ finding: PictureFinding) {
    confidence = finding.confidence
    boundingBox = NormalizedRect(normalizedRect: finding.box)
  }
}

/// What a picture may show.
public struct ClassificationObservation: VisionObservation {
  /// Its name.
  public let uuid = UUID()
  /// How sure it is, from 0 to 1.
  public let confidence: Float
  /// What it is called.
  public let identifier: String

  init(_ finding: PictureFinding) {
    confidence = finding.confidence
    identifier = finding.value
  }
}
