import SwiftParser
import SwiftSyntax

/// A test class without tests.
struct TestClassFrame {
  private var imports = ["import XCTest"]
  private var head = "final class "
  private var inheritance = ": XCTestCase"
  private var members = [
    "  let app = XCUIApplication()",
    """
      override func setUpWithError() throws {
        continueAfterFailure = false
        app.launch()
      }
    """,
  ]

  /// A class that launches the app before each test.
  init() {}

  /// A class like another one: with its imports, superclass, properties, and what it does before and
  /// after each test.
  init?(like name: String, in source: String) {
    let tree = Parser.parse(source: source)
    guard let type = TestClassFinder.find(name, in: tree) else { return nil }
    imports = tree.statements.compactMap {
      $0.item.as(ImportDeclSyntax.self)?.trimmedDescription
    }
    head =
      (type.attributes.map(\.trimmedDescription) + type.modifiers.map(\.trimmedDescription))
      .map { "\($0) " }.joined() + "class "
    inheritance = type.inheritanceClause?.trimmedDescription ?? ""
    if inheritance.first != ":" { inheritance = ": XCTestCase" }
    members = type.memberBlock.members.compactMap { member in
      guard Self.isKept(member.decl) else { return nil }
      let blanks = member.leadingTrivia.description.split(whereSeparator: \.isNewline).last ?? ""
      return blanks.filter { $0 == " " || $0 == "\t" } + member.trimmedDescription
    }
  }

  private static func isKept(_ declaration: DeclSyntax) -> Bool {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return ["setUp", "tearDown"].contains { function.name.text.hasPrefix($0) }
    }
    return declaration.is(VariableDeclSyntax.self)
  }

  /// The text of a file with the class.
  func text(named name: String) -> String {
    let body = members.isEmpty ? "" : members.joined(separator: "\n\n") + "\n"
    return imports.joined(separator: "\n") + "\n\n\(head)\(name)\(inheritance) {\n\(body)}\n"
  }
}
