import Foundation

/// Something that holds photos.
open class PHCollection: PHObject, @unchecked Sendable {
  /// What it is called.
  open var localizedTitle: String? { nil }
  /// Whether photos can be added and so on.
  open func canPerform(_ anOperation: PHCollectionEditOperation) -> Bool { false }
}

/// What is done with a collection.
public enum PHCollectionEditOperation: Int, Sendable {
  /// The cases as Photos numbers them.
  case deleteContent = 1
  /// Further ones.
  case removeContent, addContent, createContent, rearrangeContent, delete, rename
}

/// What kind of album it is.
public enum PHAssetCollectionType: Int, Sendable {
  /// The cases as Photos numbers them.
  case album = 1
  /// One that the system keeps.
  case smartAlbum = 2
}

/// Which album it is.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// The cases as Photos numbers them.
  case albumRegular = 2
  /// As Photos numbers them.
  case albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
  /// As Photos numbers them.
  case albumMyPhotoStream = 100
  /// As Photos numbers it.
  case albumCloudShared
  /// As Photos numbers them.
  case smartAlbumGeneric = 200
  /// Further ones of the system's.
  case smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
  /// Further ones of the system's.
  case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos
  /// Further ones of the system's.
  case smartAlbumUserLibrary, smartAlbumSelfPortraits, smartAlbumScreenshots
  /// Any.
  case any = 9_223_372_036_854_775_807
}

/// An album: those that the system keeps, of what the library has.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// Which album it is.
  public let assetCollectionSubtype: PHAssetCollectionSubtype

  private static let kept: [(subtype: PHAssetCollectionSubtype, title: String)] = [
    (.smartAlbumUserLibrary, "Recents"), (.smartAlbumFavorites, "Favorites"),
    (.smartAlbumVideos, "Videos"), (.smartAlbumScreenshots, "Screenshots"),
  ]

  init(_ subtype: PHAssetCollectionSubtype) {
    assetCollectionSubtype = subtype
    super.init(localIdentifier: "album \(subtype.rawValue)")
  }

  /// What kind of album it is.
  open var assetCollectionType: PHAssetCollectionType { .smartAlbum }
  /// What it is called.
  open override var localizedTitle: String? {
    Self.kept.first { $0.subtype == assetCollectionSubtype }?.title
  }
  /// How many photos it has.
  open var estimatedAssetCount: Int { assets.count }

  var assets: [PHAsset] {
    let all = PhotoMarks.readable.map(PHAsset.init)
    return switch assetCollectionSubtype {
    case .smartAlbumUserLibrary: all
    case .smartAlbumFavorites: all.filter(\.isFavorite)
    case .smartAlbumVideos: all.filter { $0.mediaType == .video }
    case .smartAlbumScreenshots: all.filter { $0.mediaSubtypes.contains(.photoScreenshot) }
    default: []
    }
  }

  /// The albums of a kind: the person has made none of their own.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    guard type == .smartAlbum else { return PHFetchResult([]) }
    let meant = kept.map(\.subtype).filter { subtype == .any || subtype == $0 }
    return PHFetchResult(meant.map(PHAssetCollection.init), options)
  }

  /// The albums of some identifiers.
  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    let all = kept.map { PHAssetCollection($0.subtype) }
    return PHFetchResult(all.filter { identifiers.contains($0.localIdentifier) }, options)
  }
}
