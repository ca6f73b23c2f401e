package import DeviceServices
public import Foundation
package import UniformTypeIdentifiers

extension PHAsset {
  /// What its file is.
  var contentType: UTType { photo.contentType }
}

extension DevicePhoto {
  /// What its file is.
  package var contentType: UTType { UTType(filenameExtension: fileExtension) ?? .data }
}

/// A file that belongs to a photo.
open class PHAssetResource: NSObject, @unchecked Sendable {
  fileprivate let asset: PHAsset

  fileprivate init(_ asset: PHAsset) {
    self.asset = asset
    super.init()
  }

  /// What it is of the photo.
  open var type: PHAssetResourceType { asset.mediaType == .video ? .video : .photo }
  /// What the library knows the photo by.
  open var assetLocalIdentifier: String { asset.localIdentifier }
  /// What kind of file it is.
  open var uniformTypeIdentifier: String { asset.contentType.identifier }
  /// What it was called.
  open var originalFilename: String { asset.photo.name }

  /// The files of a photo: one.
  open class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
    [PHAssetResource(asset)]
  }
}

/// What a file is of a photo.
public enum PHAssetResourceType: Int, Sendable {
  /// The cases as Photos numbers them.
  case photo = 1
  /// Further ones.
  case video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo
}

/// Hands over the files of photos.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
  private static let manager = PHAssetResourceManager()

  /// The manager of the app.
  open class func `default`() -> PHAssetResourceManager { manager }

  /// Writes a file of a photo.
  ///
  /// - Throws: What Foundation throws where it cannot be written.
  open func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws { try (resource.asset.photo.data ?? Data()).write(to: fileURL) }
}

/// How files of photos are handed over.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  /// Whether they may come from elsewhere.
  open var isNetworkAccessAllowed = false

  /// The usual way.
  public override init() { super.init() }
}
