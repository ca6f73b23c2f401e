import Foundation
import SwiftParser
import SwiftSyntax

/// A line of the list of Apple's declarations.
struct AppleMember: Hashable {
  /// The type it belongs to; `type` for a type itself, `global` for what belongs to none.
  let owner: String
  /// As in the documentation, without attributes.
  let declaration: String
  let name: MemberName
  /// The labels of the parameters without a default.
  let requiredLabels: [String]

  /// Reads the list; a line that is no declaration is handed back as an error.
  static func list(_ text: String) throws -> [AppleMember] {
    try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      guard let separator = line.firstRange(of: ": ") else {
        throw BadLine(line: String(line))
      }
      let owner = String(line[..<separator.lowerBound])
      let declaration = String(line[separator.upperBound...])
      guard let name = name(of: declaration, owner: owner) else {
        throw BadLine(line: String(line))
      }
      return AppleMember(
        owner: owner, declaration: declaration, name: name.name, requiredLabels: name.required)
    }
  }

  struct BadLine: Error {
    let line: String
  }

  private static func name(
    of declaration: String, owner: String
  ) -> (name: MemberName, required: [String])? {
    if owner == "type" {
      return declaration.split(separator: " ").last.map {
        (MemberName(kind: .type, base: String($0)), [])
      }
    }
    let shell = declaration.hasPrefix("case ") ? "enum" : "class"
    let tree = Parser.parse(source: "\(shell) Shell {\n\(declaration)\n}")
    guard
      let group = tree.statements.first?.item.as(DeclSyntax.self)?
        .asProtocol((any DeclGroupSyntax).self), let member = group.memberBlock.members.first
    else { return nil }
    guard let name = MemberName.names(of: member.decl).first else { return nil }
    let parameters =
      member.decl.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      ?? member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
    let required = parameters?.filter { $0.defaultValue == nil } ?? []
    return (name, required.map { MemberName.plain($0.firstName) })
  }
}
