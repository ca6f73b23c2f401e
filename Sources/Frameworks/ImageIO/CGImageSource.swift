public import Foundation
public import SimulatedUIKit

/// A picture that comes as data: how large it is is known, and it has no pixels.
public final class CGImageSource: NSObject, Sendable {
  let image: UIImage?

  init(_ data: Data?) {
    image = data.flatMap { UIImage(data: $0) }
    super.init()
  }
}

/// Data of a picture.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: NSDictionary?) -> CGImageSource?
{
  CGImageSource(data as Data)
}

/// A file of a picture.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: NSDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource($0) }
}

/// A picture whose data is still to come.
public func CGImageSourceCreateIncremental(_ options: NSDictionary?) -> CGImageSource {
  CGImageSource(nil)
}

/// How many pictures there are.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// The kind of the data: unknown.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> String? { nil }

/// A picture: none, as there are no pixels.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? { isrc.image?.cgImage }

/// A small picture: none, as there are no pixels.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> CGImage? { isrc.image?.cgImage }

/// What is known of a picture: how large it is.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: NSDictionary?
) -> NSDictionary? {
  isrc.image.map {
    [
      kCGImagePropertyPixelWidth: Int($0.size.width * $0.scale),
      kCGImagePropertyPixelHeight: Int($0.size.height * $0.scale),
    ]
  }
}

/// What is known of all pictures: nothing.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: NSDictionary?
) -> NSDictionary? { nil }
