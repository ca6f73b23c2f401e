package import Foundation

/// A picture or a film of the person's library: a file in the project's folder `Fixtures/Photos`.
package struct DevicePhoto: Hashable, Sendable {
  /// The name of the file, by which the library knows it.
  package let name: String
  /// When it was taken.
  package let date: Date

  private static let filmExtensions: Set<String> = ["mov", "mp4", "m4v"]

  /// Whether it moves.
  package var isFilm: Bool { Self.filmExtensions.contains(fileExtension) }
  /// Whether it is a picture of the screen, as its name says.
  package var isScreenshot: Bool { name.localizedCaseInsensitiveContains("screenshot") }
  /// The end of the file's name, in small letters.
  package var fileExtension: String { URL(fileURLWithPath: name).pathExtension.lowercased() }
  /// What the file holds; `nil` where it is there no more.
  package var data: Data? { DevicePhotos.data(of: name) }

  /// How the system's screens call it, such as `Photo, March 30, 2018, 12:14 PM`.
  package var label: String {
    let kind =
      isFilm
      ? SystemText("Video", ja: "ビデオ", de: "Video") : SystemText("Photo", ja: "写真", de: "Foto")
    let format = DateFormatter()
    format.locale = DeviceServices.shared.language.locale
    format.dateStyle = .long
    format.timeStyle = .none
    let day = format.string(from: date)
    format.dateStyle = .none
    format.timeStyle = .short
    return "\(kind.text), \(day), \(format.string(from: date))"
  }
}
