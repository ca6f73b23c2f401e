public import CoreLocation
import DeviceServices
public import Foundation
import SimulatedUIKit

/// Something in the library of photos.
open class PHObject: NSObject, @unchecked Sendable {
  /// What the library knows it by.
  public let localIdentifier: String

  init(localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }

  /// Whether two are the same thing of the library.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? PHObject)?.localIdentifier == localIdentifier
  }
  /// A hash of the identifier.
  open override var hash: Int { localIdentifier.hash }
}

/// What stands for something until it is in the library.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// What a photo is.
public enum PHAssetMediaType: Int, Sendable {
  /// The cases as Photos numbers them.
  case unknown, image, video, audio
}

/// What kind of picture or film a photo is.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A wide picture.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// A picture of many brightnesses.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  /// A picture of the screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// A picture that moves a little.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  /// A picture of which the background is blurred.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  /// A film from elsewhere.
  public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
  /// A slow film.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A fast film.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// Where a photo comes from.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The person's library.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
  /// An album that others share.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
  /// A computer.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

/// A picture or a film of the library: a file of the folder `Photos` of the fixtures.
open class PHAsset: PHObject, @unchecked Sendable {
  let photo: DevicePhoto

  init(_ photo: DevicePhoto) {
    self.photo = photo
    super.init(localIdentifier: photo.name)
  }

  /// Whether it is a picture or a film.
  open var mediaType: PHAssetMediaType { photo.isFilm ? .video : .image }
  /// What kind of picture it is, as its name says.
  open var mediaSubtypes: PHAssetMediaSubtype { photo.isScreenshot ? .photoScreenshot : [] }
  /// Where it comes from.
  open var sourceType: PHAssetSourceType { .typeUserLibrary }
  /// When it was taken.
  open var creationDate: Date? { photo.date }
  /// When it was changed.
  open var modificationDate: Date? { photo.date }
  /// Where it was taken: unknown.
  open var location: CLLocation? { nil }
  /// How long it is, in seconds: 0, as nobody looks into films.
  open var duration: TimeInterval { 0 }
  /// Whether the person likes it.
  open var isFavorite: Bool { PhotoMarks.favorites.contains(localIdentifier) }
  /// Whether the person has hidden it: never.
  open var isHidden: Bool { false }
  /// Pixels across.
  open var pixelWidth: Int { Int(size.width) }
  /// Pixels down.
  open var pixelHeight: Int { Int(size.height) }
  /// What a series of pictures is known by: there are none.
  open var burstIdentifier: String? { nil }

  private var size: CGSize { photo.data.flatMap(UIImage.init(data:))?.size ?? .zero }

  /// All that the app may see.
  ///
  /// - Parameter options: Which of them, and in which order.
  /// - Returns: The photos.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult(PhotoMarks.readable.map(PHAsset.init), options)
  }

  /// All of a kind that the app may see.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(
      PhotoMarks.readable.map(PHAsset.init).filter { $0.mediaType == mediaType }, options)
  }

  /// Those of some identifiers that the app may see.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let all = PhotoMarks.readable.map(PHAsset.init)
    return PHFetchResult(
      identifiers.compactMap { name in all.first { $0.localIdentifier == name } }, options)
  }

  /// Those of an album.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult(assetCollection.assets, options) }
}
