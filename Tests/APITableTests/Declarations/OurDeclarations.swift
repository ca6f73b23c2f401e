import Foundation
import SwiftParser
import SwiftSyntax

/// What our sources declare.
struct OurDeclarations {
  /// A type, or an extension of one.
  struct Owner {
    /// The members by the first part of their names; several for overloads.
    var members: [String: [Member]] = [:]
    /// Superclasses and protocols, as written.
    var inherited: [String] = []
    var isDeclared = false
  }

  /// One declaration of a member.
  struct Member {
    var name: MemberName
    /// The positions of the parameters that a call may leave out.
    var optional: Set<Int> = []
    /// Where the member exists, when calling it fails the test with a sentence that says so.
    var onlyOn: String?
  }

  private let modules: Set<String>
  private(set) var owners: [String: Owner] = [:]
  private var aliases: [String: String] = [:]
  /// What the sources say about members that fail in some cases: the platform, by member.
  private(set) var failing: [String: String] = [:]

  /// Reads all sources below folders.
  init(folders: [URL]) throws {
    modules = Set(folders.map(\.lastPathComponent))
    var bodies: Bodies = []
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let tree = Parser.parse(source: try String(contentsOf: file, encoding: .utf8))
        for statement in tree.statements {
          if let declaration = statement.item.as(DeclSyntax.self) {
            add(declaration, in: "global", bodies: &bodies)
          }
        }
      }
    }
    markFailing(bodies)
  }

  /// The full name of a type, with those that are only other names for a type resolved.
  func resolved(_ type: String) -> String {
    var name = type
    for _ in 0..<5 {
      guard let target = aliases[name] else { break }
      name = target
    }
    return name
  }

  /// All declarations of a member, also those it inherits.
  func declarations(of name: MemberName, in type: String) -> [Member] {
    var found: [Member] = []
    var seen: Set<String> = []
    var pending = [resolved(type)]
    while let type = pending.popLast() {
      guard seen.insert(type).inserted, let owner = owners[type] else { continue }
      found += owner.members[name.base]?.filter { $0.canBeCalled(as: name) } ?? []
      pending += owner.inherited.map { resolved($0) }
    }
    return found
  }

  /// Whether a type, or one that it inherits from, has another among its parents.
  func inherits(_ type: String, _ parent: String) -> Bool {
    var pending = [resolved(type)]
    var seen: Set<String> = []
    while let type = pending.popLast() {
      guard seen.insert(type).inserted else { continue }
      if type == parent { return true }
      pending += owners[type]?.inherited.map { resolved($0) } ?? []
    }
    return false
  }

  private typealias Bodies = [(owner: String, name: MemberName, body: CodeBlockItemListSyntax)]

  private mutating func add(_ declaration: DeclSyntax, in owner: String, bodies: inout Bodies) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        if case .decls(let members)? = clause.elements {
          for member in members { add(member.decl, in: owner, bodies: &bodies) }
        }
      }
      return
    }
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      add(group: group, in: owner, bodies: &bodies)
      return
    }
    for name in MemberName.names(of: declaration) {
      let member = Member(name: name, optional: MemberName.optionalParameters(of: declaration))
      owners[owner, default: Owner()].members[name.base, default: []].append(member)
      if let alias = declaration.as(TypeAliasDeclSyntax.self) {
        let full = owner == "global" ? name.base : "\(owner).\(name.base)"
        // The name of the module says nothing here: every type has one name.
        let target = alias.initializer.value.trimmedDescription.split(separator: ".")
        let isQualified = target.count > 1 && modules.contains(String(target[0]))
        aliases[full] = target.dropFirst(isQualified ? 1 : 0).joined(separator: ".")
      }
      if let body = Self.body(of: declaration) { bodies.append((owner, name, body)) }
    }
  }

  private mutating func add(
    group: any DeclGroupSyntax, in owner: String, bodies: inout Bodies
  ) {
    let inherited =
      group.inheritanceClause?.inheritedTypes.map {
        $0.type.trimmedDescription.split(separator: " ").last.map(String.init) ?? ""
      } ?? []
    let name: String
    if let extended = group.as(ExtensionDeclSyntax.self) {
      name = extended.extendedType.trimmedDescription
    } else if let named = group.asProtocol((any NamedDeclSyntax).self) {
      let own = MemberName.plain(named.name)
      name = owner == "global" ? own : "\(owner).\(own)"
      owners[name, default: Owner()].isDeclared = true
    } else {
      return
    }
    owners[name, default: Owner()].inherited += inherited
    for member in group.memberBlock.members { add(member.decl, in: name, bodies: &bodies) }
  }

  /// The statements that run when a member is used: a setter, if there is one, counts as one.
  private static func body(of declaration: DeclSyntax) -> CodeBlockItemListSyntax? {
    if let function = declaration.as(FunctionDeclSyntax.self) { return function.body?.statements }
    if let initializer = declaration.as(InitializerDeclSyntax.self) {
      return initializer.body?.statements
    }
    guard let accessors = declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
    else { return nil }
    switch accessors.accessors {
    case .getter(let statements): return statements
    case .accessors(let list): return list.first?.body?.statements
    }
  }
}

