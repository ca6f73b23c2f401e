// Names of what is known of pictures.

/// Whether pixels are kept.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache"
/// Whether pixels are made at once.
public let kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately"
/// How large a small picture is.
public let kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a small picture is turned the right way up.
public let kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform"
/// Whether a small picture is made anew.
public let kCGImageSourceCreateThumbnailFromImageAlways =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a small picture is made where there is none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Pixels across.
public let kCGImagePropertyPixelWidth = "kCGImagePropertyPixelWidth"
/// Pixels down.
public let kCGImagePropertyPixelHeight = "kCGImagePropertyPixelHeight"
/// Which way is up.
public let kCGImagePropertyOrientation = "kCGImagePropertyOrientation"
/// What is known of a moving picture.
public let kCGImagePropertyGIFDictionary = "kCGImagePropertyGIFDictionary"
/// How long a part of it shows.
public let kCGImagePropertyGIFDelayTime = "kCGImagePropertyGIFDelayTime"
/// How long a part of it shows, however short.
public let kCGImagePropertyGIFUnclampedDelayTime = "kCGImagePropertyGIFUnclampedDelayTime"
/// How often it shows.
public let kCGImagePropertyGIFLoopCount = "kCGImagePropertyGIFLoopCount"
/// What is known of a moving picture.
public let kCGImagePropertyWebPDictionary = "kCGImagePropertyWebPDictionary"
/// How long a part of it shows.
public let kCGImagePropertyWebPDelayTime = "kCGImagePropertyWebPDelayTime"
/// How long a part of it shows, however short.
public let kCGImagePropertyWebPUnclampedDelayTime = "kCGImagePropertyWebPUnclampedDelayTime"
/// How much of a picture is kept.
public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
/// What the camera has noted.
public let kCGImagePropertyExifDictionary = "kCGImagePropertyExifDictionary"
