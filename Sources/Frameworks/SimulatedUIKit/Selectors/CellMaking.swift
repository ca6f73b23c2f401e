/// Calls an initialiser of classes that are known at run time only, as those of cells are.
///
/// UIKit makes cells by Objective-C. Swift lets a class be made of its type by initialisers alone
/// that
/// are `required`, which those that apps override are not. All classes have them in one place of
/// their
/// tables of methods, however, and that place is found here by the layout that Swift's ABI fixes
/// (`swift/ABI/Metadata.h`).
struct ClassInitializers {
  /// A function of Swift and what it finds in the register of the context: for an initialiser, the
  /// type.
  struct Function {
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
  init?(declaredBy type: AnyClass, number: Int = 0) {
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
  func function(of type: AnyClass) -> Function {
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    return Function(
      code: metadata.load(fromByteOffset: 8 * entry, as: UnsafeRawPointer.self),
      context: metadata)
  }
}

// A closure that does not escape is these two words too, and nobody counts references to its
// context:
// a function that takes such a closure is one that takes the two words.

extension UITableViewCell {
  private static let initializers = ClassInitializers(declaredBy: UITableViewCell.self)

  /// Makes a cell of a class of the app's.
  static func make(
    _ type: UITableViewCell.Type, style: CellStyle, identifier: String?
  ) -> UITableViewCell? {
    typealias Initializer = @MainActor (CellStyle, String?) -> UITableViewCell
    struct Taking {
      let call: @MainActor (Initializer, CellStyle, String?) -> UITableViewCell
    }
    struct Calling {
      let call: @MainActor (ClassInitializers.Function, CellStyle, String?) -> UITableViewCell
    }
    guard let function = initializers?.function(of: type) else { return nil }
    let taking = Taking { initializer, style, identifier in initializer(style, identifier) }
    return unsafeBitCast(taking, to: Calling.self).call(function, style, identifier)
  }
}

extension UITableViewHeaderFooterView {
  private static let initializers = ClassInitializers(
    declaredBy: UITableViewHeaderFooterView.self)

  /// Makes a header of a class of the app's.
  static func make(
    _ type: UITableViewHeaderFooterView.Type, identifier: String?
  ) -> UITableViewHeaderFooterView? {
    typealias Initializer = @MainActor (String?) -> UITableViewHeaderFooterView
    struct Taking {
      let call: @MainActor (Initializer, String?) -> UITableViewHeaderFooterView
    }
    struct Calling {
      let call: @MainActor (ClassInitializers.Function, String?) -> UITableViewHeaderFooterView
    }
    guard let function = initializers?.function(of: type) else { return nil }
    let taking = Taking { initializer, identifier in initializer(identifier) }
    return unsafeBitCast(taking, to: Calling.self).call(function, identifier)
  }
}

extension UIView {
  private static let initializers = ClassInitializers(declaredBy: UIView.self)

  /// Makes a view of a class of the app's with a frame.
  static func make(_ type: UIView.Type, frame: CGRect) -> UIView? {
    typealias Initializer = @MainActor (CGRect) -> UIView
    struct Taking { let call: @MainActor (Initializer, CGRect) -> UIView }
    struct Calling { let call: @MainActor (ClassInitializers.Function, CGRect) -> UIView }
    guard let function = initializers?.function(of: type) else { return nil }
    let taking = Taking { initializer, frame in initializer(frame) }
    return unsafeBitCast(taking, to: Calling.self).call(function, frame)
  }
}
