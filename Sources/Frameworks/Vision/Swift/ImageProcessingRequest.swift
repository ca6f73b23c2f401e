public import SimulatedUIKit

/// Something to be looked for in pictures.
public protocol VisionRequest: Sendable {
  /// What is found.
  associatedtype Result
}

/// Something to be looked for in one picture, as fixtures have it: see ``PictureFindings``.
public protocol ImageProcessingRequest: VisionRequest {
  /// What it finds among the things in a picture.
  func result(of findings: VisionFindings) -> Result
}

/// What a fixture says of a picture.
public struct VisionFindings: Sendable {
  let findings: PictureFindings
}

extension ImageProcessingRequest {
  /// Looks for it in a picture.
  public func perform(
    on image: CGImage, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { look(at: VisionPicture(image)) }

  /// Looks for it in a picture.
  public func perform(
    on image: CIImage, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { look(at: VisionPicture(image)) }

  /// Looks for it in a picture.
  public func perform(
    on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { look(at: VisionPicture(pixelBuffer)) }

  /// Looks for it in a picture.
  public func perform(
    on url: URL, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { look(at: VisionPicture(url)) }

  /// Looks for it in a picture.
  public func perform(
    on data: Data, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { look(at: VisionPicture(data)) }

  private func look(at picture: VisionPicture) -> Result {
    result(of: VisionFindings(findings: PictureFindings(of: picture)))
  }
}

/// Looks for things in one picture.
public final class ImageRequestHandler: Sendable {
  private let picture: VisionPicture

  /// Looks at a picture.
  public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {
    picture = VisionPicture(image)
  }

  /// Looks at a picture.
  public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {
    picture = VisionPicture(image)
  }

  /// Looks at a picture.
  public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {
    picture = VisionPicture(pixelBuffer)
  }

  /// Looks at a picture.
  public init(_ url: URL, orientation: CGImagePropertyOrientation? = nil) {
    picture = VisionPicture(url)
  }

  /// Looks at a picture.
  public init(_ data: Data, orientation: CGImagePropertyOrientation? = nil) {
    picture = VisionPicture(data)
  }

  /// Looks for something.
  public func perform<Request: ImageProcessingRequest>(
    _ request: Request
  ) async throws -> Request.Result {
    request.result(of: VisionFindings(findings: PictureFindings(of: picture)))
  }
}
