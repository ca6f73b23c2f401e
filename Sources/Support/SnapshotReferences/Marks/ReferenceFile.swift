package import Foundation
package import Pictures

/// What lies where a reference belongs.
package enum ReferenceFile {
  /// A picture of ours.
  case drawn(SnapshotMark)
  /// A picture without our mark.
  case foreign
  /// No picture, or only a part of one.
  case corrupt

  /// Looks at a file without unpacking its pixels.
  ///
  /// - Parameter data: Its bytes.
  package init(_ data: Data) {
    guard Picture.size(ofPNG: data) != nil else {
      self = .corrupt
      return
    }
    switch Picture.mark(inPNG: data) {
    case .none: self = .foreign
    case .damaged: self = .corrupt
    case .some(let bytes):
      let mark = try? JSONDecoder().decode(SnapshotMark.self, from: bytes)
      self = mark.map { .drawn($0) } ?? .corrupt
    }
  }

  /// What a picture of ours carries; `nil` for what is none.
  package var mark: SnapshotMark? {
    if case .drawn(let mark) = self { mark } else { nil }
  }

  /// The bytes of a reference.
  ///
  /// - Parameters:
  ///   - picture: Its pixels.
  ///   - mark: What it carries besides them.
  /// - Returns: A PNG file; the same picture and mark always give the same bytes.
  package static func data(of picture: Picture, _ mark: SnapshotMark) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A tree of numbers and texts can always be encoded.
    let bytes = (try? encoder.encode(mark)) ?? Data()
    return picture.pngData(mark: bytes)
  }
}
