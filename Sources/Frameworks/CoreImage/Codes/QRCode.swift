/// A square code as ISO/IEC 18004 describes it, of bytes.
struct QRCode {
  /// How many modules a side has.
  private(set) var size: Int
  /// Which modules are dark, row by row.
  private(set) var dark: [Bool]
  /// Which modules are not part of the message.
  private var fixed: [Bool]
  private var version: Int

  /// Makes the code of a message; `nil` for one that is too long.
  ///
  /// - Parameters:
  ///   - message: The bytes.
  ///   - level: How much may be lost.
  init?(_ message: [UInt8], level: QRLevel) {
    guard let text = QRMessage(message, level) else { return nil }
    version = text.version
    size = text.version * 4 + 17
    dark = Array(repeating: false, count: size * size)
    fixed = dark
    drawPatterns()
    draw(text.bytes)
    let plain = self
    var best: (code: QRCode, penalty: Int)?
    for mask in 0..<8 {
      var code = plain
      code.drawFormat(level, mask)
      code.apply(mask)
      let penalty = QRPenalty(code).value
      if penalty < best?.penalty ?? .max { best = (code, penalty) }
    }
    if let best { self = best.code }
  }

  /// Whether a module is dark; those outside are light.
  subscript(x: Int, y: Int) -> Bool {
    (0..<size).contains(x) && (0..<size).contains(y) && dark[y * size + x]
  }

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return }
    dark[y * size + x] = isDark
    fixed[y * size + x] = true
  }

  /// Draws what all codes of a version have (section 6.3).
  private mutating func drawPatterns() {
    for place in 0..<size {
      fix(6, place, place.isMultiple(of: 2))
      fix(place, 6, place.isMultiple(of: 2))
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    let places = alignmentPlaces
    for x in places {
      for y in places {
        let isCorner =
          (x == 6 && y == 6) || (x == 6 && y == size - 7) || (x == size - 7 && y == 6)
        if !isCorner { drawAlignment(x, y) }
      }
    }
    drawFormat(.low, 0)
    drawVersion()
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 {
        let ring = max(abs(dx), abs(dy))
        fix(x + dx, y + dy, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignment(_ x: Int, _ y: Int) {
    for dy in -2...2 {
      for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
    }
  }

  /// Where the middles of small squares are, both ways (annex E).
  private var alignmentPlaces: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }

  /// Draws the level and the mask, twice (section 7.9).
  private mutating func drawFormat(_ level: QRLevel, _ mask: Int) {
    let data = level.formatBits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0...5 { fix(8, place, bit(place)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for place in 9..<15 { fix(14 - place, 8, bit(place)) }
    for place in 0..<8 { fix(size - 1 - place, 8, bit(place)) }
    for place in 8..<15 { fix(8, size - 15 + place, bit(place)) }
    fix(8, size - 8, true)
  }

  /// Draws the version, twice, in codes that are large enough to need it (section 7.10).
  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for place in 0..<18 {
      let isDark = bits >> place & 1 == 1
      let (a, b) = (size - 11 + place % 3, place / 3)
      fix(a, b, isDark)
      fix(b, a, isDark)
    }
  }

  /// Draws bytes in columns of two, up and down in turn, from the right (section 7.7.3).
  private mutating func draw(_ bytes: [UInt8]) {
    var place = 0
    var right = size - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<size {
        for x in [right, right - 1] {
          let isUpward = (right + 1) & 2 == 0
          let index = (isUpward ? size - 1 - step : step) * size + x
          guard !fixed[index], place < bytes.count * 8 else { continue }
          dark[index] = bytes[place >> 3] >> (7 - place & 7) & 1 == 1
          place += 1
        }
      }
      right -= 2
    }
  }

  /// Turns modules of the message over by a pattern (section 7.8.2).
  private mutating func apply(_ mask: Int) {
    for y in 0..<size {
      for x in 0..<size where !fixed[y * size + x] {
        let isTurned =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if isTurned { dark[y * size + x].toggle() }
      }
    }
  }
}
