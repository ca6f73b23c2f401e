/// Packs bytes into one deflate block, finding runs of one byte only.
///
/// Rows of a screen differ little from the rows above them, so what is packed is nearly all zeros:
/// runs are all that is worth looking for. The codes are made for the data (RFC 1951, "dynamic
/// Huffman codes"), so a run of 258 zeros takes two or three bits.
struct RunDeflater {
  /// Literals as they are; runs as `256 +` their length, each preceded by the literal it repeats.
  private var tokens: [UInt16] = []
  private var runByte: UInt8?
  private var runLength = 0

  /// Appends bytes that are all the same.
  mutating func append(_ byte: UInt8, count: Int) {
    guard count > 0 else { return }
    if byte == runByte {
      runLength += count
      return
    }
    flush()
    runByte = byte
    runLength = count
  }

  private mutating func flush() {
    guard let byte = runByte else { return }
    tokens.append(UInt16(byte))
    var rest = runLength - 1
    while rest >= 3 {
      // What remains is never too short to be a run.
      let length = rest > 258 && rest < 261 ? rest - 3 : min(rest, 258)
      tokens.append(256 + UInt16(length))
      rest -= length
    }
    while rest > 0 {
      tokens.append(UInt16(byte))
      rest -= 1
    }
    runByte = nil
  }

  /// Writes everything appended so far as the last block of a stream.
  mutating func finish(into writer: inout BitWriter) {
    flush()
    var frequencies = [Int](repeating: 0, count: 286)
    frequencies[256] = 1
    for token in tokens {
      frequencies[token < 256 ? Int(token) : Self.lengthCodes[Int(token) - 256].symbol] += 1
    }
    let code = HuffmanCode(frequencies: frequencies, limit: 15)
    writer.write(1, count: 1)
    writer.write(2, count: 2)
    Self.writeCode(code, into: &writer)
    for token in tokens {
      if token < 256 {
        writer.write(code.codes[Int(token)], count: code.lengths[Int(token)])
      } else {
        let length = Self.lengthCodes[Int(token) - 256]
        writer.write(code.codes[length.symbol], count: code.lengths[length.symbol])
        if length.extraCount > 0 { writer.write(length.extra, count: length.extraCount) }
        // The only distance there is, 1.
        writer.write(0, count: 1)
      }
    }
    writer.write(code.codes[256], count: code.lengths[256])
  }

  /// Describes the codes in front of the data (RFC 1951, section 3.2.7).
  private static func writeCode(_ code: HuffmanCode, into writer: inout BitWriter) {
    // One distance code, of one bit.
    let lengths = code.lengths + [1]
    var frequencies = [Int](repeating: 0, count: 19)
    for length in lengths { frequencies[length] += 1 }
    let lengthCode = HuffmanCode(frequencies: frequencies, limit: 7)
    writer.write(lengths.count - 1 - 257, count: 5)
    writer.write(0, count: 5)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    writer.write(order.count - 4, count: 4)
    for symbol in order { writer.write(lengthCode.lengths[symbol], count: 3) }
    for length in lengths {
      writer.write(lengthCode.codes[length], count: lengthCode.lengths[length])
    }
  }

  /// How a run's length is written: a symbol, and the bits that follow it.
  private struct LengthCode {
    var symbol = 0
    var extra = 0
    var extraCount = 0
  }

  /// The codes of lengths 0 to 258 (RFC 1951, section 3.2.5); those under 3 do not exist.
  private static let lengthCodes: [LengthCode] = {
    var codes = [LengthCode](repeating: LengthCode(), count: 259)
    var base = 3
    for symbol in 257...284 {
      let extraCount = symbol < 265 ? 0 : (symbol - 261) / 4
      for extra in 0..<(1 << extraCount) where base + extra < 258 {
        codes[base + extra] = LengthCode(symbol: symbol, extra: extra, extraCount: extraCount)
      }
      base += 1 << extraCount
    }
    codes[258] = LengthCode(symbol: 285)
    return codes
  }()
}
