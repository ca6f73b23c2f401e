package import Foundation
import Synchronization

/// The person's library of photos: the pictures and films of the project's folder
/// `Fixtures/Photos`.
///
/// A name may begin with when the photo was taken, in the device's time: `2018-03-30 12.14
/// Fall.jpg`. The others were taken a day after each other, in the order of their names.
package enum DevicePhotos {
  /// Where the files are, in the folder of fixtures.
  package static let folder = "Photos"

  private static let extensions: Set<String> = [
    "png", "jpg", "jpeg", "heic", "gif", "mov", "mp4", "m4v",
  ]

  /// What apps have added, and what of it the files would hold.
  private static let added = Mutex<[(photo: DevicePhoto, data: Data)]>([])
  /// What apps have removed, by name.
  private static let removed = Mutex<Set<String>>([])

  /// All photos, the oldest first.
  package static var all: [DevicePhoto] {
    let gone = removed.withLock { $0 }
    return (files + added.withLock { $0.map(\.photo) }).filter { !gone.contains($0.name) }
      .sorted { $0.date < $1.date }
  }

  /// Adds a photo for the rest of the run.
  ///
  /// - Parameters:
  ///   - data: What its file would hold.
  ///   - fileExtension: What kind of file that is.
  ///   - date: When it was taken.
  /// - Returns: The photo.
  package static func add(_ data: Data, fileExtension: String, date: Date) -> DevicePhoto {
    added.withLock { added in
      let photo = DevicePhoto(name: "IMG_\(1001 + added.count).\(fileExtension)", date: date)
      added.append((photo, data))
      return photo
    }
  }

  /// Removes a photo for the rest of the run.
  package static func remove(named name: String) { removed.withLock { _ = $0.insert(name) } }

  /// What the file of a photo holds.
  static func data(of name: String) -> Data? {
    added.withLock { added in added.first { $0.photo.name == name }?.data }
      ?? DeviceFixtures.current.data(of: "\(folder)/\(name)")
  }

  private static var files: [DevicePhoto] {
    let calendar = Calendar(identifier: .gregorian)
    // The day of the samples that a simulator comes with.
    var next = calendar.date(
      from: DateComponents(year: 2018, month: 3, day: 30, hour: 12, minute: 14))
    return DeviceFixtures.current.names(in: folder)
      .filter { extensions.contains(URL(fileURLWithPath: $0).pathExtension.lowercased()) }
      .map { name in
        if let date = date(in: name) { return DevicePhoto(name: name, date: date) }
        defer { next = next.flatMap { calendar.date(byAdding: .day, value: 1, to: $0) } }
        return DevicePhoto(name: name, date: next ?? Date(timeIntervalSince1970: 0))
      }
  }

  /// The photo of a name.
  package static func photo(named name: String) -> DevicePhoto? { all.first { $0.name == name } }

  /// When a photo was taken, as its name begins.
  private static func date(in name: String) -> Date? {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "yyyy-MM-dd HH.mm"
    return format.date(from: String(name.prefix(16)))
  }
}
