/// How sure something is, from 0 to 1.
public typealias VNConfidence = Float

/// Something that was found in a picture.
open class VNObservation: NSObject, @unchecked Sendable {
  /// Its name.
  public let uuid = UUID()
  /// How sure it is, from 0 to 1.
  public let confidence: VNConfidence

  init(confidence: VNConfidence) {
    self.confidence = confidence
    super.init()
  }
}

/// Something that is somewhere in a picture.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// Where it is, in parts of the picture, from its lower left corner.
  public let boundingBox: CGRect

  init(_ finding: PictureFinding) {
    boundingBox = finding.box
    super.init(confidence: finding.confidence)
  }

  /// Creates something somewhere.
  public init(boundingBox: CGRect) {
    self.boundingBox = boundingBox
    super.init(confidence: 1)
  }
}

/// Something with four corners.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The corner at the top and left, in parts of the picture.
  open var topLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.maxY) }
  /// The corner at the top and right.
  open var topRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.maxY) }
  /// The corner at the bottom and left.
  open var bottomLeft: CGPoint { CGPoint(x: boundingBox.minX, y: boundingBox.minY) }
  /// The corner at the bottom and right.
  open var bottomRight: CGPoint { CGPoint(x: boundingBox.maxX, y: boundingBox.minY) }
}

/// A thing that has a name.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// What it may be, the likeliest first.
  public let labels: [VNClassificationObservation]

  override init(_ finding: PictureFinding) {
    labels = [VNClassificationObservation(finding)]
    super.init(finding)
  }
}

/// What a picture or a thing in it may be.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// What it is called.
  public let identifier: String
  /// Whether it is known how often that is right: no.
  open var hasPrecisionRecallCurve: Bool { false }

  init(_ finding: PictureFinding) {
    identifier = finding.value
    super.init(confidence: finding.confidence)
  }

  /// Whether it is right often enough: where it is sure enough.
  open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool {
    confidence >= minimumPrecision
  }

  /// Whether it is found often enough: where it is sure enough.
  open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool {
    confidence >= precision
  }
}
