import ElementModel

/// A made-up address for an object of Xcode's messages: the same in every run of a test, and
/// different for different things.
struct StableAddress {
  /// The address as Xcode prints one, such as `0x11124a6c0`.
  let text: String

  private init(offset: UInt64) {
    text = "0x" + String(0x1_0480_0000 + (offset & 0xFFFF_FFF0), radix: 16)
  }

  /// The address of an element, at the distance at which Xcode's elements lie.
  static func element(_ id: Int) -> StableAddress {
    StableAddress(offset: UInt64(bitPattern: Int64(id)) &* 0x140)
  }

  /// The address of the query that an element is looked up with.
  static func query(_ reference: ElementReference) -> StableAddress {
    let text = "\(reference.app) " + reference.query.steps.map(\.title).joined(separator: "/")
    // FNV-1a: Swift's own hashes differ from process to process.
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return StableAddress(offset: (hash >> 24) & 0x0FFF_FFFF)
  }
}
