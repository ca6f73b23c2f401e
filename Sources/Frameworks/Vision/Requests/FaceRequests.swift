/// Faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNFaceObservation]? { found as? [VNFaceObservation] }

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    findings[.face].map { VNFaceObservation($0) }
  }
}

/// Faces, and what is in them: only the faces are found.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
  /// Faces that were found already.
  open var inputFaceObservations: [VNFaceObservation]?

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    inputFaceObservations ?? findings[.face].map { VNFaceObservation($0) }
  }
}

/// Faces, and how well they can be seen.
open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
  /// Faces that were found already.
  open var inputFaceObservations: [VNFaceObservation]?

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    findings[.face].map { VNFaceObservation($0) }
  }
}

/// Persons.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNHumanObservation]? { found as? [VNHumanObservation] }
  /// Whether only the upper half counts.
  open var upperBodyOnly = true

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    findings[.person].map { VNHumanObservation($0) }
  }
}

/// How persons hold themselves: nothing is found.
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNHumanBodyPoseObservation]? { found as? [VNHumanBodyPoseObservation] }

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    []
  }
}

/// How persons hold their hands: nothing is found.
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  /// What was found; `nil` before it was looked for.
  public var results: [VNHumanHandPoseObservation]? { found as? [VNHumanHandPoseObservation] }
  /// How many hands at most.
  open var maximumHandCount = 2

  package override func observations(in findings: PictureFindings) -> [VNObservation] {
    []
  }
}
