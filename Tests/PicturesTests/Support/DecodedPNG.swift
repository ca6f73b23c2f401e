import Foundation

/// A PNG file taken apart, with every checksum compared.
struct DecodedPNG {
  enum Failure: Error {
    case signature
    case chunk(String)
    case zlib(String)
    case filter(UInt8)
  }

  private(set) var chunks: [String] = []
  private(set) var header: [UInt8] = []
  private(set) var width = 0
  private(set) var height = 0
  /// The channels of each pixel.
  private(set) var pixels: [UInt8] = []

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]) else {
      throw Failure.signature
    }
    var stream: [UInt8] = []
    var position = 8
    while position < bytes.count {
      let length = Self.number(bytes, at: position)
      let body = Array(bytes[position + 4..<position + 8 + length])
      let name = String(decoding: body.prefix(4), as: UTF8.self)
      guard Self.crc(body) == Self.number(bytes, at: position + 8 + length) else {
        throw Failure.chunk(name)
      }
      chunks.append(name)
      switch name {
      case "IHDR": header = Array(body.dropFirst(4))
      case "IDAT": stream += body.dropFirst(4)
      default: break
      }
      position += 12 + length
    }
    width = Self.number(header, at: 0)
    height = Self.number(header, at: 4)
    try decode(try Self.unpack(stream), channels: header[9] == 6 ? 4 : 3)
  }

  private static func unpack(_ stream: [UInt8]) throws -> [UInt8] {
    guard stream[0] & 15 == 8, (Int(stream[0]) * 256 + Int(stream[1])) % 31 == 0 else {
      throw Failure.zlib("header")
    }
    var inflater = Inflater(Array(stream.dropFirst(2)))
    let used = try inflater.run()
    guard used + 6 == stream.count else { throw Failure.zlib("\(stream.count - used - 6) more") }
    var (low, high) = (1, 0)
    for byte in inflater.output {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    guard high << 16 | low == number(stream, at: stream.count - 4) else {
      throw Failure.zlib("checksum")
    }
    return inflater.output
  }

  private mutating func decode(_ rows: [UInt8], channels: Int) throws {
    let length = width * channels
    guard rows.count == (length + 1) * height else { throw Failure.zlib("\(rows.count) bytes") }
    var above = [UInt8](repeating: 0, count: length)
    for row in 0..<height {
      let start = row * (length + 1)
      guard rows[start] == 2 else { throw Failure.filter(rows[start]) }
      for column in 0..<length { above[column] &+= rows[start + 1 + column] }
      pixels += above
    }
  }

  private static func number(_ bytes: [UInt8], at position: Int) -> Int {
    bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func crc(_ bytes: [UInt8]) -> Int {
    var value: UInt32 = .max
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }
    return Int(~value)
  }
}
