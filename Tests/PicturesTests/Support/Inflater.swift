import Foundation

/// Unpacks deflate streams (RFC 1951), written apart from the packer as a check on it.
struct Inflater {
  enum Failure: Error {
    case truncated
    case badCode
    case badBlock
    case badDistance
  }

  private let bytes: [UInt8]
  private var position = 0
  private(set) var output: [UInt8] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private mutating func bits(_ count: Int) throws -> Int {
    var value = 0
    for bit in 0..<count {
      guard position / 8 < bytes.count else { throw Failure.truncated }
      value |= Int(bytes[position / 8] >> UInt8(position % 8) & 1) << bit
      position += 1
    }
    return value
  }

  /// Codes by their length and value, each with its symbol.
  private struct Code {
    var symbols: [Int: Int] = [:]

    init(_ lengths: [Int]) {
      var code = 0
      for length in 1...15 {
        for (symbol, own) in lengths.enumerated() where own == length {
          symbols[length << 16 | code] = symbol
          code += 1
        }
        code <<= 1
      }
    }
  }

  private mutating func symbol(_ code: Code) throws -> Int {
    var value = 0
    for length in 1...15 {
      value = try value << 1 | bits(1)
      if let symbol = code.symbols[length << 16 | value] { return symbol }
    }
    throw Failure.badCode
  }

  /// Unpacks the whole stream and tells how many bytes it had.
  mutating func run() throws -> Int {
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 1:
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        try block(literals: Code(lengths), distances: Code(Array(repeating: 5, count: 30)))
      case 2: try dynamicBlock()
      default: throw Failure.badBlock
      }
    }
    return (position + 7) / 8
  }

  private mutating func dynamicBlock() throws {
    let literalCount = try bits(5) + 257
    let distanceCount = try bits(5) + 1
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengthLengths = [Int](repeating: 0, count: 19)
    for index in 0..<(try bits(4) + 4) { lengthLengths[order[index]] = try bits(3) }
    let lengthCode = Code(lengthLengths)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      switch try symbol(lengthCode) {
      case 16:
        lengths += Array(repeating: lengths.last ?? 0, count: try bits(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try bits(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try bits(7) + 11)
      case let length: lengths.append(length)
      }
    }
    try block(
      literals: Code(Array(lengths.prefix(literalCount))),
      distances: Code(Array(lengths.dropFirst(literalCount))))
  }

  private mutating func block(literals: Code, distances: Code) throws {
    while true {
      let symbol = try symbol(literals)
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      let length: Int
      if symbol == 285 {
        length = 258
      } else {
        let step = symbol - 257
        let extra = step < 8 ? 0 : step / 4 - 1
        let base = step < 8 ? step + 3 : ((step % 4 + 4) << extra) + 3
        length = base + (try bits(extra))
      }
      let step = try self.symbol(distances)
      let extra = step < 4 ? 0 : step / 2 - 1
      let distance = (step < 4 ? step + 1 : ((step % 2 + 2) << extra) + 1) + (try bits(extra))
      guard distance <= output.count else { throw Failure.badDistance }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }
}
