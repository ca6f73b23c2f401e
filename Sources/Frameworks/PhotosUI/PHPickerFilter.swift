import DeviceServices
import Photos

/// Which photos a person may choose from.
public struct PHPickerFilter: Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    case images, videos, screenshots
    /// What no file of the fixtures is.
    case other(String)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private let kind: Kind

  /// Pictures.
  public static let images = PHPickerFilter(kind: .images)
  /// Films.
  public static let videos = PHPickerFilter(kind: .videos)
  /// Pictures that move a little.
  public static let livePhotos = PHPickerFilter(kind: .other("livePhotos"))
  /// Pictures with a blurred background.
  public static let depthEffectPhotos = PHPickerFilter(kind: .other("depthEffectPhotos"))
  /// Series of pictures.
  public static let bursts = PHPickerFilter(kind: .other("bursts"))
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(kind: .screenshots)
  /// Films of the screen.
  public static let screenRecordings = PHPickerFilter(kind: .other("screenRecordings"))
  /// Wide pictures.
  public static let panoramas = PHPickerFilter(kind: .other("panoramas"))
  /// Films with a blurred background.
  public static let cinematicVideos = PHPickerFilter(kind: .other("cinematicVideos"))
  /// Slow films.
  public static let slomoVideos = PHPickerFilter(kind: .other("slomoVideos"))
  /// Fast films.
  public static let timelapseVideos = PHPickerFilter(kind: .other("timelapseVideos"))
  /// Pictures with depth.
  public static let spatialMedia = PHPickerFilter(kind: .other("spatialMedia"))

  /// Any of some kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kind: .any(subfilters))
  }

  /// All of some kinds at once.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(kind: .all(subfilters))
  }

  /// Anything else.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(kind: .not(filter))
  }

  /// Whether a photo is of the kind.
  func accepts(_ photo: DevicePhoto) -> Bool {
    switch kind {
    case .images: !photo.isFilm
    case .videos: photo.isFilm
    case .screenshots: photo.isScreenshot
    case .other: false
    case .any(let filters): filters.contains { $0.accepts(photo) }
    case .all(let filters): filters.allSatisfy { $0.accepts(photo) }
    case .not(let filter): !filter.accepts(photo)
    }
  }

  /// The photos of the library that pass a filter, all where there is none.
  static func photos(_ filter: PHPickerFilter?) -> [DevicePhoto] {
    DevicePhotos.all.filter { filter?.accepts($0) ?? true }
  }
}
