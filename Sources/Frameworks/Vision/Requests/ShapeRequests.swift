/// Rectangles.
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }
  /// How narrow they are at most, from 0 to 1.
  open var minimumAspectRatio: Float = 0.5
  /// How wide they are at most, from 0 to 1.
  open var maximumAspectRatio: Float = 1
  /// How far corners may differ from right ones, in degrees.
  open var quadratureTolerance: Float = 30
  /// How small they are at most, in parts of the picture.
  open var minimumSize: Float = 0.2
  /// How sure it has to be, from 0 to 1.
  open var minimumConfidence: Float = 0
  /// How many at most; 0 for any number.
  open var maximumObservations = 1

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    findings[.page].map { VNRectangleObservation($0) }
  }
}

/// Sheets of paper.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    findings[.page].map { VNRectangleObservation($0) }
  }
}

/// Where texts are.
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNTextObservation]? { found as? [VNTextObservation] }
  /// Whether letters are told one by one.
  open var reportCharacterBoxes = false

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    findings[.text].map { VNTextObservation($0) }
  }
}

/// How far the picture is turned: nothing is found.
open class VNDetectHorizonRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNHorizonObservation]? { found as? [VNHorizonObservation] }

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    []
  }
}

/// Outlines: nothing is found.
open class VNDetectContoursRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNContoursObservation]? { found as? [VNContoursObservation] }
  /// How much darker one side is.
  open var contrastAdjustment: Float = 2
  /// Whether what is dark is looked for.
  open var detectsDarkOnLight = true
  /// How large the picture is made.
  open var maximumImageDimension = 512

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    []
  }
}
