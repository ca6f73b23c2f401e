/// How to come by types in another process that has the same libraries at the same addresses.
///
/// Names alone would not do: a private type has none that can be looked up. Each type is one entry, which
/// refers to those that it is made of by their places further to the front.
struct TypeRecipes {
  /// What a type is made of.
  enum Entry {
    /// A structure, an enumeration or a class, by the address of its descriptor.
    case nominal(descriptor: UInt, [Argument])
    /// A tuple of entries.
    case tuple([Int])
    /// What has a name without an address in it, such as the type of a function.
    case named(String)
  }

  /// A generic argument.
  enum Argument {
    case count(Int)
    case type(Int)
    case witnesses(Witnesses)
    case types([Int])
    case witnessPack([Witnesses])
  }

  /// How a type conforms to a protocol.
  enum Witnesses {
    /// As a library says, at an address.
    case fixed(UInt)
    /// As the runtime finds out for an entry.
    case conformance(Int, protocolDescriptor: UInt)
  }

  /// The types, each behind those that it is made of.
  private(set) var entries: [Entry] = []
  private var known: [UnsafeRawPointer: Int?] = [:]

  /// Creates an empty list.
  init() {}

  /// Creates a list of entries that were written by another process.
  init(_ entries: [Entry]) { self.entries = entries }

  /// Adds a type with all that it is made of.
  ///
  /// - Returns: Its place; nil if it cannot be told how to come by it.
  @discardableResult
  mutating func add(_ type: UnsafeRawPointer) -> Int? {
    if let place = known[type] { return place }
    let place = entry(for: type).map { entry in
      entries.append(entry)
      return entries.count - 1
    }
    known[type] = .some(place)
    return place
  }

  private mutating func entry(for type: UnsafeRawPointer) -> Entry? {
    switch TypeMetadata(address: type).shape {
    case .nominal(let descriptor, let arguments):
      guard SwiftRuntime.isLoaded(descriptor), let arguments = add(arguments) else { return nil }
      return .nominal(descriptor: UInt(bitPattern: descriptor), arguments)
    case .tuple(let elements): return add(all: elements).map { .tuple($0) }
    case .other: return _mangledTypeName(unsafeBitCast(type, to: Any.Type.self)).map { .named($0) }
    }
  }

  private mutating func add(all types: [UnsafeRawPointer]) -> [Int]? {
    let places = types.compactMap { add($0) }
    return places.count == types.count ? places : nil
  }

  private mutating func add(_ arguments: [TypeMetadata.Argument]) -> [Argument]? {
    // A witness table does not say whose it is.
    let owners = arguments.flatMap { argument -> [UnsafeRawPointer] in
      switch argument {
      case .type(let type): [type]
      case .types(let types): types
      case .count, .witnesses, .witnessPack: []
      }
    }
    var added: [Argument] = []
    for argument in arguments {
      let one: Argument? =
        switch argument {
        case .count(let count): .count(count)
        case .type(let type): add(type).map { .type($0) }
        case .types(let types): add(all: types).map { .types($0) }
        case .witnesses(let table): add(table, of: owners).map { .witnesses($0) }
        case .witnessPack(let tables): add(all: tables, of: owners).map { .witnessPack($0) }
        }
      guard let one else { return nil }
      added.append(one)
    }
    return added
  }

  private mutating func add(
    all tables: [UnsafeRawPointer], of owners: [UnsafeRawPointer]
  ) -> [Witnesses]? {
    let added = tables.compactMap { add($0, of: owners) }
    return added.count == tables.count ? added : nil
  }

  private mutating func add(
    _ table: UnsafeRawPointer, of owners: [UnsafeRawPointer]
  ) -> Witnesses? {
    let witnesses = WitnessTable(address: table)
    if witnesses.isFixed, SwiftRuntime.isLoaded(table) { return .fixed(UInt(bitPattern: table)) }
    let wanted = witnesses.protocolDescriptor
    let owner = owners.first { SwiftRuntime.witnesses(of: $0, for: wanted) == table }
    return owner.flatMap { add($0) }.map {
      .conformance($0, protocolDescriptor: UInt(bitPattern: wanted))
    }
  }
}
