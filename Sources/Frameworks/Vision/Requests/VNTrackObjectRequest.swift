/// Something that is followed from one picture to the next: it stays where it is.
open class VNTrackObjectRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What is followed.
  open var inputObservation: VNDetectedObjectObservation
  /// How exactly.
  open var trackingLevel = VNRequestTrackingLevel.fast
  /// Whether it is the last picture.
  open var isLastFrame = false
  /// What was found; `nil` before it was looked for.
  public var results: [VNDetectedObjectObservation]? { found as? [VNDetectedObjectObservation] }

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - observation: What is followed.
  ///   - completionHandler: Told where it is.
  public init(
    detectedObjectObservation observation: VNDetectedObjectObservation,
    completionHandler: VNRequestCompletionHandler? = nil
  ) {
    inputObservation = observation
    super.init(completionHandler: completionHandler)
  }

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    [inputObservation]
  }
}

/// How exactly things are followed.
public enum VNRequestTrackingLevel: UInt, Sendable {
  /// The cases as Vision numbers them.
  case accurate, fast
}
