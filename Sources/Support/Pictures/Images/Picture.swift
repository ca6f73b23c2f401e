package import Foundation

/// A picture made of pixels.
package final class Picture: @unchecked Sendable {
  /// Pixels in a row.
  package let width: Int
  /// Rows.
  package let height: Int
  /// Of Cairo; nobody draws on it any more.
  let surface: OpaquePointer
  private let libraries: PictureLibraries

  /// The most pixels on a side.
  static let longest = 32_000
  /// The most pixels in all.
  static let largest = 100_000_000

  /// Takes over a surface of 32 bits a pixel, which nobody draws on any more.
  init(_ surface: OpaquePointer, _ libraries: PictureLibraries) {
    libraries.cairo.surfaces.flush(surface)
    (self.surface, self.libraries) = (surface, libraries)
    width = Int(libraries.cairo.surfaces.width(surface))
    height = Int(libraries.cairo.surfaces.height(surface))
  }

  deinit { libraries.cairo.surfaces.destroy(surface) }

  var rows: PixelRows? {
    libraries.cairo.surfaces.data(surface).map { start in
      PixelRows(
        start: start, width: width, height: height,
        stride: Int(libraries.cairo.surfaces.stride(surface)))
    }
  }

  /// Red, green, blue and alpha of each pixel, row by row.
  package var pixels: [UInt8] { rows?.channels(hasAlpha: true) ?? [] }

  /// The colour of a pixel; `nil` outside the picture.
  ///
  /// - Parameters:
  ///   - x: Pixels from the left edge.
  ///   - y: Pixels from the upper edge.
  /// - Returns: The colour.
  package func color(x: Int, y: Int) -> PictureColor? {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    return rows?.color(x: x, y: y)
  }

  /// The picture as a file in PNG format; the same picture always gives the same bytes.
  ///
  /// - Parameter mark: What the file says besides, in a chunk that other programs pass over.
  /// - Returns: The bytes of the file.
  package func pngData(mark: Data? = nil) -> Data {
    guard let rows else { return Data() }
    let hasAlpha = !rows.areOpaque
    let packed = libraries.zlib.pack(rows.filtered(hasAlpha: hasAlpha))
    var file = PNGFile(width: width, height: height, hasAlpha: hasAlpha, packed: packed)
    file.mark = mark.map { mark in
      PNGFile.bytes(UInt32(clamping: mark.count)) + libraries.zlib.pack([UInt8](mark))
    }
    return file.data
  }

  /// The part of the picture in a rectangle of pixels; what lies outside the picture is left out.
  ///
  /// - Parameter rectangle: The part. Where nothing of it lies within the picture, the nearest single
  ///   pixel is returned, as a picture cannot be empty.
  /// - Returns: A picture of its own; this one where there is no memory for another.
  package func cropped(to rectangle: CGRect) -> Picture {
    let area = PixelArea(rectangle, scale: 1)
    let minX = min(max(0, area.minX), width - 1)
    let minY = min(max(0, area.minY), height - 1)
    let maxX = min(max(minX + 1, area.maxX), width)
    let maxY = min(max(minY + 1, area.maxY), height)
    guard
      let part = try? PictureCanvas(width: maxX - minX, height: maxY - minY, scale: 1)
    else { return self }
    part.draw(self, in: CGRect(x: -minX, y: -minY, width: width, height: height))
    return part.picture()
  }
}

extension Picture: Equatable {
  /// Whether two pictures have the same pixels.
  package static func == (one: Picture, other: Picture) -> Bool {
    guard let rows = one.rows, let others = other.rows else { return one === other }
    return rows.hasSamePixels(as: others)
  }
}
