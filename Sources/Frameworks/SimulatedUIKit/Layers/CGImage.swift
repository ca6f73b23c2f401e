package import Pictures

/// A picture of Core Graphics: pixels, or what a picture of UIKit's shows.
public final class CGImage: Sendable {
  private enum Content: Sendable {
    case nothing
    case bitmap(Bitmap)
    case image(UIImage)
  }

  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  private let content: Content

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    content = .nothing
  }

  /// A picture of pixels.
  package init(bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    content = .bitmap(bitmap)
  }

  /// What a picture of UIKit's shows.
  init(image: UIImage) {
    width = Int((image.size.width * image.scale).rounded())
    height = Int((image.size.height * image.scale).rounded())
    content = .image(image)
  }

  /// What the picture of UIKit's is called that it was made of.
  package var name: String? { if case .image(let image) = content { image.name } else { nil } }

  /// The picture of UIKit's that it was made of, or one that shows its pixels.
  package var image: UIImage {
    if case .image(let image) = content { image } else { UIImage(cgImage: self) }
  }

  /// The pixels; `nil` where there are none, as of files in JPEG format.
  package var bitmap: Bitmap? {
    switch content {
    case .nothing: nil
    case .bitmap(let bitmap): bitmap
    case .image(let image): (try? image.picture())?.bitmap
    }
  }

  /// The picture as a file.
  package var fileData: Data? {
    switch content {
    case .nothing: nil
    case .bitmap(let bitmap): bitmap.pngData()
    case .image(let image): image.fileData
    }
  }

  /// Where the pixels come from; nil where there are none.
  public var dataProvider: CGDataProvider? {
    bitmap.flatMap { CGDataProvider(data: NSData(data: Data($0.channels))) }
  }
  /// Bits of each pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bits of each part of a pixel.
  public var bitsPerComponent: Int { 8 }
  /// Bytes of each line.
  public var bytesPerRow: Int { width * 4 }
  /// Where in a pixel its opacity stands.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How the pixels lie in memory.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// What the numbers of its pixels mean.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// A part of the picture; nil where nothing of it lies within, or there are no pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    bitmap?.cropped(to: rect).map(CGImage.init(bitmap:))
  }
}
