import DeviceServices

/// The system's screen to choose a photo of the library, or to take one, for which there is no camera.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where photos come from.
  public enum SourceType: Int, Sendable {
    /// The cases as UIKit numbers them.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What is told of a photo.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The photo.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The photo as the person has cropped it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// Where its file is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// Where the file of a film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// What it is.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Where photos come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether the person may crop the photo.
  open var allowsEditing = false
  /// What may be chosen.
  open var mediaTypes = ["public.image"]

  /// Whether there are such photos: there is a library, and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Makes the screen: the photos of the library, and a button that leaves it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let takesFilms = mediaTypes.contains("public.movie")
    let takesPictures = mediaTypes.contains("public.image")
    let photos = DevicePhotos.all.filter { $0.isFilm ? takesFilms : takesPictures }
    let screen = SystemScreens.photoScreen?(photos) { [weak self] photo in
      if let photo { self?.choose(photo) } else { self?.cancel() }
    }
    isNavigationBarHidden = true
    viewControllers = [screen].compactMap(\.self)
  }

  private func choose(_ photo: DevicePhoto) {
    let told = delegate as? any UIImagePickerControllerDelegate
    guard let told else { return dismiss(animated: true) }
    let data = photo.data ?? Data()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(photo.name)
    try? data.write(to: file)
    var info: [InfoKey: Any] = [.mediaType: photo.isFilm ? "public.movie" : "public.image"]
    if photo.isFilm {
      info[.mediaURL] = file
    } else {
      info[.imageURL] = file
      info[.originalImage] = UIImage(data: data)
      if allowsEditing { info[.editedImage] = UIImage(data: data) }
    }
    told.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  private func cancel() {
    let told = delegate as? any UIImagePickerControllerDelegate
    guard let told else { return dismiss(animated: true) }
    told.imagePickerControllerDidCancel(self)
  }
}

/// Told of photos that are chosen.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A photo has been chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The person has left the screen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Nothing is done.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// The screen goes.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
