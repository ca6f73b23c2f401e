/// Colours that are alike in the upper five bits of each channel, to be divided at their medians
/// (Heckbert, "Color Image Quantization for Frame Buffer Display").
struct ColorBins {
  /// A part of the bins.
  private struct Box {
    var bins: [Int]
    var total = 0
    /// The channel in which they differ most, by its shift, and by how much.
    var shift = 0
    var spread = 0
  }

  private static let shifts = [10, 5, 0]

  private var counts = [Int](repeating: 0, count: 1 << 15)
  private var sums = [SIMD4<Int>](repeating: .zero, count: 1 << 15)
  private var boxes = [UInt16](repeating: 0, count: 1 << 15)

  private static func bin(of color: UInt32) -> Int {
    Int(color >> 3 & 0x1F) << 10 | Int(color >> 11 & 0x1F) << 5 | Int(color >> 19 & 0x1F)
  }

  /// Notes a colour, red in its lowest byte, that so many pixels have.
  mutating func add(_ color: UInt32, count: Int) {
    let bin = Self.bin(of: color)
    counts[bin] += count
    sums[bin] &+=
      SIMD4(Int(color & 0xFF), Int(color >> 8 & 0xFF), Int(color >> 16 & 0xFF), 0)
      &* SIMD4(repeating: count)
  }

  /// The part of the colours that one is in, after they were divided.
  func box(of color: UInt32) -> Int { Int(boxes[Self.bin(of: color)]) }

  /// Divides all that were noted.
  ///
  /// - Parameter limit: How many parts there may be.
  /// - Returns: The mean colour of each.
  mutating func divided(into limit: Int) -> [UInt32] {
    var parts = [box(counts.indices.filter { counts[$0] > 0 })]
    while parts.count < limit {
      // What many pixels have and differs much is divided first.
      let cost = { (box: Box) in box.spread == 0 ? 0 : box.total * box.spread * box.spread }
      guard let index = parts.indices.max(by: { cost(parts[$0]) < cost(parts[$1]) }),
        parts[index].spread > 0
      else { break }
      let (low, high) = halves(of: parts[index])
      parts[index] = low
      parts.append(high)
    }
    return parts.enumerated().map { index, part in
      for bin in part.bins { boxes[bin] = UInt16(index) }
      let sum = part.bins.reduce(SIMD4<Int>.zero) { $0 &+ sums[$1] }
      let total = max(1, part.total)
      return (0..<3).reduce(0) { $0 | UInt32((sum[$1] + total / 2) / total) << (8 * UInt32($1)) }
    }
  }

  private func box(_ bins: [Int]) -> Box {
    var box = Box(bins: bins)
    box.total = bins.reduce(0) { $0 + counts[$1] }
    for shift in Self.shifts {
      var (least, most) = (31, 0)
      for bin in bins {
        let level = bin >> shift & 0x1F
        least = min(least, level)
        most = max(most, level)
      }
      if most - least > box.spread { (box.shift, box.spread) = (shift, most - least) }
    }
    return box
  }

  /// Two parts with about as many pixels each, neither of which is empty.
  private func halves(of box: Box) -> (Box, Box) {
    let sorted = box.bins.sorted {
      ($0 >> box.shift & 0x1F, $0) < ($1 >> box.shift & 0x1F, $1)
    }
    var (count, index) = (0, 0)
    while index < sorted.count - 1, index == 0 || count + counts[sorted[index]] <= box.total / 2 {
      count += counts[sorted[index]]
      index += 1
    }
    return (self.box(Array(sorted[..<index])), self.box(Array(sorted[index...])))
  }
}
