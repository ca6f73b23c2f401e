/// Whether a type conforms to a protocol, by the addresses that Swift's runtime knows them by.
package struct ConformanceQuestion: Hashable, Sendable {
  /// The address of the type's metadata.
  package let type: UInt
  /// The address of the protocol's descriptor.
  package let protocolDescriptor: UInt

  /// Creates a question.
  package init(type: UInt, protocolDescriptor: UInt) {
    self.type = type
    self.protocolDescriptor = protocolDescriptor
  }

  /// Whether the answer is no, whatever the runtime would have to look through to know it.
  var isRuledOut: Bool { ConformanceIndex.rulesOut(type: type, protocolDescriptor) }

  /// Creates a question about the type of one protocol, such as `any Equatable`.
  ///
  /// There is none about other types than that of one protocol, and none about optional values, as
  /// these are cast by what is in them.
  init?(_ type: Any.Type, _ target: Any.Type) {
    // The layout of such a type: its kind, flags that say whether it has a superclass or is `Error`,
    // the number of protocols, and their descriptors (`swift/ABI/Metadata.h`).
    let metadata = unsafeBitCast(target, to: UnsafeRawPointer.self)
    guard unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) != 0x202,
      metadata.load(as: UInt.self) == 0x303,
      metadata.load(fromByteOffset: 8, as: UInt32.self) & 0x7F00_0000 == 0,
      metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return nil }
    self.init(
      type: UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self)),
      protocolDescriptor: metadata.load(fromByteOffset: 16, as: UInt.self))
  }
}
