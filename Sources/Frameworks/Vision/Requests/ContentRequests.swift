/// What a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNClassificationObservation]? { found as? [VNClassificationObservation] }

  /// All that it could show: what fixtures say is not known before.
  open func supportedIdentifiers() throws -> [String] { [] }

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    findings[.label].map { VNClassificationObservation($0) }
  }
}

/// Cats and dogs.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNRecognizedObjectObservation]? { found as? [VNRecognizedObjectObservation] }

  /// The animals that it knows.
  open func supportedIdentifiers() throws -> [VNAnimalIdentifier] { [.dog, .cat] }

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    findings[.object].filter { ["Cat", "Dog"].contains($0.value.capitalized) }
      .map { VNRecognizedObjectObservation($0) }
  }
}

/// What draws the eye.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNSaliencyImageObservation]? { found as? [VNSaliencyImageObservation] }

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    findings[.salient].isEmpty ? [] : [VNSaliencyImageObservation(findings[.salient])]
  }
}

/// Where things are.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNSaliencyImageObservation]? { found as? [VNSaliencyImageObservation] }

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    findings[.salient].isEmpty ? [] : [VNSaliencyImageObservation(findings[.salient])]
  }
}

/// What a picture is like: nothing is found.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNFeaturePrintObservation]? { found as? [VNFeaturePrintObservation] }

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    []
  }
}

/// Which pixels are of persons: nothing is found.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNPixelBufferObservation]? { found as? [VNPixelBufferObservation] }
  /// How exactly.
  open var qualityLevel = QualityLevel.accurate
  /// What a pixel is made of.
  open var outputPixelFormat = kCVPixelFormatType_OneComponent8

  /// How exactly pixels are found.
  public enum QualityLevel: UInt, Sendable {
    /// The cases as Vision numbers them.
    case accurate, balanced, fast
  }

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    []
  }
}

/// Which pixels are of what is in front: nothing is found.
open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNInstanceMaskObservation]? { found as? [VNInstanceMaskObservation] }

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    []
  }
}

/// An animal.
public struct VNAnimalIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an animal from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A dog.
  public static let dog = VNAnimalIdentifier(rawValue: "Dog")
  /// A cat.
  public static let cat = VNAnimalIdentifier(rawValue: "Cat")
}
