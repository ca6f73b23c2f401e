/// Makes types by recipes.
struct TypeMaker {
  /// The types made so far, by the places of their recipes; nil where this process lacks something
  /// that is needed.
  private(set) var types: [UnsafeRawPointer?] = []

  /// Makes all types of a list.
  init(_ recipes: TypeRecipes) {
    for entry in recipes.entries { types.append(make(entry)) }
  }

  private func make(_ entry: TypeRecipes.Entry) -> UnsafeRawPointer? {
    switch entry {
    case .tuple(let elements): all(elements).flatMap { SwiftRuntime.tuple(of: $0) }
    case .nominal(let descriptor, let arguments): make(descriptor, arguments)
    case .named(let name): _typeByName(name).map { unsafeBitCast($0, to: UnsafeRawPointer.self) }
    }
  }

  private func make(_ descriptor: UInt, _ arguments: [TypeRecipes.Argument]) -> UnsafeRawPointer? {
    guard let descriptor = loaded(descriptor) else { return nil }
    // Packs have to be there until the type is made, which copies them.
    var packs: [UnsafeMutableRawPointer] = []
    defer { for pack in packs { pack.deallocate() } }
    var words: [UnsafeRawPointer?] = []
    for argument in arguments {
      switch argument {
      case .count(let count): words.append(UnsafeRawPointer(bitPattern: count))
      case .type(let place):
        guard let type = type(at: place) else { return nil }
        words.append(type)
      case .witnesses(let witnesses):
        guard let table = table(of: witnesses) else { return nil }
        words.append(table)
      case .types(let places):
        guard let elements = all(places) else { return nil }
        packs.append(Self.pack(elements))
        words.append(packs.last.map { UnsafeRawPointer($0) })
      case .witnessPack(let all):
        let tables = all.compactMap { table(of: $0) }
        guard tables.count == all.count else { return nil }
        packs.append(Self.pack(tables))
        words.append(packs.last.map { UnsafeRawPointer($0) })
      }
    }
    return SwiftRuntime.type(of: descriptor, arguments: words)
  }

  private func type(at place: Int) -> UnsafeRawPointer? {
    types.indices.contains(place) ? types[place] : nil
  }

  private func all(_ places: [Int]) -> [UnsafeRawPointer]? {
    let made = places.compactMap { type(at: $0) }
    return made.count == places.count ? made : nil
  }

  private func table(of witnesses: TypeRecipes.Witnesses) -> UnsafeRawPointer? {
    switch witnesses {
    case .fixed(let address): return loaded(address)
    case .conformance(let place, let protocolDescriptor):
      guard let type = type(at: place), let wanted = loaded(protocolDescriptor) else { return nil }
      return SwiftRuntime.witnesses(of: type, for: wanted)
    }
  }

  /// An address in a library, if this process has loaded it.
  private func loaded(_ address: UInt) -> UnsafeRawPointer? {
    UnsafeRawPointer(bitPattern: address).flatMap { SwiftRuntime.isLoaded($0) ? $0 : nil }
  }

  private static func pack(_ elements: [UnsafeRawPointer]) -> UnsafeMutableRawPointer {
    let size = MemoryLayout<UnsafeRawPointer>.stride
    let pack = UnsafeMutableRawPointer.allocate(
      byteCount: max(1, elements.count) * size, alignment: size)
    for (index, element) in elements.enumerated() {
      pack.storeBytes(of: element, toByteOffset: index * size, as: UnsafeRawPointer.self)
    }
    return pack
  }
}
