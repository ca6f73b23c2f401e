package import ExplorerCore
import Foundation

/// Which pages of the explorer a person has seen: a file with a name on each line.
package struct SeenPages: Sendable {
  /// No file with more is read, in bytes.
  private static let sizeLimit = 1 << 16

  private let path: String

  /// Names the file.
  package init(in paths: SettingsPaths) { path = paths.seenPages }

  /// What was seen before; nothing where there is no file, or none that can be read.
  package func load() -> Introductions {
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: Self.sizeLimit)
    else { return Introductions() }
    let names = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return Introductions(seen: Set(names))
  }

  /// Adds a page; where that cannot be written, it says again what it is another time.
  package func add(_ page: String) {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    FileLock.hold(path + ".lock") {
      let known = (try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()
      guard known.count < Self.sizeLimit else { return }
      try? OutputFile.write(known + Data("\(page)\n".utf8), to: path)
    }
  }
}
