package import TerminalModel

/// What a terminal is sent by the graphics protocol of kitty (its documentation, "Terminal graphics
/// protocol").
package enum KittyGraphics {
  /// Characters of a picture that one sequence may hold.
  static let chunk = 4096

  /// Hands a picture over, which is not shown by that.
  ///
  /// - Parameters:
  ///   - raster: The picture.
  ///   - image: The number by which the terminal knows it, from 1.
  ///   - packing: How it is made smaller.
  /// - Returns: The sequences.
  package static func transmission(
    of raster: Raster, image: UInt32, packing: PicturePacking
  ) -> [[UInt8]] {
    let packed = packing.deflate?(raster.pixels)
    let text = Base64.encoded(packed ?? raster.pixels)
    let keys =
      "a=t,q=2,f=32,s=\(raster.width),v=\(raster.height),i=\(image)"
      + (packed == nil ? "" : ",o=z")
    return stride(from: 0, to: text.count, by: chunk).map { start in
      let end = min(start + chunk, text.count)
      let more = "m=\(end < text.count ? 1 : 0)"
      return sequence(start == 0 ? "\(keys),\(more)" : "q=2,\(more)", text[start..<end])
    }
  }

  /// Shows a picture that the terminal has, where the cursor is; it is moved if it is shown elsewhere
  /// under the same number.
  ///
  /// - Parameters:
  ///   - image: The picture's number.
  ///   - placement: The number of the place, from 1.
  ///   - rectangle: The cells it takes.
  /// - Returns: The sequence, which leaves the cursor where it is.
  package static func placing(
    image: UInt32, placement: UInt32, cells rectangle: CellRectangle
  ) -> [UInt8] {
    sequence(
      "a=p,q=2,i=\(image),p=\(placement),c=\(rectangle.columns),r=\(rectangle.rows),C=1", [])
  }

  /// Takes a picture from a place; the terminal keeps the picture.
  package static func removing(image: UInt32, placement: UInt32) -> [UInt8] {
    sequence("a=d,q=2,d=i,i=\(image),p=\(placement)", [])
  }

  /// Has the terminal forget a picture.
  package static func forgetting(image: UInt32) -> [UInt8] {
    sequence("a=d,q=2,d=I,i=\(image)", [])
  }

  /// Takes all pictures from the screen, and has the terminal forget them.
  package static let forgettingAll = sequence("a=d,q=2,d=A", [])

  private static func sequence(_ keys: String, _ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes = Array("\u{1B}_G\(keys)".utf8)
    if !text.isEmpty {
      bytes.append(UInt8(ascii: ";"))
      bytes += text
    }
    return bytes + Array("\u{1B}\\".utf8)
  }
}
