import SourceIndex

/// What a stub declares.
struct StubModel: Hashable, Sendable {
  /// The name of the module.
  let module: String
  /// Its types, by name.
  private(set) var types: [String: StubType] = [:]
  /// The names of the types, in the order in which they were found.
  private(set) var order: [String] = []
  /// Functions and variables beside the types.
  private(set) var globals: [StubMember] = []
  /// Modules that its text imports.
  var imports: Set<String> = ["Foundation"]

  /// Creates a model without declarations.
  init(module: String) { self.module = module }

  /// Adds a type, unless there is one of that name.
  ///
  /// - Returns: Whether it was added.
  @discardableResult
  mutating func add(_ type: StubType) -> Bool {
    guard types[type.name] == nil else { return false }
    types[type.name] = type
    order.append(type.name)
    return true
  }

  /// Changes a type.
  ///
  /// - Returns: Whether it has changed; not where there is none.
  mutating func change(_ name: String, _ change: (inout StubType) -> Void) -> Bool {
    guard var type = types[name] else { return false }
    let old = type
    change(&type)
    types[name] = type
    return type != old
  }

  /// Adds a member to a type, with the types that it needs.
  ///
  /// - Returns: Whether it was added.
  mutating func add(_ member: StubMember, to name: String) -> Bool {
    guard var type = types[name], type.add(member) else { return false }
    types[name] = type
    addPlaceholders(of: member, owner: name)
    return true
  }

  /// Adds a function or variable beside the types.
  ///
  /// - Returns: Whether it was added.
  mutating func addGlobal(_ member: StubMember) -> Bool {
    guard !globals.contains(where: { $0.name == member.name && $0.call == member.call }) else {
      return false
    }
    globals.append(member)
    addPlaceholders(of: member, owner: "")
    return true
  }

  /// Changes what gives a type: members and globals.
  ///
  /// - Returns: Whether one was changed.
  mutating func changeGivers(of type: String, _ change: (inout StubMember) -> Void) -> Bool {
    var hasChanged = false
    func apply(_ member: inout StubMember) {
      guard member.result == type, !member.isInitializer else { return }
      let old = member
      change(&member)
      if member != old { hasChanged = true }
    }
    for name in order { _ = types[name]?.changeMembers(apply) }
    for number in globals.indices { apply(&globals[number]) }
    return hasChanged
  }

  /// Removes a type, or one of its members.
  mutating func remove(_ owner: StubText.Owner) {
    switch owner {
    case .member(let member, let type):
      types[type]?.removeMembers { $0 == member }
    case .global(let member): globals.removeAll { $0 == member }
    case .type(let name):
      types[name] = nil
      order.removeAll { $0 == name }
    }
  }

  /// The model without types that stand for nothing that is used: what gives one gives nothing.
  var simplified: StubModel {
    var model = self
    let idle = order.filter { name in
      guard let type = types[name] else { return false }
      return type.isPlaceholder && type.kind == .object && type.members.isEmpty
        && type.conformances.isEmpty && type.superclass == nil && !name.hasSuffix("Input")
        && !name.hasSuffix("Option")
    }
    for name in idle {
      var isKept = false
      _ = model.changeGivers(of: name) { member in
        if member.call == nil || member.isOptional { isKept = true } else { member.result = "Void" }
      }
      if !isKept { model.remove(.type(name)) }
    }
    return model
  }

  /// The name of what a member is given or gives that has no type yet.
  static func placeholder(_ owner: String, _ member: String, _ end: String = "") -> String {
    let word = member.prefix(1).uppercased() + member.dropFirst()
    return owner + word.filter { $0.isLetter || $0.isNumber || $0 == "_" } + end
  }

  /// The type of a property that closures with so many parameters are assigned to.
  static func closure(_ owner: String, _ member: String, inputs: Int) -> String {
    let input = placeholder(owner, member, "Input")
    return "((\(Array(repeating: input, count: inputs).joined(separator: ", "))) -> Void)"
  }

  private mutating func addPlaceholders(of member: StubMember, owner: String) {
    for argument in member.call?.arguments ?? [] {
      switch argument.kind {
      case .closure(let count) where count > 0:
        add(
          StubType(
            name: Self.placeholder(owner, member.name, "Input"), kind: .object,
            origin: member.origin, isPlaceholder: true))
      case .implicitMember:
        add(
          StubType(
            name: Self.placeholder(owner, member.name, "Option"), kind: .object,
            origin: member.origin, isPlaceholder: true))
      default: break
      }
    }
    if member.result == Self.closure(owner, member.name, inputs: member.assignedInputs) {
      add(
        StubType(
          name: Self.placeholder(owner, member.name, "Input"), kind: .object,
          origin: member.origin, isPlaceholder: true))
    }
    if member.parts > 0 {
      add(
        StubType(
          name: Self.placeholder(owner, member.name, "Input"), kind: .object,
          origin: member.origin, isPlaceholder: true))
    }
    if member.result == Self.placeholder(owner, member.name) {
      add(
        StubType(
          name: member.result, kind: .object, origin: member.origin, isPlaceholder: true))
    }
  }
}
