import Foundation
import Glibc
import SessionProtocol

/// The files of a host's device, in the home that whoever started the host has given it.
@MainActor
final class DeviceContainer {
  private let home: DeviceHome
  /// When each folder of a fresh home was changed last; nil while the home may not be fresh.
  private var changes: [timespec]?

  /// Creates the files of a device, as far as they are not there.
  init(home: DeviceHome) {
    self.home = home
    makeFolders()
  }

  /// The one that this process has as its home, if any.
  private(set) static var current: DeviceContainer?

  /// The device that the environment names, if any; those inside do not see which.
  static func fromEnvironment() -> DeviceContainer? {
    guard let root = getenv(DeviceHome.variable) else { return nil }
    defer { unsetenv(DeviceHome.variable) }
    current = DeviceContainer(home: DeviceHome(root: String(cString: root)))
    return current
  }

  /// All that there is of it, in a folder that nobody else has.
  var root: String { home.root }

  /// Makes the home what a run is to find.
  func prepare(_ start: ContainerStart) {
    switch start {
    case .fresh:
      if !isFresh { makeFresh() }
    case .kept:
      copy(home.path, to: home.earlierPath)
      changes = nil
    case .again:
      if copy(home.earlierPath, to: home.path) { changes = nil } else { makeFresh() }
    }
  }

  /// Erases what an app has stored, files and defaults, while it is not running.
  func erase() {
    let defaults = UserDefaults.standard
    for key in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: key) }
    makeFresh()
    changes = nil
  }

  /// Removes all of it.
  func remove() { try? FileManager.default.removeItem(atPath: root) }

  /// Whether nobody has put anything into a fresh home.
  private var isFresh: Bool {
    guard let changes else { return false }
    return zip(changes, currentChanges).allSatisfy {
      $0.tv_sec == $1.tv_sec && $0.tv_nsec == $1.tv_nsec
    }
  }

  private func makeFresh() {
    try? FileManager.default.removeItem(atPath: home.path)
    makeFolders()
  }

  private func makeFolders() {
    for folder in home.folders { mkdir(folder, 0o700) }
    changes = currentChanges
  }

  @discardableResult
  private func copy(_ source: String, to target: String) -> Bool {
    let manager = FileManager.default
    guard manager.fileExists(atPath: source) else { return false }
    try? manager.removeItem(atPath: target)
    return (try? manager.copyItem(atPath: source, toPath: target)) != nil
  }

  private var currentChanges: [timespec] {
    home.folders.map { folder in
      var status = stat()
      return stat(folder, &status) == 0 ? status.st_mtim : timespec()
    }
  }
}
