import Foundation

/// Reads how long films and sounds are from the heads of their files.
enum MediaLength {
  /// The length in seconds; `nil` where the data are of none of the known kinds.
  static func seconds(of data: Data) -> Double? {
    let bytes = [UInt8](data)
    guard bytes.count > 12 else { return nil }
    if name(bytes, 4) == "ftyp" || name(bytes, 4) == "moov" || name(bytes, 4) == "mdat" {
      return film(bytes)
    }
    if name(bytes, 0) == "RIFF", name(bytes, 8) == "WAVE" { return wave(bytes) }
    return compressed(bytes)
  }

  private static func name(_ bytes: [UInt8], _ place: Int) -> String {
    guard place >= 0, place + 4 <= bytes.count else { return "" }
    return String(decoding: bytes[place..<place + 4], as: UTF8.self)
  }

  private static func number(_ bytes: [UInt8], _ place: Int, count: Int = 4) -> Int {
    guard place >= 0, place + count <= bytes.count else { return 0 }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func littleNumber(_ bytes: [UInt8], _ place: Int) -> Int {
    guard place >= 0, place + 4 <= bytes.count else { return 0 }
    return bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The head of a film in the format of QuickTime and MPEG-4 (ISO/IEC 14496-12, section 8.2).
  private static func film(_ bytes: [UInt8]) -> Double? {
    guard let movie = box("moov", bytes, 0..<bytes.count),
      let head = box("mvhd", bytes, movie)
    else { return nil }
    let isLong = bytes[head.lowerBound] == 1
    let scale = number(bytes, head.lowerBound + (isLong ? 20 : 12))
    let length = number(bytes, head.lowerBound + (isLong ? 24 : 16), count: isLong ? 8 : 4)
    return scale > 0 ? Double(length) / Double(scale) : nil
  }

  /// The content of a box with a name, among those in a range.
  private static func box(_ wanted: String, _ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    var place = range.lowerBound
    while place + 8 <= range.upperBound {
      var (length, head) = (number(bytes, place), 8)
      if length == 1 { (length, head) = (number(bytes, place + 8, count: 8), 16) }
      if length == 0 { length = range.upperBound - place }
      guard length >= head, length <= range.upperBound - place else { return nil }
      if name(bytes, place + 4) == wanted, length > head { return place + head..<place + length }
      place += length
    }
    return nil
  }

  /// A sound in the format of Windows: bytes of sound by bytes of each second.
  private static func wave(_ bytes: [UInt8]) -> Double? {
    var (place, rate) = (12, 0)
    while place + 8 <= bytes.count {
      let length = littleNumber(bytes, place + 4)
      if name(bytes, place) == "fmt " { rate = littleNumber(bytes, place + 16) }
      if name(bytes, place) == "data" { return rate > 0 ? Double(length) / Double(rate) : nil }
      place += 8 + length + length % 2
    }
    return nil
  }

  /// A sound in MP3 format, all of one rate, as its first frame says (ISO/IEC 11172-3, section
  /// 2.4).
  private static func compressed(_ bytes: [UInt8]) -> Double? {
    var place = 0
    if String(decoding: bytes.prefix(3), as: UTF8.self) == "ID3" {
      // The length of the tag has seven bits a byte.
      place = 10 + bytes[6..<10].reduce(0) { $0 << 7 | Int($1 & 0x7F) }
    }
    guard place + 3 < bytes.count, bytes[place] == 0xFF, bytes[place + 1] & 0xFE == 0xFA else {
      return nil
    }
    let rates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0]
    let rate = rates[Int(bytes[place + 2] >> 4)]
    return rate > 0 ? Double((bytes.count - place) * 8) / Double(rate * 1000) : nil
  }
}
