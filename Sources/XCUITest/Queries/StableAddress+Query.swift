import ElementModel

extension StableAddress {
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
