public import AVFoundation
public import SimulatedUIKit

/// Looks for things in one picture, as fixtures have them: see ``PictureFindings``.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  private let picture: VisionPicture

  /// Looks at a picture.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {
    picture = VisionPicture(image)
    super.init()
  }

  /// Looks at a picture that is turned; that makes no difference here.
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    picture = VisionPicture(image)
    super.init()
  }

  /// Looks at a picture.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {
    picture = VisionPicture(image)
    super.init()
  }

  /// Looks at a picture that is turned; that makes no difference here.
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    picture = VisionPicture(image)
    super.init()
  }

  /// Looks at a picture.
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
    picture = VisionPicture(pixelBuffer)
    super.init()
  }

  /// Looks at a picture that is turned; that makes no difference here.
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    picture = VisionPicture(pixelBuffer)
    super.init()
  }

  /// Looks at a picture.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
    picture = VisionPicture(imageURL)
    super.init()
  }

  /// Looks at a picture that is turned; that makes no difference here.
  public init(
    url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {
    picture = VisionPicture(imageURL)
    super.init()
  }

  /// Looks at a picture.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
    picture = VisionPicture(imageData)
    super.init()
  }

  /// Looks at a picture that is turned; that makes no difference here.
  public init(
    data imageData: Data, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    picture = VisionPicture(imageData)
    super.init()
  }

  /// Looks at a picture.
  public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {
    picture = VisionPicture(sampleBuffer)
    super.init()
  }

  /// Looks at a picture that is turned; that makes no difference here.
  public init(
    cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {
    picture = VisionPicture(sampleBuffer)
    super.init()
  }

  /// Looks for things.
  ///
  /// - Parameter requests: What is looked for; each is told what was found before this returns.
  /// - Throws: Nothing: what no fixture has is not found.
  open func perform(_ requests: [VNRequest]) throws {
    let findings = PictureFindings(of: picture)
    for request in requests { request.perform(on: findings) }
  }
}

/// Looks for things in one picture after the other.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  /// Creates a handler.
  public override init() { super.init() }

  /// Looks for things in a picture.
  open func perform(
    _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation = .up
  ) throws {
    let findings = PictureFindings(of: VisionPicture(image))
    for request in requests { request.perform(on: findings) }
  }

  /// Looks for things in a picture.
  open func perform(
    _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation = .up
  ) throws {
    let findings = PictureFindings(of: VisionPicture(image))
    for request in requests { request.perform(on: findings) }
  }

  /// Looks for things in a picture.
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer,
    orientation: CGImagePropertyOrientation = .up
  ) throws {
    let findings = PictureFindings(of: VisionPicture(pixelBuffer))
    for request in requests { request.perform(on: findings) }
  }

  /// Looks for things in a picture.
  open func perform(
    _ requests: [VNRequest], on imageURL: URL, orientation: CGImagePropertyOrientation = .up
  ) throws {
    let findings = PictureFindings(of: VisionPicture(imageURL))
    for request in requests { request.perform(on: findings) }
  }

  /// Looks for things in a picture.
  open func perform(
    _ requests: [VNRequest], on imageData: Data, orientation: CGImagePropertyOrientation = .up
  ) throws {
    let findings = PictureFindings(of: VisionPicture(imageData))
    for request in requests { request.perform(on: findings) }
  }

  /// Looks for things in a picture.
  open func perform(
    _ requests: [VNRequest], on sampleBuffer: CMSampleBuffer,
    orientation: CGImagePropertyOrientation = .up
  ) throws {
    let findings = PictureFindings(of: VisionPicture(sampleBuffer))
    for request in requests { request.perform(on: findings) }
  }
}

/// What else there is to say of a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What its file says of it.
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  /// What its camera is like.
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  /// What draws it.
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}
