import Foundation
import Pictures

/// Writes ZIP archives whose entries are stored as they are.
///
/// After PKWARE's APPNOTE.TXT 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16.
enum ZipArchive {
  /// Bytes of a folder's files that are taken at most.
  private static let limit = 32 << 20

  /// A file to store.
  struct Entry {
    /// Its path in the archive.
    var path: String
    /// What it holds.
    var data: Data
  }

  /// An archive of a folder's files; `nil` when it cannot be read or holds too much.
  static func data(ofFolder folder: URL) -> Data? {
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path) else {
      return nil
    }
    var entries: [Entry] = []
    var size = 0
    for path in paths.sorted() {
      let file = folder.appendingPathComponent(path)
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
      guard exists, !isFolder.boolValue, let data = try? Data(contentsOf: file) else { continue }
      size += data.count
      guard size <= limit else { return nil }
      entries.append(Entry(path: path, data: data))
    }
    return data(of: entries)
  }

  /// An archive of files.
  static func data(of entries: [Entry]) -> Data {
    var archive = Data()
    var directory = Data()
    for entry in entries {
      let offset = archive.count
      let header = self.header(of: entry)
      archive.append(number: 0x0403_4B50, bytes: 4)
      archive.append(header)
      archive.append(number: 0, bytes: 2)
      archive.append(contentsOf: entry.path.utf8)
      archive.append(entry.data)

      directory.append(number: 0x0201_4B50, bytes: 4)
      directory.append(number: version, bytes: 2)
      directory.append(header)
      // No extra field, no comment, first disk, no attributes.
      directory.append(Data(count: 12))
      directory.append(number: offset, bytes: 4)
      directory.append(contentsOf: entry.path.utf8)
    }
    let start = archive.count
    archive.append(directory)
    archive.append(number: 0x0605_4B50, bytes: 4)
    archive.append(Data(count: 4))
    archive.append(number: entries.count, bytes: 2)
    archive.append(number: entries.count, bytes: 2)
    archive.append(number: directory.count, bytes: 4)
    archive.append(number: start, bytes: 4)
    archive.append(number: 0, bytes: 2)
    return archive
  }

  private static let version = 20

  /// What both headers of an entry say: version, names in UTF-8, stored, the first day of DOS time,
  /// checksum, sizes, length of the name.
  private static func header(of entry: Entry) -> Data {
    var header = Data()
    header.append(number: version, bytes: 2)
    header.append(number: 1 << 11, bytes: 2)
    header.append(number: 0, bytes: 2)
    header.append(number: 0, bytes: 2)
    header.append(number: 0x21, bytes: 2)
    header.append(number: Int(CRC32.checksum(of: entry.data)), bytes: 4)
    header.append(number: entry.data.count, bytes: 4)
    header.append(number: entry.data.count, bytes: 4)
    header.append(number: entry.path.utf8.count, bytes: 2)
    return header
  }
}

extension Data {
  /// Appends the lowest bytes of a number, lowest first.
  fileprivate mutating func append(number: Int, bytes: Int) {
    for byte in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }
}
