/// Unpacks what was packed by zlib (RFC 1950 and 1951), as streams of PDF files are.
struct Inflate {
  private let bytes: [UInt8]
  private var place: Int
  private var bits: UInt32 = 0
  private var count = 0
  private var output: [UInt8] = []

  /// More is not unpacked, in bytes.
  private static let limit = 32 << 20

  private static let lengths: [(base: Int, extra: Int)] = [
    (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (8, 0), (9, 0), (10, 0), (11, 1), (13, 1), (15, 1),
    (17, 1), (19, 2), (23, 2), (27, 2), (31, 2), (35, 3), (43, 3), (51, 3), (59, 3), (67, 4),
    (83, 4), (99, 4), (115, 4), (131, 5), (163, 5), (195, 5), (227, 5), (258, 0),
  ]
  private static let distances: [(base: Int, extra: Int)] = [
    (1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (7, 1), (9, 2), (13, 2), (17, 3), (25, 3), (33, 4),
    (49, 4), (65, 5), (97, 5), (129, 6), (193, 6), (257, 7), (385, 7), (513, 8), (769, 8),
    (1025, 9), (1537, 9), (2049, 10), (3073, 10), (4097, 11), (6145, 11), (8193, 12),
    (12289, 12), (16385, 13), (24577, 13),
  ]
  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// A code: how many there are of each length, and the symbols by length.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: some Collection<Int>) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      for length in 1..<16 {
        for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
      }
    }
  }

  /// Unpacks.
  ///
  /// - Returns: What there was, as far as it could be unpacked; `nil` where it was packed otherwise.
  static func unpacked(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 2, bytes[0] & 15 == 8 else { return nil }
    var inflate = Inflate(bytes: bytes, place: 2)
    while let isLast = inflate.block() { if isLast { break } }
    return inflate.output
  }

  private init(bytes: [UInt8], place: Int) {
    self.bytes = bytes
    self.place = place
  }

  /// Unpacks a block.
  ///
  /// - Returns: Whether it is the last one; `nil` where it is none.
  private mutating func block() -> Bool? {
    guard output.count < Self.limit, let last = take(1), let type = take(2) else { return nil }
    let isDone =
      switch type {
      case 0: stored()
      case 1:
        symbols(
          Code((0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }),
          Code(Array(repeating: 5, count: 30)))
      case 2: dynamic()
      default: false
      }
    return isDone ? last == 1 : nil
  }

  private mutating func stored() -> Bool {
    (bits, count) = (0, 0)
    guard place + 4 <= bytes.count else { return false }
    let length = Int(bytes[place]) | Int(bytes[place + 1]) << 8
    place += 4
    guard place + length <= bytes.count else { return false }
    output += bytes[place..<place + length]
    place += length
    return true
  }

  private mutating func dynamic() -> Bool {
    guard let literals = take(5), let distances = take(5), let sizes = take(4) else { return false }
    var lengths = [Int](repeating: 0, count: 19)
    for place in 0..<sizes + 4 {
      guard let length = take(3) else { return false }
      lengths[Self.order[place]] = length
    }
    let code = Code(lengths)
    let total = literals + 257 + distances + 1
    lengths = []
    while lengths.count < total {
      guard let symbol = symbol(code) else { return false }
      switch symbol {
      case 0..<16: lengths.append(symbol)
      case 16:
        guard let more = take(2), let last = lengths.last else { return false }
        lengths += Array(repeating: last, count: more + 3)
      case 17:
        guard let more = take(3) else { return false }
        lengths += Array(repeating: 0, count: more + 3)
      default:
        guard let more = take(7) else { return false }
        lengths += Array(repeating: 0, count: more + 11)
      }
    }
    return symbols(
      Code(lengths.prefix(literals + 257)),
      Code(Array(lengths[(literals + 257)..<min(total, lengths.count)])))
  }

  private mutating func symbols(_ literals: Code, _ distances: Code) -> Bool {
    while output.count < Self.limit {
      guard let symbol = symbol(literals) else { return false }
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        return true
      } else {
        guard symbol - 257 < Self.lengths.count else { return false }
        let length = Self.lengths[symbol - 257]
        guard let more = take(length.extra), let place = self.symbol(distances),
          place < Self.distances.count
        else { return false }
        let distance = Self.distances[place]
        guard let further = take(distance.extra) else { return false }
        let back = distance.base + further
        guard back <= output.count else { return false }
        for _ in 0..<length.base + more { output.append(output[output.count - back]) }
      }
    }
    return false
  }

  private mutating func symbol(_ code: Code) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for length in 1..<16 {
      guard let bit = take(1) else { return nil }
      value |= bit
      let number = code.counts[length]
      if value - first < number { return code.symbols[index + value - first] }
      index += number
      first = (first + number) << 1
      value <<= 1
    }
    return nil
  }

  private mutating func take(_ number: Int) -> Int? {
    while count < number {
      guard place < bytes.count else { return nil }
      bits |= UInt32(bytes[place]) << UInt32(count)
      place += 1
      count += 8
    }
    let value = Int(bits & ((1 << UInt32(number)) - 1))
    bits >>= UInt32(number)
    count -= number
    return value
  }
}
