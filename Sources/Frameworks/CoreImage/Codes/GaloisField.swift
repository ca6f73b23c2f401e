/// Numbers of eight bits as codes of Reed and Solomon calculate with them: modulo 0x11D (ISO/IEC
/// 18004, section 7.5.2).
enum GaloisField {
  /// The product of two numbers.
  static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var result = 0
    for bit in (0..<8).reversed() {
      result = (result << 1) ^ ((result >> 7) * 0x11D)
      result ^= Int(other >> bit & 1) * Int(one)
    }
    return UInt8(truncatingIfNeeded: result)
  }

  /// The polynomial whose zeros are the first powers of two.
  static func divisor(degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: max(0, degree - 1)) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in result.indices {
        result[index] = product(result[index], root)
        if index + 1 < result.count { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  /// What makes good what is lost of some data.
  static func remainder(of data: [UInt8], by divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in result.indices { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }
}
