import Glibc
import SourceIndex

/// Finds and reads the Swift files below a folder.
struct SourceCollector {
  /// Files after which a folder is taken for one too far up.
  private static let fileLimit = 5000

  /// Identity of a folder, however it is reached.
  private struct FolderID: Hashable {
    var device: UInt64
    var node: UInt64
  }

  /// The Swift files below a folder, by path; of a Swift file that itself.
  ///
  /// Hidden files and folders, builds among them, are left out; links are followed, each folder
  /// once.
  static func swiftFiles(
    in folder: String, role: SourcesError.Role
  ) throws(WorkspaceError) -> [String] {
    let files = try allFiles(in: folder, endings: [".swift"])
    guard !files.isEmpty else { throw .sources(.noSwiftFiles(path: folder, role: role)) }
    return files
  }

  /// The files below a folder whose names have certain ends, by path; none where the folder cannot be
  /// read or is too large.
  static func files(in folder: String, endings: [String]) -> [String] {
    (try? allFiles(in: folder, endings: endings)) ?? []
  }

  private static func allFiles(
    in folder: String, endings: [String]
  ) throws(WorkspaceError) -> [String] {
    let isNamed = endings.contains(where: folder.hasSuffix)
    if isNamed, let file = status(folder), !file.isFolder { return [folder] }
    var files: [String] = []
    var folders = [folder]
    var seen: Set<FolderID> = []
    while let next = folders.popLast() {
      let information = try status(ofFolder: next)
      let id = FolderID(device: UInt64(information.st_dev), node: UInt64(information.st_ino))
      guard seen.insert(id).inserted else { continue }
      for name in try names(in: next) where !name.hasPrefix(".") {
        let path = next == "/" ? "/\(name)" : "\(next)/\(name)"
        if status(path)?.isFolder == true {
          folders.append(path)
        } else if endings.contains(where: name.hasSuffix) {
          files.append(path)
        }
      }
      guard files.count <= fileLimit else {
        throw .sources(.tooManyFiles(folder: folder, limit: fileLimit))
      }
    }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Reads a source file.
  static func read(_ path: String) throws(WorkspaceError) -> SourceFile {
    let bytes = try FileReader.bytes(of: path, limit: SourceFile.sizeLimit + 1)
    do {
      return try SourceFile(path: path, bytes: bytes)
    } catch {
      throw .sources(.badSource(error))
    }
  }

  private static func status(ofFolder path: String) throws(WorkspaceError) -> stat {
    guard let information = status(path) else {
      throw errno == ENOENT
        ? .sources(.folderMissing(path: path))
        : .sources(.unreadableFolder(path: path, reason: SystemError.current))
    }
    guard information.isFolder else { throw .sources(.notAFolder(path: path)) }
    return information
  }

  private static func status(_ path: String) -> stat? {
    var information = stat()
    return stat(path, &information) == 0 ? information : nil
  }

  /// The names in a folder, in no order.
  private static func names(in folder: String) throws(WorkspaceError) -> [String] {
    guard let stream = opendir(folder) else {
      throw .sources(.unreadableFolder(path: folder, reason: SystemError.current))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if let name = String(validating: bytes, as: UTF8.self) {
        names.append(name)
      } else if bytes.suffix(6).elementsEqual(".swift".utf8) {
        throw .sources(.badFileName(folder: folder, name: String(decoding: bytes, as: UTF8.self)))
      }
    }
    return names
  }
}

extension stat {
  /// Whether a folder is described.
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
