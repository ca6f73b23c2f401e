import Foundation

/// The lines that an unfinished merge leaves in a file.
enum MergeMarker {
  private static let marker = Array("<<<<<<< ".utf8)

  /// The line of the first one, from 1; `nil` where there is none.
  static func line(in data: Data) -> Int? {
    data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var line = 1
      var start = 0
      while start < bytes.count {
        if bytes[start] == marker.first, bytes[start...].starts(with: marker) { return line }
        guard let end = memchr(base + start, 0x0A, bytes.count - start) else { return nil }
        start = UnsafeRawPointer(end) - base + 1
        line += 1
      }
      return nil
    }
  }
}
