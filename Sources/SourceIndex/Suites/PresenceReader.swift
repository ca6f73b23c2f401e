import SourceModel
import SwiftSyntax

/// Finds which members of pages look whether their page is there.
struct PresenceReader {
  let table: DeclarationTable
  let actions: ActionReader
  let roles: TypeRoles
  /// Names of what asks for presence: XCUITest's own, and functions that the suite adds.
  private let asking: Set<String>

  init(table: DeclarationTable, actions: ActionReader, roles: TypeRoles) {
    self.table = table
    self.actions = actions
    self.roles = roles
    // What the suite adds to elements, and what stands outside of types, may ask by another.
    let added = table.types.filter { $0.kind == .external || $0.name.isEmpty }
    var asking = AssertionReader.presences.union(["wait", "waitForExpectations", "fulfillment"])
    var isSettled = false
    while !isSettled {
      isSettled = true
      for type in added {
        for (check, body) in Self.bodies(of: type) where !asking.contains(check.name) {
          if Self.mentions(asking, in: body) {
            asking.insert(check.name)
            isSettled = false
          }
        }
      }
    }
    self.asking = asking
  }

  /// What a page says of its looking at itself.
  func page(_ type: TypeDeclaration) -> SuiteFacts.Page {
    let lineage = table.lineageNames(of: type.name)
    let types = lineage.compactMap { table[$0] }.filter { $0.isInTests }
    var looking = asking
    var checks: [SuiteFacts.Check] = []
    var isSettled = false
    while !isSettled {
      isSettled = true
      for type in types {
        for (check, body) in Self.bodies(of: type)
        where !checks.contains(check) && Self.mentions(looking, in: body) {
          checks.append(check)
          looking.insert(check.name)
          isSettled = false
        }
      }
    }
    let acting = Set(types.flatMap(\.functions).filter { actions.acts($0) }.map(\.name))
    let outside = lineage.dropFirst().filter { name in
      table[name].map { $0.kind == .external || !$0.isInTests } ?? true
    }
    return SuiteFacts.Page(
      name: type.name, checks: checks.filter { !acting.contains($0.name) },
      mayInheritChecks: outside.contains { !Self.plain.contains($0) },
      isCheckedOnArrival: isCheckedOnArrival(type))
  }

  /// Whether all methods of other pages that give a page look whether something is there.
  private func isCheckedOnArrival(_ page: TypeDeclaration) -> Bool {
    // What use cases and tests give, they have from a page.
    let others = table.types.filter { roles[$0.name] == .page && $0.name != page.name }
    let ways = others.flatMap(\.functions)
      .filter { function in
        function.returnType.map { table.qualified($0, in: function.owner).name } == page.name
      }.compactMap(\.body)
    return !ways.isEmpty && ways.allSatisfy { Self.mentions(asking, in: Syntax($0)) }
  }

  /// What gives a page nothing that looks.
  private static let plain: Set = [
    "Sendable", "Actor", "AnyObject", "NSObject", "Identifiable", "Hashable", "Equatable",
  ]

  private static func bodies(
    of type: TypeDeclaration
  ) -> [(check: SuiteFacts.Check, body: Syntax)] {
    func check(
      _ name: String, _ location: SourceLocation, _ endLine: Int, isMadeAlong: Bool = false
    ) -> SuiteFacts.Check {
      SuiteFacts.Check(
        name: name, isMadeAlong: isMadeAlong, location: location,
        lines: location.line...max(location.line, endLine))
    }
    let functions = type.functions.compactMap { function in
      function.statements.map {
        (check(function.name, function.location, function.endLine), Syntax($0))
      }
    }
    let initializers = type.initializers.compactMap { made in
      made.statements.map {
        (check(made.name, made.location, made.endLine, isMadeAlong: true), Syntax($0))
      }
    }
    let properties = type.properties.compactMap { property in
      property.getter.map {
        (check(property.name, property.location, property.endLine), Syntax($0))
      }
    }
    return functions + initializers + properties
  }

  private static func mentions(_ names: Set<String>, in body: Syntax) -> Bool {
    let finder = Finder(names)
    finder.walk(body)
    return finder.found
  }

  private final class Finder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var found = false

    init(_ names: Set<String>) {
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if names.contains(node.baseName.text) { found = true }
      return found ? .skipChildren : .visitChildren
    }
  }
}
