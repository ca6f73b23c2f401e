package import Foundation

extension Picture {
  /// How many bytes differ from another picture's, of four a pixel: red, green and blue multiplied by
  /// alpha, and alpha.
  ///
  /// - Parameter other: A picture of the same size.
  /// - Returns: The number; all bytes where the sizes differ.
  package func differingBytes(from other: Picture) -> Int {
    guard let rows, let others = other.rows, hasSameSize(as: other) else {
      return max(width * height, other.width * other.height) * 4
    }
    var count = 0
    rows.forEachDifference(from: others) { _, one, two in
      let bits = one ^ two
      for shift in stride(from: UInt32(0), to: 32, by: 8) where bits >> shift & 255 != 0 {
        count += 1
      }
    }
    return count
  }

  /// How pixels differ from another picture's for the eye.
  ///
  /// - Parameters:
  ///   - other: A picture of the same size.
  ///   - limit: ΔE of 1994 that a pixel may differ by, from 0 to 100.
  /// - Returns: How many pixels differ by more, and the greatest ΔE of all.
  package func visibleDifference(
    from other: Picture, limit: Float
  ) -> (count: Int, greatest: Float) {
    guard let rows, let others = other.rows, hasSameSize(as: other) else {
      return (max(width * height, other.width * other.height), 100)
    }
    var (count, greatest): (Int, Float) = (0, 0)
    // Screens have few colours: most pairs of them come again and again.
    var known: [UInt64: Float] = [:]
    rows.forEachDifference(from: others) { _, one, two in
      let pair = UInt64(one) << 32 | UInt64(two)
      let difference = known[pair] ?? LabColor(pixel: one).difference(from: LabColor(pixel: two))
      if known.count < 100_000 { known[pair] = difference }
      if difference > limit { count += 1 }
      greatest = max(greatest, difference)
    }
    return (count, greatest)
  }

  /// The rectangle of pixels outside of which another picture is equal; `nil` where all is.
  ///
  /// - Parameter other: A picture of the same size.
  /// - Returns: The rectangle, in pixels; the whole picture where the sizes differ.
  package func differingArea(from other: Picture) -> CGRect? {
    guard let rows, let others = other.rows, hasSameSize(as: other) else {
      return CGRect(
        x: 0, y: 0, width: max(width, other.width), height: max(height, other.height))
    }
    var (left, right, top, bottom) = (width, -1, height, -1)
    rows.forEachDifference(from: others) { place, _, _ in
      (left, right) = (min(left, place % width), max(right, place % width))
      (top, bottom) = (min(top, place / width), max(bottom, place / width))
    }
    guard right >= 0 else { return nil }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// A picture of how far each channel is from another picture's: black where both are equal.
  ///
  /// - Parameter other: The other picture; where one of them ends, it counts as black.
  /// - Returns: The picture, as large as both.
  /// - Throws: ``PictureError`` where there is no memory for it.
  package func difference(from other: Picture) throws(PictureError) -> Picture {
    let (across, down) = (max(width, other.width), max(height, other.height))
    let canvas = try PictureCanvas(width: across, height: down, scale: 1)
    canvas.fill(
      CGRect(x: 0, y: 0, width: across, height: down), PictureColor(red: 0, green: 0, blue: 0))
    canvas.draw(other, in: CGRect(x: 0, y: 0, width: other.width, height: other.height))
    canvas.drawDifference(of: self)
    return canvas.picture()
  }

  /// A hash of size and pixels: pictures that differ have another, but for one in 2^64.
  package var pixelHash: Fingerprint {
    var hash = Fingerprint()
    hash.combine(UInt64(width))
    hash.combine(UInt64(height))
    rows?.forEachRow { hash.combine(pixels: $0) }
    return hash
  }

  private func hasSameSize(as other: Picture) -> Bool {
    width == other.width && height == other.height
  }
}
