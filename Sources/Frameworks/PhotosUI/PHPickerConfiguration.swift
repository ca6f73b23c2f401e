public import Photos

/// What a picker of photos offers.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// In which form photos are handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The cases as PhotosUI numbers them.
    case automatic, current, compatible
  }

  /// How several photos are chosen.
  public enum Selection: Int, Sendable {
    /// The cases as PhotosUI numbers them.
    case `default`, ordered, continuous, continuousAndOrdered
  }

  /// Where a picker within a screen stands.
  public enum Mode: Int, Sendable {
    /// The cases as PhotosUI numbers them.
    case `default`, compact
  }

  /// In which form photos are handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How several photos are chosen.
  public var selection = Selection.default
  /// How many can be chosen; 0 is without a limit.
  public var selectionLimit = 1
  /// Which can be chosen; nil for all.
  public var filter: PHPickerFilter?
  /// Which are chosen at first.
  public var preselectedAssetIdentifiers: [String] = []
  /// What cannot be done besides.
  public var disabledCapabilities: PHPickerCapabilities = []
  /// Where a picker within a screen stands.
  public var mode = Mode.default
  /// Whether results say what the library knows them by.
  let isOfLibrary: Bool

  /// A picker of photos without identifiers.
  public init() { isOfLibrary = false }

  /// A picker of photos of a library.
  public init(photoLibrary: PHPhotoLibrary) { isOfLibrary = true }
}
