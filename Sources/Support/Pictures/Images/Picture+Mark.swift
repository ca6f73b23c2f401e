package import Foundation

extension Picture {
  /// What a file says besides its pixels.
  package enum Mark {
    /// Nothing: another program wrote it.
    case none
    /// Something that cannot be read.
    case damaged
    /// Something that was given to ``Picture/pngData(mark:)``.
    case some(Data)
  }

  /// The most bytes that a mark unpacks to.
  private static let longestMark = 64 << 20

  /// Pixels in a row and rows, as the head of a file says; `nil` where it is no PNG file.
  ///
  /// - Parameter data: The bytes of the file.
  /// - Returns: The size.
  package static func size(ofPNG data: Data) -> (width: Int, height: Int)? {
    PNGFile.size(of: data)
  }

  /// What a file says besides its pixels.
  ///
  /// - Parameter data: The bytes of the file.
  /// - Returns: What it says.
  package static func mark(inPNG data: Data) -> Mark {
    guard PNGFile.size(of: data) != nil, let packed = PNGFile.mark(in: data) else { return .none }
    let count = packed.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard packed.count > 4, count > 0, count <= longestMark,
      case .success(let libraries) = PictureLibraries.shared,
      let bytes = libraries.zlib.unpack(packed.dropFirst(4), count: count)
    else { return .damaged }
    return .some(bytes)
  }
}
