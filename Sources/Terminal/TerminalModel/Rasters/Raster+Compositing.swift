extension Raster {
  /// The raster as it is seen over a background, which hides all behind it.
  package func composited(over background: RasterBackground) -> Raster {
    if isOpaque { return self }
    return pixels.withUnsafeBufferPointer { pixels in
      Raster(width: width, height: height) { row, y in
        let start = y * width * 4
        for x in 0..<width {
          let place = x * 4
          let alpha = UInt32(pixels[start + place + 3])
          let behind =
            alpha == 255
            ? PixelColor(red: 0, green: 0, blue: 0) : background.color(x: x, y: y)
          row[place] = Self.mixed(pixels[start + place], behind.red, alpha)
          row[place + 1] = Self.mixed(pixels[start + place + 1], behind.green, alpha)
          row[place + 2] = Self.mixed(pixels[start + place + 2], behind.blue, alpha)
          row[place + 3] = 255
        }
      }
    }
  }

  private static func mixed(_ front: UInt8, _ back: UInt8, _ alpha: UInt32) -> UInt8 {
    UInt8(
      truncatingIfNeeded: (UInt32(front) * alpha + UInt32(back) * (255 - alpha) + 127) / 255)
  }
}
