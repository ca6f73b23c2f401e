public import SimulatedUIKit

/// A picture of something that plays.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  private let request: (CGSize) -> UIImage
  /// How large it is, in points.
  public let bounds: CGRect

  /// A picture that is asked for when it is wanted.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    request = requestHandler
    super.init()
  }

  /// A picture.
  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }

  /// The picture in a size, in points.
  open func image(at size: CGSize) -> UIImage? { request(size) }
}
