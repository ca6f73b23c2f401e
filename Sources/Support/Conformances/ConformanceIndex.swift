import Synchronization

/// The types that declare that they conform to a protocol, in all libraries that are loaded.
///
/// Swift's runtime looks through all conformances there are for each type that it is asked about, and
/// most answers are no. Here they are looked through once for each protocol.
enum ConformanceIndex {
  /// What was found, and how many libraries had been loaded then.
  private struct Found {
    var types: [UInt: Set<UInt>] = [:]
    var libraries: UInt64 = 0
  }

  private static let found = Mutex(Found())

  /// Whether a type cannot conform to a protocol, as none of its declarations says so.
  ///
  /// - Parameters:
  ///   - type: The address of the type's metadata.
  ///   - protocolDescriptor: The address of the protocol's descriptor.
  /// - Returns: False where the runtime has to be asked.
  static func rulesOut(type: UInt, _ protocolDescriptor: UInt) -> Bool {
    guard let declarations = TypeDeclarations(type) else { return false }
    let types = types(conformingTo: protocolDescriptor)
    return declarations.allSatisfy { !types.contains($0) }
  }

  private static func types(conformingTo protocolDescriptor: UInt) -> Set<UInt> {
    let libraries = LoadedLibraries.count
    return found.withLock { found in
      if found.libraries != libraries { found = Found(libraries: libraries) }
      if let known = found.types[protocolDescriptor] { return known }
      let types = ConformanceSections.types(conformingTo: protocolDescriptor)
      found.types[protocolDescriptor] = types
      return types
    }
  }
}

/// How many libraries a process has loaded: what is known of them is known of these.
private enum LoadedLibraries {
  private typealias Body =
    @convention(c) (
      UnsafeRawPointer, Int, UnsafeMutableRawPointer
    ) -> Int32

  /// The C library's; its header has it for GNU sources only.
  @_silgen_name("dl_iterate_phdr")
  private static func iterate(_ body: Body, _ context: UnsafeMutableRawPointer) -> Int32

  /// Where the count stands in what is told of a library (`struct dl_phdr_info`).
  private static let countOffset = 32

  static var count: UInt64 {
    var count: UInt64 = 0
    // The count is told with each library; the first is enough.
    _ = withUnsafeMutablePointer(to: &count) { count in
      iterate(
        { library, _, count in
          count.storeBytes(
            of: library.load(fromByteOffset: LoadedLibraries.countOffset, as: UInt64.self),
            as: UInt64.self)
          return 1
        }, count)
    }
    return count
  }
}
