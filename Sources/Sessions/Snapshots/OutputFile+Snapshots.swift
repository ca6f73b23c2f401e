import Foundation
import SnapshotReferences

extension OutputFile {
  /// Writes a file at once, after the folders that it belongs into, as far as they are not there.
  ///
  /// - Parameters:
  ///   - data: All that is to be in it.
  ///   - path: Its name.
  /// - Throws: ``SnapshotWriteError/file(_:)``; what was there is still there then.
  static func writeWithFolders(
    _ data: Data, to path: String
  ) throws(SnapshotWriteError) {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(),
        withIntermediateDirectories: true)
    } catch {
      throw .file(.notOpened(path: path, reason: String(cString: strerror(errno))))
    }
    do throws(OutputFileError) {
      try write(data, to: path)
    } catch {
      throw .file(error)
    }
  }

  /// Refuses to replace a picture that pomelo has not drawn.
  ///
  /// - Parameter path: Where a file of snapshots is to lie; only pictures are looked at.
  /// - Throws: ``SnapshotWriteError/foreign(path:)``.
  static func checkIsOurs(_ path: String) throws(SnapshotWriteError) {
    guard path.lowercased().hasSuffix(".png"), let old = FileManager.default.contents(atPath: path),
      case .foreign = ReferenceFile(old)
    else { return }
    throw .foreign(path: path)
  }
}
