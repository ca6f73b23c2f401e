import TerminalModel

/// At most 256 colours for a picture, and which of them each pixel has.
///
/// Where a picture has no more, they are exact. Else common ones are, since screens are mostly made
/// of few; the others are divided at their medians.
struct SixelPalette {
  /// What a pixel has that is not seen.
  static let unseen = UInt16.max
  /// Colours that a terminal is sure to have room for.
  static let limit = 256
  /// The commonest colours that stay exact though there are too many.
  private static let exact = 128
  /// Pixels of which one has to be of a colour that stays exact.
  private static let rarest = 1024

  /// Red, green and blue in the lower 24 bits.
  private(set) var colors: [UInt32] = []
  /// The colour of each pixel, row by row.
  private(set) var pixels: [UInt16] = []

  init(_ raster: Raster) {
    var table = ColorTable()
    var slots = [Int32](repeating: -1, count: raster.width * raster.height)
    raster.pixels.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var last = UInt32.max
      var lastSlot: Int32 = -1
      for place in pixels.indices {
        let pixel = UInt32(littleEndian: pixels[place])
        guard pixel >> 24 >= 128 else { continue }
        let color = pixel & 0xFF_FFFF
        if color != last {
          last = color
          lastSlot = Int32(truncatingIfNeeded: table.slot(of: color))
        }
        table.counts[Int(lastSlot)] += 1
        slots[place] = lastSlot
      }
    }
    let indices: [UInt16]
    if table.colors.count <= Self.limit {
      colors = table.colors
      indices = colors.indices.map { UInt16($0) }
    } else {
      indices = reduce(table, pixelCount: slots.count)
    }
    pixels = slots.map { $0 < 0 ? Self.unseen : indices[Int($0)] }
  }

  /// Chooses the colours that stand for too many.
  private mutating func reduce(_ table: ColorTable, pixelCount: Int) -> [UInt16] {
    let order = table.colors.indices.sorted {
      (table.counts[$1], table.colors[$0]) < (table.counts[$0], table.colors[$1])
    }
    var indices = [UInt16](repeating: 0, count: table.colors.count)
    let least = max(2, pixelCount / Self.rarest)
    let common = order.prefix(Self.exact).prefix { table.counts[$0] >= least }
    for (index, slot) in common.enumerated() {
      colors.append(table.colors[slot])
      indices[slot] = UInt16(index)
    }
    let rest = order.dropFirst(common.count)
    var bins = ColorBins()
    for slot in rest { bins.add(table.colors[slot], count: table.counts[slot]) }
    let first = colors.count
    colors += bins.divided(into: Self.limit - first)
    for slot in rest {
      let index = bins.box(of: table.colors[slot])
      indices[slot] = UInt16(first + index)
    }
    return indices
  }
}

/// The colours of a picture in the order in which they come, and how often they do.
private struct ColorTable {
  private(set) var colors: [UInt32] = []
  var counts: [Int] = []
  /// Slots by hashes; none is negative.
  private var buckets = [Int32](repeating: -1, count: 1024)

  /// The place of a colour.
  mutating func slot(of color: UInt32) -> Int {
    var bucket = place(of: color)
    while case let slot = Int(buckets[bucket]), slot >= 0 {
      if colors[slot] == color { return slot }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    let slot = colors.count
    colors.append(color)
    counts.append(0)
    buckets[bucket] = Int32(slot)
    if colors.count * 2 > buckets.count { grow() }
    return slot
  }

  private func place(of color: UInt32) -> Int {
    Int((color &* 0x9E37_79B1) >> 8) & (buckets.count - 1)
  }

  private mutating func grow() {
    buckets = [Int32](repeating: -1, count: buckets.count * 4)
    for (slot, color) in colors.enumerated() {
      var bucket = place(of: color)
      while buckets[bucket] >= 0 { bucket = (bucket + 1) & (buckets.count - 1) }
      buckets[bucket] = Int32(slot)
    }
  }
}
