/// The addresses of the declarations that a type is an instance of: its own, and those of its
/// superclasses; as Swift's ABI lays metadata out (`swift/ABI/Metadata.h`).
struct TypeDeclarations: Sequence {
  private let first: UInt
  private let superclass: UInt

  /// Reads a type's declarations; `nil` for types that conform in other ways, such as tuples, and for
  /// those that several libraries may declare, such as structures of C.
  init?(_ type: UInt) {
    guard let metadata = UnsafeRawPointer(bitPattern: type) else { return nil }
    let kind = metadata.load(as: UInt.self)
    let offset: Int
    switch kind {
    case 0x200, 0x201, 0x202: (offset, superclass) = (8, 0)
    case 0:
      (offset, superclass) = (Self.classOffset, metadata.load(fromByteOffset: 8, as: UInt.self))
    default: return nil
    }
    first = metadata.load(fromByteOffset: offset, as: UInt.self)
    guard let descriptor = UnsafeRawPointer(bitPattern: first),
      descriptor.load(as: UInt32.self) & Self.isUnique != 0
    else { return nil }
  }

  /// Where the descriptor stands in the metadata of a class.
  private static let classOffset = 40
  /// The flag of a declaration that is one in the whole process.
  private static let isUnique: UInt32 = 0x40

  func makeIterator() -> AnyIterator<UInt> {
    var next: TypeDeclarations? = self
    return AnyIterator {
      guard let current = next else { return nil }
      next = current.superclass == 0 ? nil : TypeDeclarations(current.superclass)
      return current.first
    }
  }
}
