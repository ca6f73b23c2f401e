/// How much of a square code may be lost: about 7, 15, 25 or 30 of a hundred.
enum QRLevel: String {
  case low = "L"
  case medium = "M"
  case quartile = "Q"
  case high = "H"

  /// The bits by which a code says its level (ISO/IEC 18004, table 12).
  var formatBits: Int {
    switch self {
    case .low: 1
    case .medium: 0
    case .quartile: 3
    case .high: 2
    }
  }

  /// How many bytes of each block make good what is lost, by version (table 9).
  private var correction: [Int] {
    switch self {
    case .low:
      [
        7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30,
        30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
      ]
    case .medium:
      [
        10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
        28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
      ]
    case .quartile:
      [
        13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
        30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
      ]
    case .high:
      [
        17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
        30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
      ]
    }
  }

  /// How many blocks the data are in, by version (table 9).
  private var blocks: [Int] {
    switch self {
    case .low:
      [
        1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
        15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
      ]
    case .medium:
      [
        1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23,
        25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
      ]
    case .quartile:
      [
        1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
        34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
      ]
    case .high:
      [
        1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35,
        37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
      ]
    }
  }

  /// How many blocks a version has.
  func blockCount(_ version: Int) -> Int { blocks[version - 1] }

  /// How many bytes of each block of a version make good what is lost.
  func correctionCount(_ version: Int) -> Int { correction[version - 1] }

  /// How many bytes of data a version holds.
  func capacity(_ version: Int) -> Int {
    Self.byteCount(version) - blockCount(version) * correctionCount(version)
  }

  /// How many bytes a version has in all (section 7.1).
  static func byteCount(_ version: Int) -> Int {
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let marks = version / 7 + 2
      modules -= (25 * marks - 10) * marks - 55
      if version >= 7 { modules -= 36 }
    }
    return modules / 8
  }
}
