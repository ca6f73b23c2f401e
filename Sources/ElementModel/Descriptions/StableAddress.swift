/// A made-up address for an object of Xcode's messages: the same in every run of a test, and
/// different for different things.
package struct StableAddress {
  /// The address as Xcode prints one, such as `0x11124a6c0`.
  package let text: String

  /// The address at a distance from where all begin, cut to what is likely.
  package init(offset: UInt64) {
    text = "0x" + String(0x1_0480_0000 + (offset & 0xFFFF_FFF0), radix: 16)
  }

  /// The address of an element, at the distance at which Xcode's elements lie.
  package static func element(_ id: Int) -> StableAddress {
    StableAddress(offset: UInt64(bitPattern: Int64(id)) &* 0x140)
  }
}
