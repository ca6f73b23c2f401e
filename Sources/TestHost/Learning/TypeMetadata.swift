/// What Swift's runtime keeps about a type, read by the layout that its ABI fixes
/// (`swift/ABI/Metadata.h`, `swift/ABI/GenericContext.h`).
struct TypeMetadata {
  /// The parts of a type that its generic arguments are.
  enum Argument {
    /// How many types a pack of types has.
    case count(Int)
    case type(UnsafeRawPointer)
    case witnesses(UnsafeRawPointer)
    case types([UnsafeRawPointer])
    case witnessPack([UnsafeRawPointer])
  }

  /// The sorts of types that are told apart here.
  enum Shape {
    /// A structure, an enumeration or a class.
    case nominal(descriptor: UnsafeRawPointer, arguments: [Argument])
    /// A tuple without labels.
    case tuple([UnsafeRawPointer])
    case other
  }

  /// The address of the metadata, which is the identity of the type.
  let address: UnsafeRawPointer

  /// The type's parts.
  var shape: Shape {
    switch word(0) {
    case 0x200...0x202: nominal(descriptor: address(at: 1), kind: .value)
    case 0x301 where word(2) == 0:
      .tuple((0..<word(1)).map { address(at: 3 + 2 * $0) })
    // Where there is no Objective-C, a class is of kind 0.
    case 0: classShape
    default: .other
    }
  }

  private enum Kind { case value, object }

  /// A class has its descriptor after its flags and sizes.
  private var classShape: Shape {
    guard address.load(fromByteOffset: 40, as: UInt.self) != 0 else { return .other }
    return nominal(descriptor: address(at: 5), kind: .object)
  }

  private func nominal(descriptor: UnsafeRawPointer, kind: Kind) -> Shape {
    let flags = descriptor.load(as: UInt32.self)
    // Whether it is generic.
    guard flags & 0x80 != 0 else { return .nominal(descriptor: descriptor, arguments: []) }
    let start: Int
    switch kind {
    case .value: start = 2
    case .object:
      // Behind a superclass of another library, arguments have no fixed place.
      guard flags >> 16 & 1 << 13 == 0 else { return .other }
      let positiveSize = Int(descriptor.load(fromByteOffset: 28, as: UInt32.self))
      start = positiveSize - Int(descriptor.load(fromByteOffset: 32, as: UInt32.self))
    }
    let header = GenericHeader(descriptor + (kind == .value ? 28 : 44))
    return .nominal(
      descriptor: descriptor,
      arguments: (0..<header.keyArguments).map { argument($0, header, start) })
  }

  private func argument(_ index: Int, _ header: GenericHeader, _ start: Int) -> Argument {
    if index < header.shapeClasses { return .count(word(start + index)) }
    let value = address(at: start + index)
    let isType = index < header.shapeClasses + header.keyParameters
    guard let shapeClass = header.packs[index] else {
      return isType ? .type(value) : .witnesses(value)
    }
    // The lowest bit says whether the pack lives for ever.
    let bits = UInt(bitPattern: value) & ~1
    let elements = (0..<word(start + shapeClass)).compactMap { element in
      UnsafeRawPointer(bitPattern: bits)?.load(
        fromByteOffset: 8 * element, as: UnsafeRawPointer.self)
    }
    return isType ? .types(elements) : .witnessPack(elements)
  }

  private func word(_ index: Int) -> Int { address.load(fromByteOffset: 8 * index, as: Int.self) }

  private func address(at index: Int) -> UnsafeRawPointer {
    address.load(fromByteOffset: 8 * index, as: UnsafeRawPointer.self)
  }
}

/// What the descriptor of a generic type says of its arguments.
private struct GenericHeader {
  /// How many words arguments take.
  let keyArguments: Int
  /// How many of its parameters are arguments.
  let keyParameters: Int
  /// How many counts of packs come first.
  let shapeClasses: Int
  /// The places of packs among the arguments, each with that of its count.
  let packs: [Int: Int]

  init(_ address: UnsafeRawPointer) {
    func half(_ offset: Int) -> Int { Int(address.load(fromByteOffset: offset, as: UInt16.self)) }
    let (parameters, requirements) = (half(8), half(10))
    keyArguments = half(12)
    keyParameters = (0..<parameters).count {
      address.load(fromByteOffset: 16 + $0, as: UInt8.self) & 0x80 != 0
    }
    guard half(14) & 1 != 0 else {
      shapeClasses = 0
      packs = [:]
      return
    }
    let start = 16 + (parameters + 3) & ~3 + 12 * requirements
    shapeClasses = half(start + 2)
    packs = Dictionary(
      (0..<half(start)).map { (half(start + 4 + 8 * $0 + 2), half(start + 4 + 8 * $0 + 4)) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// How a type keeps a promise of a protocol.
struct WitnessTable {
  let address: UnsafeRawPointer

  private var conformance: UnsafeRawPointer { address.load(as: UnsafeRawPointer.self) }

  /// Whether it is the same in all processes, rather than made for generic arguments.
  var isFixed: Bool {
    conformance.load(fromByteOffset: 12, as: UInt32.self) & 0x3_FF00 == 0
  }

  /// The descriptor of the protocol.
  var protocolDescriptor: UnsafeRawPointer {
    let offset = Int(conformance.load(as: Int32.self))
    let place = conformance + (offset & ~1)
    return offset & 1 == 0 ? place : place.load(as: UnsafeRawPointer.self)
  }
}
