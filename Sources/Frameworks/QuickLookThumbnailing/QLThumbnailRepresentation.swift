public import SimulatedUIKit

/// A small picture of a file.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
  /// What kind of picture it is.
  public enum RepresentationType: Int, Sendable {
    /// The cases as QuickLookThumbnailing numbers them.
    case icon, lowQualityThumbnail, thumbnail
  }

  /// What kind of picture it is.
  public let type: RepresentationType
  /// The picture.
  public let uiImage: UIImage

  init(_ picture: UIImage, type: RepresentationType) {
    uiImage = picture
    self.type = type
    super.init()
  }

  /// The part of it that is not empty, in points.
  open var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }
}
