import SwiftSyntax

/// How a type is written, so that a new test or method can be written like it.
struct SourceStyle {
  /// Columns of a line.
  private static let width = 100

  /// What stands before the class.
  let outerIndent: String
  /// What stands before its members.
  let indent: String
  /// What one level of nesting adds.
  private let unit: String
  /// Names of its methods.
  let methods: Set<String>
  let usesCarriageReturns: Bool
  private let isOnMainActor: Bool
  private let testsThrow: Bool
  /// Whether tests are marked one by one as being on the main actor.
  let marksTests: Bool
  /// What values that are not used are given to.
  private let discarding: String
  /// Whether calls of a chain stand on lines of their own.
  private let breaksChains: Bool
  /// What a test has to do before it can use `app`.
  private let preparation: [String]

  /// Reads the style of a type.
  init(of type: some DeclGroupSyntax, in source: String) {
    outerIndent = Self.blanks(before: type)
    let members = type.memberBlock.members
    let functions = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    if let first = members.first {
      let indent = Self.blanks(before: first)
      self.indent = indent
      let rest = indent.dropFirst(outerIndent.count)
      unit = rest.isEmpty ? "  " : String(rest)
    } else {
      unit = Self.unit(of: source)
      indent = outerIndent + unit
    }
    methods = Set(functions.map(\.name.text))
    usesCarriageReturns = source.utf8.contains(UInt8(ascii: "\r"))
    isOnMainActor = Self.isOnMainActor(type.attributes)
    let tests = functions.filter(\.isTest)
    testsThrow = tests.contains { $0.signature.effectSpecifiers?.throwsClause != nil }
    marksTests =
      !isOnMainActor && tests.contains { $0.attributes.trimmedDescription.contains("@MainActor") }
    discarding = source.contains("let _ = ") ? "let _ = " : "_ = "
    breaksChains = source.split(whereSeparator: \.isNewline).contains {
      $0.drop { $0 == " " || $0 == "\t" }.hasPrefix(".")
    }
    preparation = Self.preparation(of: type, functions)
  }

  /// The test as it stands in the class, without an end of line after it.
  func text(of draft: TestDraft) -> String {
    let isAsync = draft.statements.contains(where: \.isAsync)
    let isThrowing = testsThrow || draft.statements.contains(where: \.isThrowing)
    var lines = isOnMainActor || draft.isOnMainActor ? [] : ["@MainActor"]
    lines.append(
      "func \(draft.method)()\(isAsync ? " async" : "")\(isThrowing ? " throws" : "") {")
    lines += body(of: draft)
    lines.append("}")
    return lines.map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
  }

  /// The lines of a test, set in once.
  private func body(of draft: TestDraft) -> [String] {
    var lines = body(of: draft.statements, after: preparation(of: draft))
    let isPrepared = draft.settings.prepareLaunch(
      in: &lines, orCall: draft.settings.isTakenByCall)
    let first = draft.settings.comment(isPrepared: isPrepared) + draft.settings.device
    guard !first.isEmpty else { return lines }
    return first.map { unit + $0 } + (lines.isEmpty ? [] : [""]) + lines
  }

  /// The lines of a body, set in once.
  ///
  /// - Parameters:
  ///   - statements: What it does.
  ///   - preparation: Lines before that.
  /// - Returns: The lines.
  func body(of statements: [TestStatement], after preparation: [String] = []) -> [String] {
    var lines: [String] = []
    var last = 0
    for (number, statement) in (preparation.map { [$0] } + statements.map(self.lines)).enumerated()
    {
      // What takes several lines stands apart.
      if number > 0, statement.count > 1 || last > 1 { lines.append("") }
      lines += statement.map { unit + $0 }
      last = statement.count
    }
    return lines
  }

  /// What a test has to do first.
  private func preparation(of draft: TestDraft) -> [String] {
    guard draft.isLaunched else { return preparation }
    if let app = draft.app { return app == "app" ? [] : ["let app = \(app)"] }
    let namesApp = draft.statements.flatMap(\.lines).contains { line in
      line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains("app")
    }
    let hasApp = draft.statements.contains { $0.lines.first?.hasPrefix("let app =") == true }
    return hasApp ? [] : preparation.filter { namesApp && !$0.hasSuffix(".launch()") }
  }

  private func lines(of statement: TestStatement) -> [String] {
    var first = statement.givesValue ? discarding : ""
    if statement.isThrowing { first += "try " }
    if statement.isAsync { first += "await " }
    first += statement.lines.first ?? ""
    let rest = statement.lines.dropFirst()
    let whole = first + rest.joined()
    let room = Self.width - indent.count - unit.count
    if rest.isEmpty || (rest.count == 1 && !breaksChains && whole.count <= room) { return [whole] }
    return [first] + rest.map { unit + $0 }
  }

  // MARK: Reading

  /// The blanks before a declaration, on its line.
  private static func blanks(before node: some SyntaxProtocol) -> String {
    var text = ""
    for piece in node.leadingTrivia.pieces.reversed() {
      switch piece {
      case .spaces(let count): text = String(repeating: " ", count: count) + text
      case .tabs(let count): text = String(repeating: "\t", count: count) + text
      default: return text
      }
    }
    return text
  }

  /// What the first line that is set in has before it.
  private static func unit(of source: String) -> String {
    for line in source.split(whereSeparator: \.isNewline) {
      let blanks = line.prefix { $0 == " " || $0 == "\t" }
      if !blanks.isEmpty, blanks.count < line.count { return String(blanks) }
    }
    return "  "
  }

  private static func isOnMainActor(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
    }
  }

  /// What a test needs to begin with: the app, if no property has it, running, if nothing before
  /// each test launches it.
  private static func preparation(
    of type: some DeclGroupSyntax, _ functions: [FunctionDeclSyntax]
  ) -> [String] {
    let superclass = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
    let setUps = functions.filter { $0.name.text.hasPrefix("setUp") }
    let property = type.memberBlock.members.lazy
      .compactMap { $0.decl.as(VariableDeclSyntax.self) }
      .flatMap(\.bindings)
      .first { $0.trimmedDescription.contains("XCUIApplication") }?
      .pattern.trimmedDescription
    // A superclass of the project's own has the app, and launches it.
    let isOwnBase = superclass != nil && superclass != "XCTestCase"
    let uses = type.memberBlock.members.contains { AppNameFinder.usesApp(in: $0) }
    if property == nil, isOwnBase, uses { return [] }
    var lines: [String] = []
    switch property {
    case nil: lines.append("let app = XCUIApplication()")
    case "app": break
    case let name?: lines.append("let app = \(name)")
    }
    let isLaunched =
      property != nil && setUps.contains { $0.trimmedDescription.contains("launch()") }
    if !isLaunched, !(isOwnBase && property == nil && uses) { lines.append("app.launch()") }
    return lines
  }
}
