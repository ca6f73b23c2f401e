/// A stage of a store: the base, which everybody compares with, or what a branch has changed.
package struct StageName: Hashable, Comparable, Sendable {
  /// What the keys of all stages begin with.
  package static let folder = "stages/"
  private static let ending = ".json"
  /// Bytes of a name at most, so that a file can be called so.
  private static let limit = 80

  /// The name, mostly a branch's.
  package let text: String

  /// Reads a name; `nil` where it is empty, too long or has control characters in it.
  package init?(_ text: String) {
    guard (1...Self.limit).contains(text.utf8.count),
      text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F })
    else { return nil }
    self.text = text
  }

  /// Reads a key in a store; `nil` for what is no stage's.
  package init?(key: String) {
    guard key.hasPrefix(Self.folder), key.hasSuffix(Self.ending) else { return nil }
    var bytes: [UInt8] = []
    var rest = key.dropFirst(Self.folder.count).dropLast(Self.ending.count)[...]
    while let first = rest.utf8.first {
      if first == UInt8(ascii: "=") {
        guard let byte = UInt8(rest.dropFirst().prefix(2), radix: 16) else { return nil }
        bytes.append(byte)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(first)
        rest = rest.dropFirst()
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    self.init(text)
    guard self.key == key else { return nil }
  }

  /// Where its manifest lies in a store: branches have slashes in their names, and files none.
  package var key: String {
    let name = text.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        String(UnicodeScalar(byte))
      default: "=" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
    return Self.folder + name + Self.ending
  }

  package static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}
