extension ValueComparison {
  /// The sorts of types that are compared in different ways.
  enum Kind {
    case structure, enumeration, tuple, reference, function, existential, metatype, unknown

    /// Reads the kind off the first word of a type's metadata, as Swift's ABI lays it out
    /// (`MetadataKind.def`); a class has a pointer there.
    init(_ type: Any.Type) {
      if type is AnyClass {
        self = .reference
        return
      }
      switch unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee {
      case 0x200: self = .structure
      case 0x201, 0x202: self = .enumeration
      case 0x301: self = .tuple
      case 0x302: self = .function
      case 0x303: self = .existential
      case 0x304, 0x306: self = .metatype
      default: self = .unknown
      }
    }

    /// Whether an existential type holds a value with its type, rather than a reference: the flags
    /// in its metadata's second word say so (`ExistentialTypeFlags`: the top bit is set without a
    /// class constraint; six bits tell special protocols, such as `Error`).
    static func isOpaqueExistential(_ type: Any.Type) -> Bool {
      let words = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let flags = words.load(fromByteOffset: MemoryLayout<Int>.size, as: UInt32.self)
      return flags & 0x8000_0000 != 0 && flags & 0x3F00_0000 == 0
    }
  }
}
