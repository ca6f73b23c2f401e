/// The conformances that libraries declare, where the compiler puts them.
enum ConformanceSections {
  /// What is told of a library: the beginning of `MetadataSections` in Swift's
  /// `ImageInspectionCommon.h`.
  private struct Sections {
    var version: UInt
    var baseAddress: UnsafeRawPointer?
    var unused: (UnsafeRawPointer?, UnsafeRawPointer?)
    var protocols: (start: UInt, length: UInt)
    var conformances: (start: UInt, length: UInt)
  }

  private typealias Body =
    @convention(c) (
      UnsafeRawPointer, UnsafeMutableRawPointer
    ) -> Bool

  @_silgen_name("swift_enumerateAllMetadataSections")
  private static func enumerate(_ body: Body, _ context: UnsafeMutableRawPointer)

  /// What is looked for, and what was found.
  private struct Search {
    let protocolDescriptor: UInt
    var types: Set<UInt> = []
  }

  /// The declarations of the types that conform to a protocol, by their addresses.
  static func types(conformingTo protocolDescriptor: UInt) -> Set<UInt> {
    var search = Search(protocolDescriptor: protocolDescriptor)
    withUnsafeMutablePointer(to: &search) { search in
      enumerate(
        { sections, context in
          let search = context.assumingMemoryBound(to: Search.self)
          ConformanceSections.look(
            through: sections.assumingMemoryBound(to: Sections.self).pointee, search)
          return true
        }, search)
    }
    return search.types
  }

  /// Looks through the conformances of a library: each is a distance to what describes it.
  private static func look(
    through sections: Sections, _ search: UnsafeMutablePointer<Search>
  ) {
    guard let start = UnsafeRawPointer(bitPattern: sections.conformances.start) else { return }
    for offset in stride(from: 0, to: Int(sections.conformances.length), by: 4) {
      guard let conformance = target(of: start + offset, indirect: false),
        let described = protocolDescriptor(of: conformance),
        UInt(bitPattern: described) == search.pointee.protocolDescriptor,
        let type = typeDescriptor(of: conformance)
      else { continue }
      search.pointee.types.insert(UInt(bitPattern: type))
    }
  }

  /// The protocol: the first field, whose lowest bit says whether it leads to a pointer.
  private static func protocolDescriptor(of conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = conformance.load(as: Int32.self)
    return target(of: conformance, distance: distance & ~1, indirect: distance & 1 != 0)
  }

  /// The type: the second field, of which the flags in the fourth say what it leads to.
  private static func typeDescriptor(of conformance: UnsafeRawPointer) -> UnsafeRawPointer? {
    let kind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    switch kind {
    case 0: return target(of: conformance + 4, indirect: false)
    case 1: return target(of: conformance + 4, indirect: true)
    default: return nil
    }
  }

  private static func target(of field: UnsafeRawPointer, indirect: Bool) -> UnsafeRawPointer? {
    target(of: field, distance: field.load(as: Int32.self), indirect: indirect)
  }

  private static func target(
    of field: UnsafeRawPointer, distance: Int32, indirect: Bool
  ) -> UnsafeRawPointer? {
    guard distance != 0 else { return nil }
    let place = field + Int(distance)
    return indirect ? place.load(as: UnsafeRawPointer?.self) : place
  }
}
