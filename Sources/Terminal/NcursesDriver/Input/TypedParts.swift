/// Divides what a keyboard sends into characters and whole escape sequences.
enum TypedParts {
  /// The first character, or the first sequence as far as it is there; never empty where there is a
  /// byte.
  static func first(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let byte = bytes.first else { return bytes }
    guard byte == 0x1B else { return bytes.prefix(length(ofCharacter: byte)) }
    switch bytes.dropFirst().first {
    case UInt8(ascii: "O"): return bytes.prefix(3)
    case UInt8(ascii: "["): break
    default: return bytes.prefix(1)
    }
    // The console of Linux doubles the bracket for some.
    let isDouble = bytes.dropFirst(2).first == UInt8(ascii: "[")
    let parameters = bytes.dropFirst(isDouble ? 3 : 2).prefix { (0x20...0x3F).contains($0) }
    return bytes.prefix((isDouble ? 3 : 2) + parameters.count + 1)
  }

  private static func length(ofCharacter lead: UInt8) -> Int {
    switch lead {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }
}
