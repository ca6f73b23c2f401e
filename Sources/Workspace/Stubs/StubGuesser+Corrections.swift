import SourceIndex

extension StubGuesser {
  /// Changes what is there already, so that it fits how it is used.
  mutating func correct(_ complaint: CompilerComplaint, _ names: [String]) -> Bool {
    let message = complaint.message
    let known = names.map(Self.baseName).first { model.types[$0] != nil }
    if message.contains("does not override") { return addOverridden(complaint) }
    if message.hasPrefix("reference to member"), let name = names.first {
      return addSwitchedCase(name, complaint)
    }
    if message.contains("is not a member type of"), names.count > 1 {
      return addNested(
        names[0], in: Self.baseName(Self.lastWord(names[1])), use(at: complaint),
        Self.origin(of: complaint))
    }
    if let known {
      if message.contains("must have Optional type") || message.contains("optional chaining on")
        || message.contains("force unwrap value of non-optional")
      {
        return model.changeGivers(of: known) { $0.isOptional = true }
      }
      if message.contains("non-protocol") || message.contains("multiple inheritance") {
        return model.change(known) { $0.kind = .contract }
      }
      if message.contains("specialize non-generic") {
        let count = use(at: complaint)?.genericArguments ?? 0
        return model.change(known) { $0.generics = max($0.generics, count) }
      }
      if message.contains("non-class-bound") {
        return model.change(known) { $0.conformances.insert("AnyObject") }
      }
      if message.contains("conform to") { return conform(names) }
      if message.hasPrefix("cannot convert") || message.hasPrefix("cannot assign"),
        names.count > 1
      {
        if convert(names) { return true }
      }
    }
    return addOverload(complaint)
  }

  /// Adds a case to the type of what a `switch` looks at.
  private mutating func addSwitchedCase(_ name: String, _ complaint: CompilerComplaint) -> Bool {
    guard case .pattern(let parts) = use(at: complaint)?.role, let line = complaint.line,
      let column = complaint.column,
      let subject = reader(of: complaint)?.switchedName(line: line, column: column)
    else { return false }
    let givers = model.order.flatMap { model.types[$0]?.members ?? [] } + model.globals
    guard let giver = givers.first(where: { $0.name == subject && model.types[$0.result] != nil })
    else { return false }
    return addCase(name, parts: parts, to: giver.result, Self.origin(of: complaint))
  }

  private mutating func addOverridden(_ complaint: CompilerComplaint) -> Bool {
    guard let reader = reader(of: complaint), let line = complaint.line,
      let column = complaint.column, let found = reader.override(line: line, column: column)
    else { return false }
    let name = found.head.hasPrefix("init") ? "init" : found.head
    var member = StubMember(name: name, origin: Self.origin(of: complaint))
    member.head = found.head
    return model.add(member, to: Self.baseName(found.superclass))
  }

  private static let conformances: Set<String> = [
    "View", "Error", "LocalizedError", "Codable", "Decodable", "Encodable", "Identifiable",
    "Comparable", "ObservableObject", "Equatable", "Hashable", "Sendable",
  ]

  /// Has a type conform to a protocol that is named behind it.
  private mutating func conform(_ names: [String]) -> Bool {
    let bases = names.map(Self.baseName)
    guard let place = bases.lastIndex(where: { model.types[$0] != nil }),
      let wanted = bases[(place + 1)...].first(where: {
        Self.conformances.contains($0) || model.types[$0]?.kind == .contract
      })
    else { return false }
    return model.change(bases[place]) { type in
      if wanted == "View" {
        guard type.kind == .object else { return }
        type.kind = .view
      } else {
        type.conformances.insert(wanted)
      }
    }
  }

  /// Gives what is of a placeholder's type the type that is asked for instead.
  private mutating func convert(_ names: [String]) -> Bool {
    let pairs = [(names[0], names[1]), (names[1], names[0])]
    for (ours, theirs) in pairs {
      let base = Self.baseName(ours)
      guard let type = model.types[base], model.types[Self.baseName(theirs)] == nil else {
        continue
      }
      guard isSayable(theirs) else {
        // A type of the project's own has no name here.
        guard type.isPlaceholder, type.members.isEmpty, ours == names[1] else { continue }
        let changed = model.changeGivers(of: base) { member in
          member.result = "Any"
          member.isOptional = true
        }
        if changed { return true }
        continue
      }
      if ["View", "ViewController", "Control"].contains(where: theirs.hasSuffix),
        theirs.hasPrefix("UI")
      {
        return model.change(base) { $0.superclass = theirs }
      }
      var text = theirs
      let isOptional = text.hasSuffix("?")
      if isOptional { text.removeLast() }
      let changed = model.changeGivers(of: base) { member in
        member.result = text
        if isOptional { member.isOptional = true }
      }
      if changed { return true }
    }
    return false
  }

  /// Whether a type can be written outside of the project's own modules.
  private func isSayable(_ type: String) -> Bool {
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let isSimple = type.allSatisfy { character in
      character.isLetter || character.isNumber || "_.?<>[]:, ".contains(character)
    }
    return isSimple && !words.isEmpty
      && words.allSatisfy { word in
        !declared.contains(word) && word.count > 2
      }
  }

  /// How messages begin that are about what a call is given.
  private static let aboutArguments = [
    "argument", "extra argument", "extra trailing", "incorrect argument", "missing argument",
    "no exact matches", "trailing closure", "cannot convert value", "contextual closure type",
    "contextual type", "'nil' is not compatible", "cannot call value", "unable to infer",
    "cannot infer", "incorrect number of", "'nil' requires", "generic parameter",
  ]

  /// Adds an initialiser or a function that takes what a call gives.
  private mutating func addOverload(_ complaint: CompilerComplaint) -> Bool {
    let message = complaint.message
    guard Self.aboutArguments.contains(where: message.hasPrefix) || message.contains("initializer"),
      let reader = reader(of: complaint), let line = complaint.line,
      let column = complaint.column
    else { return false }
    let origin = Self.origin(of: complaint)
    for call in reader.calls(line: line, column: column) {
      if model.types[call.name] != nil {
        var member = StubMember(name: "init", origin: origin)
        member.call = call.shape
        if !call.shape.arguments.isEmpty, model.add(member, to: call.name) { return true }
      }
      let owners = call.base.map { base in model.order.filter { $0 == base } } ?? []
      for owner in owners + model.order {
        guard
          let alike = model.types[owner]?.members.first(where: {
            $0.name == call.name && $0.head == nil && $0.parts == 0
          })
        else { continue }
        var member = StubMember(name: call.name, isStatic: alike.isStatic, origin: origin)
        member.call = call.shape
        member.result = alike.result
        member.isOptional = alike.isOptional
        if alike.call == nil {
          _ = model.change(owner) { type in type.removeMembers { $0 == alike } }
        }
        if model.add(member, to: owner) { return true }
      }
      if let alike = model.globals.first(where: { $0.name == call.name }) {
        var member = alike
        member.call = call.shape
        if model.addGlobal(member) { return true }
      }
    }
    return false
  }
}
