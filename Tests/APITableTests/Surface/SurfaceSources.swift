import Foundation
import SwiftParser
import SwiftSyntax

/// What our sources declare of SwiftUI, and what of it they use themselves.
struct SurfaceSources {
  /// The declarations by owner and name, such as `View.padding`; types are in `global`.
  private(set) var declarations: [String: [SurfaceDeclaration]] = [:]
  /// The parents of types, by name.
  private(set) var parents: [String: Set<String>] = [:]
  /// The declarations that mention a name somewhere.
  private var mentions: [String: [Mention]] = [:]
  /// Environment values that something besides their own declarations reads or sets.
  private(set) var usedValues: Set<String> = []

  private struct Mention {
    let owner: String
    let name: String
  }

  /// Reads all sources below folders.
  init(folders: [URL]) throws {
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init()
      where file.pathExtension == "swift" && !Self.forwards(file) {
        let tree = Parser.parse(source: try String(contentsOf: file, encoding: .utf8))
        for statement in tree.statements {
          guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
          add(declaration, in: "global", isPublic: false)
        }
        let reader = EnvironmentUses(viewMode: .sourceAccurate)
        reader.walk(tree)
        usedValues.formUnion(reader.names)
      }
    }
  }

  /// Whether all that a file declares calls a member of the same name, which tells what it does.
  private static func forwards(_ file: URL) -> Bool {
    file.lastPathComponent.hasSuffix("+Resources.swift")
  }

  /// All declarations that a name of SwiftUI can mean.
  func declarations(of name: SurfaceName) -> [SurfaceDeclaration] {
    guard let owner = name.owner else { return declarations["global.\(name.text)"] ?? [] }
    var found: [SurfaceDeclaration] = []
    var seen: Set<String> = []
    var pending = [owner]
    while let type = pending.popLast() {
      guard seen.insert(type).inserted else { continue }
      found += declarations["\(type).\(name.base)"] ?? []
      // What every view has says nothing about a type's own methods.
      pending += (parents[type] ?? []).filter { $0 != "View" }
    }
    return found
  }

  /// Whether all modifiers of a name do nothing.
  func isIdle(modifier name: String) -> Bool { isIdle(.modifier(name), depth: 0) }

  /// Whether a declaration does nothing.
  func isIdle(_ declaration: SurfaceDeclaration) -> Bool {
    declaration.doesNothing { isIdle($0, depth: 0) }
  }

  private func isIdle(_ step: SurfaceDeclaration.Step, depth: Int) -> Bool {
    switch step {
    case .environment(let value): return !usedValues.contains(value)
    case .modifier(let name):
      guard depth < 5, let all = declarations["View.\(name)"], !all.isEmpty else { return false }
      return all.allSatisfy { $0.doesNothing { isIdle($0, depth: depth + 1) } }
    }
  }

  /// Whether nothing uses a type but itself and modifiers that do nothing.
  func isUnused(type name: String) -> Bool {
    let mentions = mentions[name] ?? []
    // A value that no modifier takes is made and read by the app itself.
    guard mentions.contains(where: { $0.owner == "View" }) else { return false }
    return mentions.allSatisfy { mention in
      mention.owner == name || mention.owner.hasSuffix(".\(name)")
        || mention.owner.hasPrefix("\(name).")
        || mention.owner == "View" && isIdle(modifier: mention.name)
    }
  }
}

// MARK: Reading declarations

