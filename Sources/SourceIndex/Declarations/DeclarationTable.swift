/// The types of all sources, by name, with lookup of members through inheritance.
struct DeclarationTable {
  /// The type that holds functions and variables outside of types.
  static let globalsName = ""

  /// Types in the order of their declarations.
  private(set) var types: [TypeDeclaration] = []
  private var indexByName: [String: Int] = [:]
  /// Qualified names by the last component, in order of declaration.
  private var namesByLastComponent: [String: [String]] = [:]
  /// Qualified names of nested types by that of the type around them, in order of declaration.
  private var namesOfNested: [String: [String]] = [:]

  /// A member with what generic parameters mean for the type it was found through.
  struct Found<Member> {
    var member: Member
    var substitution: [String: TypeReference]
  }

  /// The type of a qualified name.
  subscript(name: String) -> TypeDeclaration? {
    indexByName[name].map { types[$0] }
  }

  /// Adds a type, or changes the one of that name.
  mutating func update(
    _ name: String, orInsert make: @autoclosure () -> TypeDeclaration,
    with change: (inout TypeDeclaration) -> Void
  ) {
    if let index = indexByName[name] {
      change(&types[index])
      return
    }
    var type = make()
    change(&type)
    indexByName[name] = types.count
    types.append(type)
    namesByLastComponent[Self.lastComponent(of: name), default: []].append(name)
    let outer = type.outerName
    if !outer.isEmpty { namesOfNested[outer, default: []].append(name) }
  }

  private static func lastComponent(of name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return name }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The types that are declared in a type, in order of declaration.
  func types(nestedIn name: String) -> [TypeDeclaration] {
    (namesOfNested[name] ?? []).compactMap { self[$0] }
  }

  /// Adds the types of another table; where both declare a type of one name, the first's is meant.
  ///
  /// The app and its tests are modules of their own: a page object may be called as the view is that
  /// it models.
  mutating func merge(_ other: DeclarationTable) {
    for type in other.types {
      let known = self[type.name]
      guard known == nil || known?.kind == .external || type.kind == .external else { continue }
      update(type.name, orInsert: type) { mine in
        guard let known else { return }
        if mine.kind == .external, type.kind != .external {
          mine = type
          mine.inherited += known.inherited
          mine.properties += known.properties
          mine.functions += known.functions
          mine.subscripts += known.subscripts
          mine.initializers += known.initializers
        } else {
          mine.inherited += type.inherited
          mine.properties += type.properties
          mine.functions += type.functions
          mine.subscripts += type.subscripts
          mine.initializers += type.initializers
        }
      }
    }
  }

  /// Names of the types that inherit from each type, in order of declaration.
  func subtypes() -> [String: [String]] {
    var result: [String: [String]] = [:]
    for type in types where type.kind != .external {
      for ancestor in lineageNames(of: type.name).dropFirst() {
        result[ancestor, default: []].append(type.name)
      }
    }
    return result
  }

  /// The qualified name that a name means inside a type.
  ///
  /// Looks outward from the type, then for the only or first type that is called so anywhere; a
  /// name from a library stays as it is.
  func qualifiedName(_ name: String, in context: String) -> String {
    // Most of the names that code is full of are called as no type is.
    guard let sameLast = namesByLastComponent[Self.lastComponent(of: name)] else { return name }
    var outer = context
    while !outer.isEmpty {
      let candidate = "\(outer).\(name)"
      if indexByName[candidate] != nil { return candidate }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    if indexByName[name] != nil { return name }
    return sameLast.first { $0.hasSuffix(name) } ?? name
  }

  /// A reference with qualified names.
  func qualified(_ reference: TypeReference, in context: String) -> TypeReference {
    TypeReference(
      name: qualifiedName(reference.name, in: context),
      arguments: reference.arguments.map { qualified($0, in: context) },
      isMetatype: reference.isMetatype)
  }

  /// A type and all that it inherits from, nearest first, each with its generic substitution.
  func lineage(of type: TypeReference) -> [(name: String, substitution: [String: TypeReference])] {
    var result: [(name: String, substitution: [String: TypeReference])] = []
    var queue = [type]
    var seen: Set<String> = []
    while !queue.isEmpty {
      let next = queue.removeFirst()
      guard seen.insert(next.name).inserted else { continue }
      guard let declaration = self[next.name] else {
        result.append((next.name, [:]))
        continue
      }
      let substitution = Dictionary(
        zip(declaration.generics, next.arguments), uniquingKeysWith: { first, _ in first })
      result.append((next.name, substitution))
      queue += declaration.inherited.map {
        qualified($0, in: declaration.outerName).substituting(substitution)
      }
    }
    return result
  }

  /// Names of a type and all that it inherits from.
  func lineageNames(of name: String) -> [String] {
    lineage(of: TypeReference(name: name)).map(\.name)
  }

  /// The property of a type, its own or an inherited one.
  func property(_ name: String, of type: TypeReference) -> Found<PropertyDeclaration>? {
    for ancestor in lineage(of: type) {
      let candidates = self[ancestor.name]?.properties.filter { $0.name == name } ?? []
      // A requirement of a protocol says less than the default that an extension gives it.
      let property = candidates.first { $0.getter != nil || $0.value != nil } ?? candidates.first
      if let property { return Found(member: property, substitution: ancestor.substitution) }
    }
    return nil
  }

  /// The method of a type, its own or an inherited one, whose labels fit a call best.
  func function(
    _ name: String, labels: [String], of type: TypeReference
  ) -> Found<FunctionDeclaration>? {
    method(labels: labels, of: type) { $0.functions.filter { $0.name == name } }
  }

  /// The subscripts of a type, its own and inherited ones, whose labels fit an access.
  func subscripts(labels: [String], of type: TypeReference) -> [Found<FunctionDeclaration>] {
    lineage(of: type).flatMap { ancestor in
      (self[ancestor.name]?.subscripts ?? []).filter { $0.accepts(labels: labels) }
        .map { Found(member: $0, substitution: ancestor.substitution) }
    }
  }

  /// The initialiser of a type, its own or an inherited one, that fits a call.
  func initializer(labels: [String], of type: TypeReference) -> Found<FunctionDeclaration>? {
    let found = method(labels: labels, of: type, from: \.initializers)
    return found?.member.accepts(labels: labels) == true ? found : nil
  }

  /// Finds what fits labels best among the methods of some kind.
  private func method(
    labels: [String], of type: TypeReference,
    from methods: (TypeDeclaration) -> [FunctionDeclaration]
  ) -> Found<FunctionDeclaration>? {
    var fallback: Found<FunctionDeclaration>?
    for ancestor in lineage(of: type) {
      let candidates = self[ancestor.name].map(methods) ?? []
      // A requirement of a protocol says less than the default that an extension gives it.
      let ordered =
        candidates.filter { $0.statements != nil } + candidates.filter { $0.statements == nil }
      if let match = ordered.first(where: { $0.accepts(labels: labels) }) {
        return Found(member: match, substitution: ancestor.substitution)
      }
      if fallback == nil, let first = ordered.first {
        fallback = Found(member: first, substitution: ancestor.substitution)
      }
    }
    return fallback
  }
}

extension FunctionDeclaration {
  /// The label that stands for a trailing closure, which fits any parameter.
  static let trailingClosureLabel = "{}"

  /// Whether a call with these labels can mean this function: each label is a parameter's, in
  /// order, and the parameters left out have defaults.
  func accepts(labels: [String]) -> Bool {
    var rest = labels[...]
    for parameter in parameters {
      if rest.first == parameter.label || rest == [Self.trailingClosureLabel] {
        rest = rest.dropFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }
}
