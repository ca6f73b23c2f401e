/// A face.
open class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// What is in it: nobody knows.
  open var landmarks: VNFaceLandmarks2D? { nil }
  /// How far it leans, in radians.
  open var roll: NSNumber? { 0 }
  /// How far it is turned, in radians.
  open var yaw: NSNumber? { 0 }
  /// How far it nods, in radians.
  open var pitch: NSNumber? { 0 }
  /// How well it can be seen, from 0 to 1.
  open var faceCaptureQuality: Float? { confidence }
}

/// What is in a face.
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
  /// All of it.
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  /// The outline.
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
  /// The eye at the left.
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  /// The eye at the right.
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  /// The nose.
  open var nose: VNFaceLandmarkRegion2D? { nil }
  /// The lips from outside.
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  /// The lips from inside.
  open var innerLips: VNFaceLandmarkRegion2D? { nil }
}

/// A part of a face.
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
  /// How many points it has.
  open var pointCount: Int { normalizedPoints.count }
  /// The points, in parts of the face.
  open var normalizedPoints: [CGPoint] { [] }
  /// The points, in pixels of the picture.
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

/// A person.
open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// Whether only the upper half is meant.
  open var upperBodyOnly: Bool { true }
}

/// How a person holds themselves; none is found.
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  /// A part of a body.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a part from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Where a part is.
  ///
  /// - Throws: That nobody knows.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    throw VNError(.invalidArgument)
  }
}

/// How a person holds a hand; none is found.
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation, @unchecked Sendable {
  /// A part of a hand.
  public struct JointName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a part from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The end of the thumb.
    public static let thumbTip = JointName(rawValue: "VNHLKTTIP")
    /// The end of the finger beside it.
    public static let indexTip = JointName(rawValue: "VNHLKITIP")
    /// The wrist.
    public static let wrist = JointName(rawValue: "VNHLKWRI")
  }

  /// Where a part is.
  ///
  /// - Throws: That nobody knows.
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    throw VNError(.invalidArgument)
  }
}

/// Where parts are; none is found.
open class VNRecognizedPointsObservation: VNObservation, @unchecked Sendable {}