extension SurfaceSources {
  private mutating func add(_ declaration: DeclSyntax, in owner: String, isPublic: Bool) {
    if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        switch clause.elements {
        case .decls(let members)?:
          for member in members { add(member.decl, in: owner, isPublic: isPublic) }
        case .statements(let statements)?:
          for statement in statements {
            if let inner = statement.item.as(DeclSyntax.self) {
              add(inner, in: owner, isPublic: isPublic)
            }
          }
        default: break
        }
      }
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      add(group: group, in: owner)
    } else {
      addMember(declaration, in: owner, isPublic: isPublic)
    }
  }

  private mutating func add(group: any DeclGroupSyntax, in owner: String) {
    let inherited =
      group.inheritanceClause?.inheritedTypes.compactMap {
        $0.type.trimmedDescription.split(separator: " ").last.map(String.init)
      } ?? []
    let isPublic = group.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let name: String
    if let extended = group.as(ExtensionDeclSyntax.self) {
      let full = extended.extendedType.trimmedDescription
      name = full.split(separator: ".").last.map(String.init) ?? full
    } else if let named = group.asProtocol((any NamedDeclSyntax).self) {
      name = MemberName.plain(named.name)
      if isPublic {
        record(
          SurfaceDeclaration(
            owner: "global", name: name, isType: true, absence: group.attributes.absence,
            isMarked: group.isMarked, body: nil, inherited: inherited))
      }
    } else {
      return
    }
    parents[name, default: []].formUnion(inherited)
    for parent in inherited { mention(parent, owner: name, name: name) }
    let isOpen =
      isPublic && (group.is(ExtensionDeclSyntax.self) || group.is(ProtocolDeclSyntax.self))
    for member in group.memberBlock.members { add(member.decl, in: name, isPublic: isOpen) }
  }

  private mutating func addMember(_ declaration: DeclSyntax, in owner: String, isPublic: Bool) {
    let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
    let isOwnPublic = modifiers?.contains { ["public", "open"].contains($0.name.text) } ?? false
    var names = MemberName.names(of: declaration).map(\.base)
    if let macro = declaration.as(MacroDeclSyntax.self) { names = [macro.name.text] }
    for token in declaration.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let text) = token.tokenKind, text.first?.isUppercase == true {
        mention(text, owner: owner, name: names.first ?? "")
      }
    }
    guard isPublic || isOwnPublic else { return }
    for name in names {
      let isAlias = declaration.is(TypeAliasDeclSyntax.self) || declaration.is(MacroDeclSyntax.self)
      record(
        SurfaceDeclaration(
          owner: isAlias ? "global" : owner, name: name, isType: isAlias,
          absence: attributes?.absence, isMarked: declaration.isMarked,
          body: Self.body(of: declaration), inherited: []))
    }
  }

  private mutating func record(_ declaration: SurfaceDeclaration) {
    declarations["\(declaration.owner).\(declaration.name)", default: []].append(declaration)
  }

  private mutating func mention(_ type: String, owner: String, name: String) {
    mentions[type, default: []].append(Mention(owner: owner, name: name))
  }

  /// The statements that run when a member is read or called.
  private static func body(of declaration: DeclSyntax) -> CodeBlockItemListSyntax? {
    if let function = declaration.as(FunctionDeclSyntax.self) { return function.body?.statements }
    let accessors = declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
    switch accessors?.accessors {
    case .getter(let statements)?: return statements
    case .accessors(let list)?:
      return list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
    case nil: return nil
    }
  }
}

/// Finds the environment values that sources read or set.
private final class EnvironmentUses: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.trimmedDescription.lowercased() ?? ""
    if base == "$0" || base.hasSuffix("environment") || base.hasSuffix("values") {
      names.insert(node.declName.baseName.text)
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind {
    // `environment(\.value, …)` sets a value, which only makes a difference to who reads it.
    let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let isSetting = call?.calledExpression.trimmedDescription.hasSuffix("environment") == true
    if !isSetting,
      let last = node.components.last?.component
        .as(KeyPathPropertyComponentSyntax.self)
    {
      names.insert(last.declName.baseName.text)
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether the docstring says that nothing comes of the declaration.
  fileprivate var isMarked: Bool {
    leadingTrivia.contains {
      if case .docLineComment(let text) = $0 {
        text.contains(SurfaceDeclaration.mark)
      } else {
        false
      }
    }
  }
}

extension AttributeListSyntax {
  /// The message of `@available(*, unavailable, message:)`.
  fileprivate var absence: String? {
    for case .attribute(let attribute) in self
    where attribute.attributeName.trimmedDescription == "available" {
      let text = attribute.trimmedDescription
      guard text.contains("unavailable"), text.contains("*") else { continue }
      return text
    }
    return nil
  }
}
