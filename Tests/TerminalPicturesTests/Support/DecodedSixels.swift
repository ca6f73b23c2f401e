import TerminalModel

/// A picture in sixels as a terminal reads it.
struct DecodedSixels {
  /// The size that it says it has.
  private(set) var size = PixelSize(width: 0, height: 0)
  /// The colours of pixels by column and row, in parts of a hundred.
  private(set) var pixels: [SIMD2<Int>: SIMD3<Int>] = [:]
  /// How many colours were defined.
  private(set) var colorCount = 0

  /// Reads a sequence; `nil` where it is none.
  init?(_ bytes: [UInt8]) {
    let head = Array("\u{1B}P0;1;0q".utf8)
    guard bytes.starts(with: head), bytes.suffix(2) == [0x1B, 0x5C] else { return nil }
    var rest = bytes[head.count..<bytes.count - 2]
    var colors: [Int: SIMD3<Int>] = [:]
    var color = 0
    var (x, y) = (0, 0)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        let numbers = Self.numbers(&rest)
        guard numbers.count == 4 else { return nil }
        size = PixelSize(width: numbers[2], height: numbers[3])
      case UInt8(ascii: "#"):
        let numbers = Self.numbers(&rest)
        color = numbers[0]
        guard numbers.count == 5 else {
          guard numbers.count == 1, colors[color] != nil else { return nil }
          continue
        }
        guard numbers[1] == 2, numbers[2...].allSatisfy({ $0 <= 100 }) else { return nil }
        colors[color] = SIMD3(numbers[2], numbers[3], numbers[4])
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, y) = (0, y + 6)
      case UInt8(ascii: "!"):
        let count = Self.numbers(&rest)[0]
        guard let value = rest.popFirst(), (0x3F...0x7E).contains(value) else { return nil }
        for _ in 0..<count { put(value, colors[color], &x, y) }
      case 0x3F...0x7E: put(byte, colors[color], &x, y)
      default: return nil
      }
    }
    colorCount = colors.count
  }

  private mutating func put(_ value: UInt8, _ color: SIMD3<Int>?, _ x: inout Int, _ y: Int) {
    for row in 0..<6 where (value - 0x3F) >> UInt8(row) & 1 == 1 {
      pixels[SIMD2(x, y + row)] = color
    }
    x += 1
  }

  private static func numbers(_ rest: inout ArraySlice<UInt8>) -> [Int] {
    let text = rest.prefix { (0x30...0x39).contains($0) || $0 == 0x3B }
    rest = rest.dropFirst(text.count)
    return String(decoding: text, as: UTF8.self).split(separator: ";").map { Int($0) ?? -1 }
  }
}
