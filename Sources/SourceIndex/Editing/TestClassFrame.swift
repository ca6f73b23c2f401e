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
  /// after each test, and what a test of it calls.
  init?(like name: String, in source: String, calling statements: [TestStatement] = []) {
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
    let called = Self.called(statements.flatMap(\.lines).joined(separator: "\n"), of: type)
    members = type.memberBlock.members.compactMap { member in
      let function = member.decl.as(FunctionDeclSyntax.self)
      guard Self.isKept(member.decl) || function.map({ called.contains($0.name.text) }) ?? false
      else { return nil }
      let blanks = member.leadingTrivia.description.split(whereSeparator: \.isNewline).last ?? ""
      return blanks.filter { $0 == " " || $0 == "\t" } + member.trimmedDescription
    }
  }

  /// The helpers of a class that some code calls, and what those call.
  private static func called(_ code: String, of type: ClassDeclSyntax) -> Set<String> {
    let helpers = type.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { !$0.isTest }
    var called: Set<String> = []
    var texts = [code]
    while let text = texts.popLast() {
      let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      for helper in helpers
      where words.contains(helper.name.text) && called.insert(helper.name.text).inserted {
        texts.append(helper.body?.description ?? "")
      }
    }
    return called
  }

  private static func isKept(_ declaration: DeclSyntax) -> Bool {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return ["setUp", "tearDown"].contains { function.name.text.hasPrefix($0) }
    }
    return declaration.is(VariableDeclSyntax.self)
  }

  /// Has the class launch the app as a test of its needs it.
  ///
  /// - Returns: Whether the class launches it.
  mutating func prepareLaunch(_ settings: TestSettings) -> Bool {
    guard !settings.launch.isEmpty else { return true }
    for (place, member) in members.enumerated() {
      var lines = member.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map(String.init)
      guard settings.prepareLaunch(in: &lines) else { continue }
      members[place] = lines.joined(separator: "\n")
      return true
    }
    return false
  }

  /// The text of a file with the class.
  func text(named name: String) -> String {
    let body = members.isEmpty ? "" : members.joined(separator: "\n\n") + "\n"
    return imports.joined(separator: "\n") + "\n\n\(head)\(name)\(inheritance) {\n\(body)}\n"
  }
}
