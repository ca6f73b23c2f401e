import DeviceServices
import Photos
public import SimulatedUI
public import SimulatedUIKit

/// A photo that was chosen.
public struct PHPickerResult: Hashable, @unchecked Sendable {
  /// What the library knows it by; nil where the picker is of no library.
  public let assetIdentifier: String?
  /// Hands over the photo.
  public let itemProvider: NSItemProvider
  private let name: String

  init(_ photo: DevicePhoto, isOfLibrary: Bool) {
    name = photo.name
    assetIdentifier = isOfLibrary ? photo.name : nil
    itemProvider = NSItemProvider(fileNamed: photo.name, type: photo.contentType) { photo.data }
  }

  /// Whether two are the same photo.
  public static func == (one: PHPickerResult, other: PHPickerResult) -> Bool {
    one.name == other.name
  }

  /// Adds the photo's name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The system's screen to choose photos.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController {
  /// What it offers.
  public let configuration: PHPickerConfiguration
  /// Told what was chosen.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a screen.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Not used: there are no archives of such screens.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  /// Makes the screen.
  open override func loadView() {
    let photos = PHPickerFilter.photos(configuration.filter)
    let chosen = configuration.preselectedAssetIdentifiers.compactMap { name in
      photos.first { $0.name == name }
    }
    let limit = configuration.selectionLimit == 0 ? nil : configuration.selectionLimit
    let grid = PhotoGrid(photos: photos, limit: limit, chosen: chosen) { [weak self] photos in
      self?.finish(photos ?? [])
    }
    view = UIHostingController(rootView: grid).view
  }

  private func finish(_ photos: [DevicePhoto]) {
    let results = photos.map { PHPickerResult($0, isOfLibrary: configuration.isOfLibrary) }
    delegate?.picker(self, didFinishPicking: results)
  }
}

/// Told what was chosen.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The person has chosen, or cancelled: then nothing was chosen. The app puts the screen away.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
