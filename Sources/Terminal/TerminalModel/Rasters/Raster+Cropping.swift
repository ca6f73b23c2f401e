extension Raster {
  /// The part in a rectangle of pixels; what lies outside the raster is left out.
  ///
  /// - Parameter rectangle: The part.
  /// - Returns: A raster of its own; `nil` where no pixel lies in the rectangle.
  package func cropped(to rectangle: PixelRectangle) -> Raster? {
    let left = max(0, rectangle.x)
    let top = max(0, rectangle.y)
    let right = min(width, rectangle.x + rectangle.width)
    let bottom = min(height, rectangle.y + rectangle.height)
    guard left < right, top < bottom else { return nil }
    if right - left == width, bottom - top == height { return self }
    return pixels.withUnsafeBufferPointer { pixels in
      Raster(width: right - left, height: bottom - top) { row, y in
        let start = ((top + y) * width + left) * 4
        guard let to = row.baseAddress, let from = pixels.baseAddress else { return }
        to.update(from: from + start, count: row.count)
      }
    }
  }
}
