package import TerminalModel

/// Ways to make pictures smaller that others have: none of them is needed.
package struct PicturePacking: Sendable {
  /// Packs bytes as zlib does (RFC 1950); `nil` where it cannot.
  package var deflate: (@Sendable ([UInt8]) -> [UInt8]?)?
  /// Packs a picture as a PNG file; `nil` where it cannot.
  package var png: (@Sendable (Raster) -> [UInt8]?)?

  /// Nothing is packed; PNG files are written with their pixels as they are.
  package static let none = PicturePacking()

  /// Uses what there is.
  package init(
    deflate: (@Sendable ([UInt8]) -> [UInt8]?)? = nil,
    png: (@Sendable (Raster) -> [UInt8]?)? = nil
  ) {
    self.deflate = deflate
    self.png = png
  }

  /// A PNG file of a picture.
  func file(of raster: Raster) -> [UInt8] { png?(raster) ?? StoredPNG.file(of: raster, deflate) }
}
