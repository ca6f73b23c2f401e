extension CellGrid {
  /// Where the dots of a braille pattern are among the bits of its scalar (Unicode, chapter 21.1), row
  /// by row.
  private static let dots: [[UInt32]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]

  /// Draws a picture with eight dots a cell, as many of which are seen as it is light there.
  ///
  /// - Parameters:
  ///   - raster: The picture; it is brought to two pixels a column and four a row.
  ///   - rectangle: The cells that it takes; those outside the grid are left out.
  ///   - colors: Colours that the dots of a cell may have.
  ///   - background: What is seen where it is transparent; nothing if it is `nil`.
  ///   - isOnLight: Whether the terminal's background is light: dots stand for what is dark then.
  package mutating func drawBraille(
    _ raster: Raster, in rectangle: CellRectangle, colors: CellColors,
    background: RasterBackground? = nil, isOnLight: Bool = false
  ) {
    guard !rectangle.isEmpty else { return }
    let seen = background.map { raster.composited(over: $0) } ?? raster
    let pixels = seen.scaled(toWidth: rectangle.columns * 2, height: rectangle.rows * 4)
    let ink = Dots(pixels, isOnLight: isOnLight)
    var painter = CellPainter(colors)
    fill(rectangle, style: .plain)
    let area = rectangle.intersection(bounds)
    for row in area.rowRange {
      for column in area.columnRange {
        let x = (column - rectangle.column) * 2
        let y = (row - rectangle.row) * 4
        var pattern: UInt32 = 0
        var mean = MeanColor()
        for (line, bits) in Self.dots.enumerated() {
          for (place, bit) in bits.enumerated() where ink[x + place, y + line] {
            pattern |= bit
            mean.add(pixels[x + place, y + line])
          }
        }
        guard pattern != 0, let scalar = Unicode.Scalar(0x2800 + pattern) else { continue }
        let color = painter.color(of: mean.color, x: x / 2, y: y / 4)
        var cell = Cell(text: " ", style: Style(foreground: color, attributes: .picture))
        cell.show(scalar)
        lines[row][column] = cell
      }
    }
  }
}

/// The mean of some colours.
private struct MeanColor {
  private var sums = SIMD4<Int>()

  mutating func add(_ color: PixelColor) {
    sums &+= SIMD4(Int(color.red), Int(color.green), Int(color.blue), 1)
  }

  var color: PixelColor {
    let count = max(1, sums.w)
    return PixelColor(
      red: UInt8(clamping: sums.x / count), green: UInt8(clamping: sums.y / count),
      blue: UInt8(clamping: sums.z / count))
  }
}

/// Which pixels are seen where each can be seen or not: errors are spread to the neighbours, as Floyd
/// and Steinberg do.
private struct Dots {
  private let width: Int
  private var areSeen: [Bool]

  init(_ raster: Raster, isOnLight: Bool) {
    let width = raster.width
    self.width = width
    areSeen = Array(repeating: false, count: width * raster.height)
    // One more at each side, so that the neighbours are always there.
    var errors = [Int](repeating: 0, count: width + 2)
    for y in 0..<raster.height {
      var next = [Int](repeating: 0, count: width + 2)
      var carried = 0
      for x in 0..<width {
        let pixel = raster[x, y]
        let luma = isOnLight ? 255 - pixel.luma : pixel.luma
        let wanted = luma * Int(pixel.alpha) / 255 + (carried + errors[x + 1]) / 16
        let isSeen = wanted >= 128
        areSeen[y * width + x] = isSeen
        let error = wanted - (isSeen ? 255 : 0)
        carried = 7 * error
        next[x] += 3 * error
        next[x + 1] += 5 * error
        next[x + 2] += error
      }
      errors = next
    }
  }

  subscript(x: Int, y: Int) -> Bool { areSeen[y * width + x] }
}
