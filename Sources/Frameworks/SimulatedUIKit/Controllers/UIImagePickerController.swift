/// The system's screen to choose a photo or to take one; the simulated device has none to choose.
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

  /// Makes the screen: a title and a button that leaves it.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = UIViewController()
    screen.title = "Photos"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    viewControllers = [screen]
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
