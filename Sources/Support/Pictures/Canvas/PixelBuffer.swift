/// Pixels that are changed in place: 32 bits in the machine's order, colours multiplied by alpha.
struct PixelBuffer {
  let start: UnsafeMutablePointer<UInt32>
  let width: Int
  let height: Int

  /// Gives all pixels one colour, as much as each hides.
  mutating func tint(_ color: PictureColor) {
    for index in 0..<width * height where start[index] != 0 {
      let alpha = (start[index] >> 24) * UInt32(color.alpha) / 255
      let red = UInt32(color.red) * alpha / 255
      let green = UInt32(color.green) * alpha / 255
      let blue = UInt32(color.blue) * alpha / 255
      start[index] = alpha << 24 | red << 16 | green << 8 | blue
    }
  }

  /// Mixes each pixel with those around it, as three means in turn do: nearly a Gaussian blur, of
  /// which the radius is twice the deviation.
  ///
  /// - Parameter radius: The radius in pixels.
  mutating func blur(radius: Int) {
    let half = min(max(1, radius / 2), 200)
    guard radius > 0, let area = used(around: 3 * half) else { return }
    var line = [UInt32](repeating: 0, count: max(width, height))
    for _ in 0..<3 {
      for y in area.rows { mean(from: y * width, step: 1, over: area.columns, half, &line) }
      for x in area.columns { mean(from: x, step: width, over: area.rows, half, &line) }
    }
  }

  /// What anything is drawn on, with an edge around.
  private func used(around edge: Int) -> (rows: Range<Int>, columns: Range<Int>)? {
    var (top, bottom, left, right) = (height, 0, width, 0)
    for y in 0..<height {
      let row = UnsafeBufferPointer(start: start + y * width, count: width)
      guard let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      else { continue }
      (top, bottom) = (min(top, y), y + 1)
      (left, right) = (min(left, first), max(right, last + 1))
    }
    guard top < bottom else { return nil }
    return (
      max(0, top - edge)..<min(height, bottom + edge),
      max(0, left - edge)..<min(width, right + edge)
    )
  }

  /// Replaces the pixels of a row or a column by means of those around each.
  private func mean(
    from offset: Int, step: Int, over range: Range<Int>, _ half: Int, _ line: inout [UInt32]
  ) {
    for place in range { line[place] = start[offset + place * step] }
    var sums: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    func add(_ pixel: UInt32, _ sums: inout (UInt32, UInt32, UInt32, UInt32)) {
      sums.0 &+= pixel >> 24
      sums.1 &+= pixel >> 16 & 255
      sums.2 &+= pixel >> 8 & 255
      sums.3 &+= pixel & 255
    }
    func remove(_ pixel: UInt32, _ sums: inout (UInt32, UInt32, UInt32, UInt32)) {
      sums.0 &-= pixel >> 24
      sums.1 &-= pixel >> 16 & 255
      sums.2 &-= pixel >> 8 & 255
      sums.3 &-= pixel & 255
    }
    let count = UInt32(2 * half + 1)
    for place in range.lowerBound..<min(range.upperBound, range.lowerBound + half) {
      add(line[place], &sums)
    }
    for place in range {
      if place + half < range.upperBound { add(line[place + half], &sums) }
      if place - half - 1 >= range.lowerBound { remove(line[place - half - 1], &sums) }
      start[offset + place * step] =
        (sums.0 / count) << 24 | (sums.1 / count) << 16 | (sums.2 / count) << 8 | (sums.3 / count)
    }
  }
}
