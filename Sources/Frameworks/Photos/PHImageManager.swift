import DeviceServices
public import Foundation
public import ImageIO
public import SimulatedUIKit
import UniformTypeIdentifiers
import VirtualTime

/// The number of a question for a picture.
public typealias PHImageRequestID = Int32
/// No question.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of the picture itself.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Whether a better picture follows.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Whether the picture is elsewhere.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The number of the question.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the question was taken back.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Why there is no picture.
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture fills a size.
public enum PHImageContentMode: Int, Sendable {
  /// The cases as Photos numbers them.
  case aspectFit, aspectFill

  /// The usual one.
  public static let `default` = PHImageContentMode.aspectFit
}

/// How pictures are wanted.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// Whether the answer comes before the question returns.
  open var isSynchronous = false
  /// Whether a picture may come from elsewhere.
  open var isNetworkAccessAllowed = false
  /// How good the picture is.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How its size is reached.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Which version is wanted.
  open var version = PHImageRequestOptionsVersion.current
  /// The part that is wanted, as parts of the size.
  open var normalizedCropRect = CGRect.zero
  /// Told how far it is.
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?

  /// The usual way.
  public override init() { super.init() }
}

/// How good a picture is.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// The cases as Photos numbers them.
  case opportunistic, highQualityFormat, fastFormat
}

/// How the size of a picture is reached.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// The cases as Photos numbers them.
  case none, fast, exact
}

/// Which version of a picture is wanted.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// The cases as Photos numbers them.
  case current, unadjusted, original
}

/// How films are wanted.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
  /// Whether a film may come from elsewhere.
  open var isNetworkAccessAllowed = false

  /// The usual way.
  public override init() { super.init() }
}

/// Gives the pictures of photos.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  private var last: PHImageRequestID = 0
  private var cancelled: Set<PHImageRequestID> = []

  /// The manager of the app.
  open class func `default`() -> PHImageManager { manager }

  /// Asks for a picture.
  ///
  /// - Parameters:
  ///   - asset: The photo.
  ///   - targetSize: The size that is wanted, in pixels; the picture comes as it is.
  ///   - contentMode: How it fills the size.
  ///   - options: How it is wanted.
  ///   - resultHandler: Told the picture, or nothing, once, on the main queue.
  /// - Returns: The number of the question.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options?.isSynchronous ?? false) { info in
      resultHandler(asset.photo.data.flatMap(UIImage.init(data:)), info)
    }
  }

  /// Asks for the data of a picture.
  ///
  /// - Parameters:
  ///   - asset: The photo.
  ///   - options: How it is wanted.
  ///   - resultHandler: Told the data, their type, and which way up they are, on the main queue.
  /// - Returns: The number of the question.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options?.isSynchronous ?? false) { info in
      resultHandler(asset.photo.data, asset.contentType.identifier, .up, info)
    }
  }

  /// Takes a question back, whose answer then does not come.
  open func cancelImageRequest(_ requestID: PHImageRequestID) { cancelled.insert(requestID) }

  private func answer(
    _ isAtOnce: Bool, _ handler: @escaping ([AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    last += 1
    let number = last
    let info: [AnyHashable: Any] = [
      PHImageResultRequestIDKey: Int(number), PHImageResultIsDegradedKey: false,
    ]
    if isAtOnce {
      handler(info)
      return number
    }
    // All work of the app is on the main thread, where the handler is called too.
    nonisolated(unsafe) let told = handler
    nonisolated(unsafe) let what = info
    VirtualTime.schedule(after: .zero, kind: .timer, label: "picture of a photo") {
      if !self.cancelled.contains(number) { told(what) }
    }
    return number
  }
}

/// Gives pictures that were made ready before.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Whether good pictures are made ready.
  open var allowsCachingHighQualityImages = true

  /// A manager.
  public override init() { super.init() }

  /// Makes pictures ready, which they always are.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Makes them ready no more.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Makes none ready any more.
  open func stopCachingImagesForAllAssets() {}
}
