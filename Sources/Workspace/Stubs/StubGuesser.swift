import SourceIndex

/// Guesses what a module declares, from what a compiler complains about.
struct StubGuesser {
  /// What is guessed so far.
  var model: StubModel
  private let files: [String: SourceFile]
  let declared: Set<String>
  private var readers: [String: UseReader] = [:]

  /// Begins with a model without declarations.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - files: The sources that are compiled.
  init(module: String, files: [SourceFile]) {
    model = StubModel(module: module)
    // What users of the module know of views and controls, the module knows.
    let known = Set(
      files.filter { file in file.imports.contains { $0.module == module } }
        .flatMap(\.imports).map(\.module))
    model.imports.formUnion(known.intersection(["SwiftUI", "UIKit", "Combine"]))
    self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    declared = files.reduce(into: []) { $0.formUnion($1.declaredTypes) }
  }

  /// Takes declarations back that do not compile themselves.
  mutating func remove(_ owners: Set<StubText.Owner>) {
    for owner in owners { model.remove(owner) }
  }

  /// Takes in an error.
  ///
  /// - Parameter complaint: The error, with its most likely cause.
  /// - Returns: Whether something new was guessed.
  mutating func take(_ complaint: CompilerComplaint) -> Bool {
    let names = ComplaintCause.quoted(complaint.message)
    if case .ofMissingModule(let modules, let name?) = complaint.cause,
      modules.contains(model.module)
    {
      if complaint.message.contains("has no member"), !complaint.message.hasPrefix("module "),
        let type = names.first
      {
        return addMember(name, of: type, complaint)
      }
      return addName(name, complaint)
    }
    if let type = names.first, let member = names.dropFirst().first,
      complaint.message.contains("has no member"), model.types[Self.baseName(type)] != nil
    {
      return addMember(member, of: type, complaint)
    }
    return correct(complaint, names)
  }

  /// Adds a type, function or variable of the module itself.
  private mutating func addName(_ name: String, _ complaint: CompilerComplaint) -> Bool {
    guard Self.isName(name), !declared.contains(name) else { return false }
    let use = use(at: complaint)
    let origin = Self.origin(of: complaint)
    if case .attribute = use?.role { return false }
    if case .value = use?.role, name.first?.isUppercase == false {
      var member = StubMember(name: name, origin: origin)
      member.call = use?.call
      member.result = StubModel.placeholder("", name)
      if member.result == name { member.result += "Value" }
      return model.addGlobal(member)
    }
    var type = StubType(name: name, kind: kind(of: name, use), origin: origin)
    type.generics = use?.genericArguments ?? 0
    var isNew = model.add(type)
    if !isNew { isNew = refine(name, by: use) }
    return addUse(use, of: name, origin) || isNew
  }

  private func kind(of name: String, _ use: NameUse?) -> StubType.Kind {
    switch use?.role {
    case .conformance, .constraint: .contract
    case .wrapper: .wrapper
    case .superclass:
      ["Delegate", "DataSource", "Protocol", "Providing", "able"].contains(where: name.hasSuffix)
        ? .contract : .object
    case .value where use?.isView == true && use?.call != nil: .view
    default: .object
    }
  }

  /// Makes another kind of type of one, as a further use of it asks for.
  private mutating func refine(_ name: String, by use: NameUse?) -> Bool {
    model.change(name) { type in
      switch use?.role {
      case .conformance, .constraint: type.kind = .contract
      case .wrapper: type.kind = .wrapper
      default: break
      }
      type.generics = max(type.generics, use?.genericArguments ?? 0)
    }
  }

  /// Adds the initialiser that a use of a type's name calls.
  private mutating func addUse(_ use: NameUse?, of name: String, _ origin: String) -> Bool {
    guard let call = use?.call else { return false }
    var wanted = call
    if use?.role == .wrapper {
      var member = StubMember(name: "init", origin: origin)
      member.call = CallShape([CallShape.Argument(label: "wrappedValue")] + call.arguments)
      // The value has the type that is wrapped.
      member.head = nil
      _ = model.add(member, to: name)
      wanted = call
    }
    guard !wanted.arguments.isEmpty else { return false }
    var member = StubMember(name: "init", origin: origin)
    member.call = wanted
    return model.add(member, to: name)
  }

