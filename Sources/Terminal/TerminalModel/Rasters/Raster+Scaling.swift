extension Raster {
  /// The raster in another size.
  ///
  /// What becomes smaller is the mean of what each pixel covers, weighted by alpha and by the parts of
  /// pixels; what becomes larger is the nearest pixel, so that each can be told from its neighbour.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row; at least one is made.
  ///   - height: Rows; at least one is made.
  /// - Returns: The raster; this one where it has that size.
  package func scaled(toWidth width: Int, height: Int) -> Raster {
    let (width, height) = (max(1, width), max(1, height))
    if width == self.width, height == self.height { return self }
    let isOpaque = isOpaque
    let source = isOpaque ? pixels : multiplied()
    let columns = PixelShares(from: self.width, to: width)
    let rows = PixelShares(from: self.height, to: height)
    let length = self.width * 4
    var sums = [UInt32](repeating: 0, count: length)
    return source.withUnsafeBufferPointer { source in
      sums.withUnsafeMutableBufferPointer { sums in
        Raster(width: width, height: height) { row, y in
          rows.addUp(y, of: source, rowLength: length, into: sums)
          columns.mix(UnsafeBufferPointer(sums), into: row)
          if !isOpaque { Self.divide(row) }
        }
      }
    }
  }

  /// The pixels with colours multiplied by alpha, of which means can be taken.
  private func multiplied() -> [UInt8] {
    pixels.withUnsafeBufferPointer { pixels in
      [UInt8](unsafeUninitializedCapacity: pixels.count) { buffer, count in
        for start in stride(from: 0, to: pixels.count, by: 4) {
          let alpha = UInt32(pixels[start + 3])
          for place in start..<start + 3 {
            let product = UInt32(pixels[place]) * alpha + 127
            buffer[place] = UInt8(truncatingIfNeeded: product / 255)
          }
          buffer[start + 3] = pixels[start + 3]
        }
        count = pixels.count
      }
    }
  }

  /// Takes the multiplication by alpha back.
  private static func divide(_ row: UnsafeMutableBufferPointer<UInt8>) {
    for start in stride(from: 0, to: row.count, by: 4) {
      let alpha = UInt32(row[start + 3])
      guard alpha != 255, alpha != 0 else { continue }
      for place in start..<start + 3 {
        row[place] = UInt8(
          truncatingIfNeeded: min(255, (UInt32(row[place]) * 255 + alpha / 2) / alpha))
      }
    }
  }
}

/// How much of each old pixel along one axis is in each new one.
private struct PixelShares {
  /// Bits of a weight: those of two axes and of a channel fill a word of 32 bits.
  private static let bits: UInt32 = 12
  private static let whole = 1 << Int(bits)

  /// The first old pixel of each new one.
  private var firsts: [Int] = []
  /// Where the weights of each new pixel begin; one more than there are pixels.
  private var places: [Int] = [0]
  /// The weights, which add up to a whole for each new pixel.
  private var weights: [UInt32] = []

  init(from old: Int, to new: Int) {
    for pixel in 0..<new {
      guard new < old else {
        add(first: min(old - 1, (2 * pixel + 1) * old / (2 * new)), [UInt32(Self.whole)])
        continue
      }
      // In units of which an old pixel has `new`, and a new one `old`.
      let (start, end) = (pixel * old, (pixel + 1) * old)
      let (first, last) = (start / new, (end - 1) / new)
      var before = 0
      let weights = (first...last).map { index in
        let covered = min(end, (index + 1) * new) - start
        // Rounded sums rather than rounded parts: the weights are a whole together.
        let sum = covered * Self.whole / old
        defer { before = sum }
        return UInt32(sum - before)
      }
      add(first: first, weights)
    }
  }

  private mutating func add(first: Int, _ new: [UInt32]) {
    firsts.append(first)
    weights += new
    places.append(weights.count)
  }

  /// Adds up the old rows of a new one, each channel by its weight.
  func addUp(
    _ pixel: Int, of source: UnsafeBufferPointer<UInt8>, rowLength: Int,
    into sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    guard let source = source.baseAddress, let sums = sums.baseAddress else { return }
    for (offset, place) in (places[pixel]..<places[pixel + 1]).enumerated() {
      let weight = weights[place]
      let row = source + (firsts[pixel] + offset) * rowLength
      if offset == 0 {
        for index in 0..<rowLength { sums[index] = UInt32(row[index]) &* weight }
      } else if weight != 0 {
        for index in 0..<rowLength { sums[index] &+= UInt32(row[index]) &* weight }
      }
    }
  }

  /// Mixes the pixels of a row that was added up.
  func mix(_ sums: UnsafeBufferPointer<UInt32>, into row: UnsafeMutableBufferPointer<UInt8>) {
    guard let start = UnsafeRawPointer(sums.baseAddress), let out = row.baseAddress else { return }
    let half = SIMD4<UInt32>(repeating: 1 << (2 * Self.bits - 1))
    places.withUnsafeBufferPointer { places in
      weights.withUnsafeBufferPointer { weights in
        for pixel in firsts.indices {
          var total = half
          var source = start + firsts[pixel] * 16
          for place in places[pixel]..<places[pixel + 1] {
            let channels = source.loadUnaligned(as: SIMD4<UInt32>.self)
            total &+= channels &* SIMD4(repeating: weights[place])
            source += 16
          }
          for channel in 0..<4 {
            out[pixel * 4 + channel] = UInt8(
              truncatingIfNeeded: total[channel] >> (2 * Self.bits))
          }
        }
      }
    }
  }
}
