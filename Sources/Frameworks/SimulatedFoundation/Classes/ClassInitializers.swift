/// Calls an initialiser of classes that are known at run time only, as those of cells are.
///
/// UIKit makes cells by Objective-C. Swift lets a class be made of its type by initialisers alone
/// that
/// are `required`, which those that apps override are not. All classes have them in one place of
/// their
/// tables of methods, however, and that place is found here by the layout that Swift's ABI fixes
/// (`swift/ABI/Metadata.h`).
package struct ClassInitializers: Sendable {
  /// A function of Swift and what it finds in the register of the context: for an initialiser, the
  /// type.
  package struct Function: @unchecked Sendable {
    let code: UnsafeRawPointer
    let context: UnsafeRawPointer
  }

  /// The initialiser's place in the metadata of classes, in words.
  private let entry: Int

  /// Looks for an initialiser that a class declares and no class above it.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - number: Which of its initialisers, in the order of their declarations, from 0.
  package init?(declaredBy type: AnyClass, number: Int = 0) {
    let descriptor = unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 40, as: UnsafeRawPointer.self)
    let flags = descriptor.load(as: UInt32.self)
    // A table of methods follows, and nothing before it, as in classes that are not generic.
    guard flags & 0x8000_0000 != 0, flags & 0x2000_0080 == 0 else { return nil }
    let offset = Int(descriptor.load(fromByteOffset: 44, as: UInt32.self))
    let count = Int(descriptor.load(fromByteOffset: 48, as: UInt32.self))
    let initializers = (0..<count).filter { index in
      descriptor.load(fromByteOffset: 52 + 8 * index, as: UInt32.self) & 0xF == 1
    }
    guard initializers.indices.contains(number) else { return nil }
    entry = offset + initializers[number]
  }

  /// The initialiser of a class.
  package func function(of type: AnyClass) -> Function {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return Function(
      code: metadata.load(fromByteOffset: 8 * entry, as: UnsafeRawPointer.self),
      context: metadata)
  }
}