  /// Adds a member to a type, of the module or of another.
  private mutating func addMember(
    _ name: String, of type: String, _ complaint: CompilerComplaint
  ) -> Bool {
    let base = Self.baseName(type)
    guard Self.isName(name), Self.isName(base) else { return false }
    let use = use(at: complaint)
    let origin = Self.origin(of: complaint)
    let isView = type.hasPrefix("some ") && base == "View"
    if model.types[base] == nil {
      guard !declared.contains(base) || isView else { return false }
      model.add(StubType(name: base, kind: .extended, origin: origin))
    }
    if case .pattern(let parts) = use?.role {
      let hasValues = model.types[base]?.members.contains { $0.isStatic && $0.parts > 0 } ?? false
      if parts > 0 || hasValues || model.types[base]?.kind == .choice {
        return addCase(name, parts: parts, to: base, origin)
      }
    }
    let isStatic = complaint.message.hasPrefix("type '") || type.hasSuffix(".Type")
    if isStatic, use?.call == nil, model.types[base]?.kind == .choice {
      return addCase(name, parts: 0, to: base, origin)
    }
    if isStatic, name.first?.isUppercase == true, use?.call == nil || use?.role == .type {
      return addNested(name, in: base, use, origin)
    }
    var member = StubMember(name: name, isStatic: isStatic, origin: origin)
    member.call = use?.call
    member.result = StubModel.placeholder(base, name)
    if let assigned = use?.assigned {
      member.call = nil
      switch assigned {
      case .closure(let inputs):
        member.assignedInputs = inputs
        member.result = StubModel.closure(base, name, inputs: inputs)
        member.isOptional = true
      case .nothing: member.isOptional = true
      default: break
      }
    }
    // A member without its type gives that type: `.large`.
    if isStatic, isImplicit(complaint) { member.result = base }
    return model.add(member, to: base)
  }

  mutating func addCase(
    _ name: String, parts: Int, to type: String, _ origin: String
  ) -> Bool {
    var member = StubMember(name: name, isStatic: true, origin: origin)
    member.parts = parts
    let hasChanged = model.change(type) { type in
      type.kind = .choice
      type.removeMembers { !$0.isStatic || $0.call != nil }
    }
    return model.add(member, to: type) || hasChanged
  }

  /// A type within a type stands beside it, under a name of both, and is known by its own there.
  mutating func addNested(
    _ name: String, in owner: String, _ use: NameUse?, _ origin: String
  ) -> Bool {
    let full = owner + name
    var isNew = model.add(StubType(name: full, kind: .object, origin: origin))
    var alias = StubMember(name: name, isStatic: true, origin: origin)
    alias.result = full
    alias.head = "typealias \(name) = \(full)"
    if model.add(alias, to: owner) { isNew = true }
    return addUse(use, of: full, origin) || isNew
  }

  private func isImplicit(_ complaint: CompilerComplaint) -> Bool {
    guard let file = complaint.file.flatMap({ files[$0] }), let line = complaint.line,
      let column = complaint.column, column > 2
    else { return false }
    let lines = file.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return false }
    let before = Array(lines[line - 1].prefix(column - 1).suffix(2))
    guard before.count == 2, before[1] == UInt8(ascii: ".") else { return false }
    return [" ", "(", "[", ","].map { UInt8(ascii: $0) }.contains(before[0])
  }

  mutating func use(at complaint: CompilerComplaint) -> NameUse? {
    guard let line = complaint.line, let column = complaint.column else { return nil }
    return reader(of: complaint)?.use(line: line, column: column)
  }

  mutating func reader(of complaint: CompilerComplaint) -> UseReader? {
    guard let path = complaint.file, let file = files[path] else { return nil }
    if let reader = readers[path] { return reader }
    let reader = UseReader(file)
    readers[path] = reader
    return reader
  }

  /// `File.swift:12`, without what would end a comment.
  static func origin(of complaint: CompilerComplaint) -> String {
    let file = complaint.file?.split(separator: "/").last.map(String.init) ?? "the sources"
    let name = file.filter { $0.isLetter || $0.isNumber || "._+- ".contains($0) }
    return "\(name):\(complaint.line ?? 1)"
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
      && (text.unicodeScalars.first?.properties.isXIDStart ?? false || text.hasPrefix("_"))
  }

  static func lastWord(_ text: String) -> String {
    text.split(separator: " ").last.map(String.init) ?? text
  }

  /// `Shelf` of a type such as `some Stock.Shelf<Item>?`.
  static func baseName(_ type: String) -> String { CauseFinder.baseName(of: type) }
}
