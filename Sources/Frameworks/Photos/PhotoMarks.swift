import DeviceServices
import Synchronization

/// What is known of photos besides their files, and which of them the app may see.
enum PhotoMarks {
  private static let liked = Mutex<Set<String>>([])

  /// The names of those that the person likes.
  static var favorites: Set<String> { liked.withLock { $0 } }

  /// Marks a photo as liked, or no more.
  static func setFavorite(_ isFavorite: Bool, _ name: String) {
    liked.withLock { if isFavorite { $0.insert(name) } else { $0.remove(name) } }
  }

  /// The photos that the app may see: all that there are once it was allowed to.
  ///
  /// Who limits the app's access chooses photos in a sheet that is not shown here; all count as
  /// chosen.
  static var readable: [DevicePhoto] {
    let status = PHPhotoLibrary.authorizationStatus(for: .readWrite)
    return status == .authorized || status == .limited ? DevicePhotos.all : []
  }
}