extension OurDeclarations.Member {
  /// Whether a call written for a declaration of Apple's compiles with this one.
  fileprivate func canBeCalled(as apple: MemberName) -> Bool {
    guard name.kind == apple.kind, name.base == apple.base, name.isStatic == apple.isStatic
    else { return false }
    var wanted = apple.labels[...]
    for (position, label) in name.labels.enumerated() {
      if label == wanted.first {
        wanted.removeFirst()
      } else if !optional.contains(position) {
        return false
      }
    }
    return wanted.isEmpty
  }
}

// MARK: Members that fail

extension OurDeclarations {
  /// Finds the members whose use does nothing but fail, directly or by a helper, and those that
  /// are named in a sentence.
  private mutating func markFailing(_ bodies: Bodies) {
    var platforms: [String: String] = [:]
    for _ in 0..<3 {
      for (owner, name, body) in bodies {
        guard let platform = Self.platform(of: body, helpers: platforms, owner: owner) else {
          continue
        }
        platforms["\(owner).\(name.base)"] = platform
        let members = owners[owner]?.members[name.base] ?? []
        for (index, member) in members.enumerated() where member.name == name {
          owners[owner]?.members[name.base]?[index].onlyOn = platform
        }
      }
    }
    for (_, _, body) in bodies {
      for sentence in Self.sentences(in: Syntax(body)) where sentence.member != nil {
        failing[sentence.member ?? ""] = sentence.platform
      }
    }
  }

  private struct Sentence {
    var member: String?
    var platform: String
  }

  /// The platform in a call that always happens: one of the body's own statements.
  private static func platform(
    of body: CodeBlockItemListSyntax, helpers: [String: String], owner: String
  ) -> String? {
    for statement in body {
      guard let expression = statement.item.as(ExprSyntax.self) else { continue }
      if let sentence = sentences(in: Syntax(expression)).first,
        expression.is(FunctionCallExprSyntax.self) || expression.is(OptionalChainingExprSyntax.self)
      {
        return sentence.platform
      }
      if let call = expression.as(FunctionCallExprSyntax.self),
        let helper = call.calledExpression.as(DeclReferenceExprSyntax.self),
        let platform = helpers["\(owner).\(helper.baseName.text)"]
      {
        return platform
      }
    }
    return nil
  }

  /// The calls of `failUnsupported(member:platform:)` inside a node.
  private static func sentences(in node: Syntax) -> [Sentence] {
    var found: [Sentence] = []
    if let call = node.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription.hasSuffix("failUnsupported")
    {
      func text(_ label: String) -> String? {
        call.arguments.first { $0.label?.text == label }?.expression
          .as(StringLiteralExprSyntax.self)?.representedLiteralValue
      }
      found.append(Sentence(member: text("member"), platform: text("platform") ?? "other devices"))
    }
    for child in node.children(viewMode: .sourceAccurate) { found += sentences(in: child) }
    return found
  }
}
