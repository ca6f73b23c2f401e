/// What draws the eye.
open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
  /// The things.
  public let salientObjects: [VNRectangleObservation]?

  init(_ findings: [PictureFinding]) {
    salientObjects = findings.map { VNRectangleObservation($0) }
    super.init(confidence: 1)
  }
}

/// Pixels.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  /// The pixels, which nobody has computed.
  public let pixelBuffer: CVPixelBuffer = CVPixelBuffer(width: 64, height: 64)
  /// The name of what a model says.
  open var featureName: String? { nil }
}

/// Which pixels are of which thing; none is found.
open class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
  /// The pixels.
  public let instanceMask: CVPixelBuffer = CVPixelBuffer(width: 64, height: 64)
  /// The things.
  open var allInstances: IndexSet { [] }

  /// The pixels of things, as large as the picture.
  open func generateScaledMaskForImage(
    forInstances instances: IndexSet, from requestHandler: VNImageRequestHandler
  ) throws -> CVPixelBuffer { instanceMask }

  /// The things, cut out.
  open func generateMaskedImage(
    ofInstances instances: IndexSet, from requestHandler: VNImageRequestHandler,
    croppedToInstancesExtent cropResult: Bool
  ) throws -> CVPixelBuffer { instanceMask }
}

/// What a picture is like; none is found.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
  /// How far two pictures are apart.
  open func computeDistance(
    _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
  ) throws { outDistance.pointee = 0 }
}

/// How far a picture is turned; none is found.
open class VNHorizonObservation: VNObservation, @unchecked Sendable {
  /// How far, in radians.
  open var angle: CGFloat { 0 }
}

/// Outlines; none are found.
open class VNContoursObservation: VNObservation, @unchecked Sendable {
  /// How many.
  open var contourCount: Int { 0 }
  /// All of them.
  open var normalizedPath: CGPath { CGPath(rect: .zero, transform: nil) }
}
