import Foundation

/// The lines that an unfinished merge leaves in a file.
enum MergeMarker {
  /// The line of the first one, from 1; `nil` where there is none.
  static func line(in data: Data) -> Int? {
    let marker = Data("<<<<<<< ".utf8)
    var start = data.startIndex
    while let found = data.range(of: marker, in: start..<data.endIndex) {
      if found.lowerBound == data.startIndex || data[found.lowerBound - 1] == UInt8(ascii: "\n") {
        return 1 + data[..<found.lowerBound].count { $0 == UInt8(ascii: "\n") }
      }
      start = found.upperBound
    }
    return nil
  }
}
