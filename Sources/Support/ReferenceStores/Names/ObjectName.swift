package import Foundation

/// What an object is called: the hash of what it holds, so that equal references are one object, and
/// whoever has fetched one can check it.
package struct ObjectName: Hashable, Comparable, Sendable {
  /// What the keys of all objects begin with.
  package static let folder = "objects/"

  /// 64 hexadecimal digits, in lower case.
  package let text: String

  /// Names what holds some bytes.
  package init(of data: Data) { text = SHA256Hash.text(of: data) }

  /// Reads a name that somebody has written; `nil` for what is none.
  package init?(_ text: String) {
    guard text.utf8.count == 64,
      text.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) })
    else { return nil }
    self.text = text
  }

  /// Reads a key in a store; `nil` for what is no object's.
  package init?(key: String) {
    guard key.hasPrefix(Self.folder), let last = key.split(separator: "/").last else { return nil }
    self.init(String(last))
    guard self.key == key else { return nil }
  }

  /// Where it lies in a store: in folders that stay small.
  package var key: String { "\(Self.folder)\(text.prefix(2))/\(text)" }

  package static func < (left: Self, right: Self) -> Bool { left.text < right.text }
}

extension ObjectName: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let name = ObjectName(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "an object is named by 64 hexadecimal digits")
    }
    self = name
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
