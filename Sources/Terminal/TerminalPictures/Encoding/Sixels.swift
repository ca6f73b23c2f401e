package import TerminalModel

/// What a terminal is sent to show a picture in sixels (DEC, "VT330/VT340 Programmer Reference",
/// chapter 14).
package enum Sixels {
  /// Rows that one line of sixels has.
  private static let band = 6

  /// Shows a picture where the cursor is, which is elsewhere afterwards; what is not seen stays as it
  /// was.
  package static func sequence(for raster: Raster) -> [UInt8] {
    let palette = SixelPalette(raster)
    // Parameters: the shape of pixels is said below; zeros are not drawn.
    var out = Array("\u{1B}P0;1;0q\"1;1;\(raster.width);\(raster.height)".utf8)
    out.reserveCapacity(raster.width * raster.height / 4)
    for (index, color) in palette.colors.enumerated() {
      // The format has parts of a hundred.
      let parts = [0, 8, 16].map { (Int(color >> $0 & 0xFF) * 100 + 127) / 255 }
      out += "#\(index);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8
    }
    var line = SixelLine(width: raster.width, colorCount: palette.colors.count)
    for top in stride(from: 0, to: raster.height, by: band) {
      let rows = min(band, raster.height - top)
      line.take(palette.pixels, from: top * raster.width, rows: rows)
      line.write(to: &out)
      out.append(UInt8(ascii: "-"))
    }
    out += "\u{1B}\\".utf8
    return out
  }
}

/// Six rows of pixels, which are written colour by colour.
private struct SixelLine {
  /// What is repeated less often is shorter when it is written out.
  private static let leastRepeated = 4

  private let width: Int
  /// For each colour and column the bits of the rows that have it.
  private var bits: [UInt8]
  /// The columns that have each colour.
  private var used: [Range<Int>]
  /// Colours that there are, in the order in which they come.
  private var order: [Int] = []

  init(width: Int, colorCount: Int) {
    self.width = width
    bits = [UInt8](repeating: 0, count: width * colorCount)
    used = Array(repeating: 0..<0, count: colorCount)
  }

  /// Takes rows of pixels.
  mutating func take(_ pixels: [UInt16], from start: Int, rows: Int) {
    pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<rows {
        let bit = UInt8(1) << UInt8(row)
        let first = start + row * width
        var column = 0
        while column < width {
          let color = pixels[first + column]
          var end = column + 1
          while end < width, pixels[first + end] == color { end += 1 }
          if color != SixelPalette.unseen { mark(Int(color), column..<end, bit) }
          column = end
        }
      }
    }
  }

  private mutating func mark(_ color: Int, _ columns: Range<Int>, _ bit: UInt8) {
    let known = used[color]
    if known.isEmpty {
      order.append(color)
      used[color] = columns
    } else {
      used[color] =
        min(known.lowerBound, columns.lowerBound)..<max(known.upperBound, columns.upperBound)
    }
    let place = color * width
    bits.withUnsafeMutableBufferPointer { bits in
      for column in columns { bits[place + column] |= bit }
    }
  }

  /// Writes the line, and forgets it.
  mutating func write(to out: inout [UInt8]) {
    for (number, color) in order.enumerated() {
      if number > 0 { out.append(UInt8(ascii: "$")) }
      out.append(UInt8(ascii: "#"))
      Self.append(color, to: &out)
      let range = used[color]
      let start = color * width
      Self.append(UInt8(ascii: "?"), count: range.lowerBound, to: &out)
      bits.withUnsafeMutableBufferPointer { bits in
        var column = range.lowerBound
        while column < range.upperBound {
          let value = bits[start + column]
          var end = column + 1
          while end < range.upperBound, bits[start + end] == value { end += 1 }
          Self.append(0x3F + value, count: end - column, to: &out)
          for place in column..<end { bits[start + place] = 0 }
          column = end
        }
      }
      used[color] = 0..<0
    }
    order.removeAll(keepingCapacity: true)
  }

  private static func append(_ byte: UInt8, count: Int, to out: inout [UInt8]) {
    guard count >= leastRepeated else {
      for _ in 0..<count { out.append(byte) }
      return
    }
    out.append(UInt8(ascii: "!"))
    append(count, to: &out)
    out.append(byte)
  }

  private static func append(_ number: Int, to out: inout [UInt8]) {
    if number >= 10 { append(number / 10, to: &out) }
    out.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
