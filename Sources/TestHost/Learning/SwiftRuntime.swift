import Glibc

/// Functions of Swift's runtime that make types and look up conformances.
///
/// Found by name: the compiler has declarations of its own for them.
enum SwiftRuntime {
  private typealias ConformanceLookup =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?
  private typealias TupleMaker =
    @convention(c) (
      UInt, UInt, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> UnsafeRawPointer?
  private typealias Accessor =
    @convention(c) (
      UInt, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> UnsafeRawPointer?

  private typealias TypeLookup =
    @convention(c) (
      UnsafeRawPointer, UInt, UnsafeRawPointer?, UnsafeRawPointer?
    ) -> UnsafeRawPointer?

  private typealias LibraryLookup =
    @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt

  private static let lookUp = function("swift_conformsToProtocol", as: ConformanceLookup.self)
  private static let makeTuple = function("swift_getTupleTypeMetadata", as: TupleMaker.self)
  private static let findType = function(
    "swift_getTypeByMangledNameInContext", as: TypeLookup.self)
  private static let findLibrary = function("_dl_find_object", as: LibraryLookup.self)

  /// An address in the program, as opposed to its libraries.
  static var programStart: UnsafeRawPointer? { dlsym(nil, "main").map { UnsafeRawPointer($0) } }

  /// How a type conforms to a protocol; nil if it does not.
  static func witnesses(
    of type: UnsafeRawPointer, for protocolDescriptor: UnsafeRawPointer
  ) -> UnsafeRawPointer? {
    lookUp?(type, protocolDescriptor)
  }

  /// A tuple of types.
  static func tuple(of types: [UnsafeRawPointer]) -> UnsafeRawPointer? {
    // The flags are the number of elements; the words after a pointer are of no interest.
    types.withUnsafeBytes { makeTuple?(0, UInt(types.count), $0.baseAddress, nil, nil) }
  }

  /// The type of a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor of a structure, an enumeration or a class.
  ///   - arguments: The words of its generic arguments.
  /// - Returns: Its metadata; nil if it cannot be made.
  static func type(
    of descriptor: UnsafeRawPointer, arguments: [UnsafeRawPointer?]
  ) -> UnsafeRawPointer? {
    let offset = Int(descriptor.load(fromByteOffset: 12, as: Int32.self))
    guard offset != 0 else { return nil }
    let accessor = unsafeBitCast(descriptor + 12 + offset, to: Accessor.self)
    // More than three are handed over in memory.
    if arguments.count > 3 {
      return arguments.withUnsafeBytes { accessor(0, $0.baseAddress, nil, nil) }
    }
    let all = arguments + [nil, nil, nil]
    return accessor(0, all[0], all[1], all[2])
  }

  /// The type of a mangled name.
  ///
  /// - Parameters:
  ///   - name: Where the name is; it may refer to descriptors by their distance from it.
  ///   - length: Of the name, in bytes.
  /// - Returns: The metadata; nil if there is no such type.
  static func type(named name: UnsafeRawPointer, length: UInt) -> UnsafeRawPointer? {
    findType?(name, length, nil, nil)
  }

  /// Whether something is part of a library or of the program, and not made while it runs.
  static func isLoaded(_ address: UnsafeRawPointer) -> Bool {
    // `dladdr` would search the names of all symbols too; what this tells takes eleven words.
    withUnsafeTemporaryAllocation(byteCount: 128, alignment: 8) { result in
      guard let place = result.baseAddress, let findLibrary else { return false }
      return findLibrary(address, place) == 0
    }
  }

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }
}
