/// Which photos a person may choose from.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  /// Pictures.
  public static let images = PHPickerFilter(name: "images")
  /// Films.
  public static let videos = PHPickerFilter(name: "videos")
  /// Pictures that move a little.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(name: "screenshots")
  /// Wide pictures.
  public static let panoramas = PHPickerFilter(name: "panoramas")

  /// Any of some kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "any(\(subfilters.map(\.name).joined(separator: ",")))")
  }

  /// All of some kinds at once.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "all(\(subfilters.map(\.name).joined(separator: ",")))")
  }

  /// Anything else.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(name: "not(\(filter.name))")
  }
}
