import DeviceServices
public import Foundation
public import SimulatedUIKit

/// Asks to change something in the library, within a call of `performChanges`.
open class PHChangeRequest: NSObject, @unchecked Sendable {}

/// Asks to add, change or remove a photo.
open class PHAssetChangeRequest: PHChangeRequest, @unchecked Sendable {
  private var name: String?
  /// When it was taken.
  open var creationDate: Date?
  /// Stands for the photo that is added.
  open private(set) var placeholderForCreatedAsset: PHObjectPlaceholder?

  /// Asks to change a photo.
  public init(for asset: PHAsset) {
    name = asset.localIdentifier
    super.init()
  }

  init(added photo: DevicePhoto?) {
    super.init()
    if let photo { take(photo) }
  }

  /// Takes note of the photo that it has added.
  func take(_ photo: DevicePhoto) {
    name = photo.name
    placeholderForCreatedAsset = PHObjectPlaceholder(localIdentifier: photo.name)
  }

  /// Whether the person likes it.
  open var isFavorite: Bool {
    get { name.map(PhotoMarks.favorites.contains) ?? false }
    set { if let name { PhotoMarks.setFavorite(newValue, name) } }
  }

  /// Asks to add a picture.
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    let isPNG = image.pngData() != nil
    return PHAssetChangeRequest(
      added: DevicePhotos.add(
        image.fileData ?? Data(), fileExtension: isPNG ? "png" : "jpg", date: Date()))
  }

  /// Asks to add a picture of a file.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  {
    request(for: fileURL)
  }

  /// Asks to add a film of a file.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  {
    request(for: fileURL)
  }

  /// Asks to remove photos.
  ///
  /// - Parameter assets: A list of them, or what was found.
  open class func deleteAssets(_ assets: Any) {
    let meant: [PHAsset] =
      switch assets {
      case let found as PHFetchResult<PHAsset>: found.objects(at: IndexSet(0..<found.count))
      case let list as NSArray: list.compactMap { $0 as? PHAsset }
      default: assets as? [PHAsset] ?? []
      }
    for asset in meant { DevicePhotos.remove(named: asset.localIdentifier) }
  }

  private class func request(for file: URL) -> PHAssetChangeRequest? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return PHAssetChangeRequest(
      added: DevicePhotos.add(
        data, fileExtension: file.pathExtension.lowercased(), date: Date()))
  }
}

/// Asks to add a photo of several files, of which the first counts.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  private var isFilled = false

  /// Asks to add a photo.
  open class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest() }

  init() { super.init(added: nil) }

  /// Adds what a file of it holds.
  open func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {
    let isFilm = type == .video || type == .fullSizeVideo
    add(data, fileExtension: isFilm ? "mov" : data.starts(with: [0x89, 0x50]) ? "png" : "jpg")
  }

  /// Adds a file of it.
  open func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {
    guard let data = try? Data(contentsOf: fileURL) else { return }
    add(data, fileExtension: fileURL.pathExtension.lowercased())
  }

  private func add(_ data: Data, fileExtension: String) {
    guard !isFilled else { return }
    isFilled = true
    take(DevicePhotos.add(data, fileExtension: fileExtension, date: creationDate ?? Date()))
  }
}

/// How a file is added.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
  /// What it was called.
  open var originalFilename: String?
  /// Whether the file goes away where it was.
  open var shouldMoveFile = false

  /// The usual way.
  public override init() { super.init() }
}
