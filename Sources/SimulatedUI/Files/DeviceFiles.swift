import DeviceServices
import Foundation
import UniformTypeIdentifiers

/// The files of the simulated device that its dialogs show: those of the project's folder
/// `Fixtures/Files`, and what apps have put there during the run.
///
/// Nothing of the computer's own files is shown, and nothing is written but to a folder of this
/// process, of which those of processes that have ended are removed.
enum DeviceFiles {
  private static let prefix = "pomelo-device-files-"

  /// Where what apps save goes.
  static let saved: URL = {
    let manager = FileManager.default
    let temporary = manager.temporaryDirectory
    for name in (try? manager.contentsOfDirectory(atPath: temporary.path)) ?? []
    where name.hasPrefix(prefix) {
      guard let owner = Int32(name.dropFirst(prefix.count)), kill(owner, 0) != 0, errno == ESRCH
      else { continue }
      try? manager.removeItem(at: temporary.appendingPathComponent(name))
    }
    let folder = temporary.appendingPathComponent("\(prefix)\(getpid())", isDirectory: true)
    try? manager.removeItem(at: folder)
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }()

  /// The files there are of some types, by name.
  ///
  /// - Parameters:
  ///   - types: The types.
  ///   - fixtures: The project's folder of fixtures.
  /// - Returns: Their places; of two with one name that which was saved.
  static func files(
    of types: [UTType],
    fixtures: String? = ProcessInfo.processInfo.environment[DeviceFixtures.variable]
  ) -> [URL] {
    var found: [String: URL] = [:]
    let given = fixtures.map { URL(fileURLWithPath: $0).appendingPathComponent("Files") }
    for folder in [given, saved].compactMap({ $0 }) {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names where !name.hasPrefix(".") {
        let file = folder.appendingPathComponent(name)
        if types.isEmpty || types.contains(where: { accepts($0, file) }) { found[name] = file }
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether a file is of a type; one without a known extension is data.
  private static func accepts(_ type: UTType, _ file: URL) -> Bool {
    let own = UTType(filenameExtension: file.pathExtension) ?? .data
    return type == .item || own.conforms(to: type)
      || type.preferredFilenameExtension == file.pathExtension
  }

  /// Writes a document under a name with the extension of its type.
  static func save(_ wrapper: FileWrapper, named name: String?, as type: UTType?) throws -> URL {
    var name = name ?? wrapper.preferredFilename ?? "Untitled"
    // A name is that of a file in the folder, whatever it says.
    name = name.split(separator: "/").last.map(String.init) ?? "Untitled"
    if let suffix = type?.preferredFilenameExtension, !name.hasSuffix(".\(suffix)") {
      name += ".\(suffix)"
    }
    let file = saved.appendingPathComponent(name)
    try wrapper.write(to: file, originalContentsURL: nil)
    return file
  }
}
