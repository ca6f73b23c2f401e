import SwiftParser
import SwiftSyntax

/// Sources as a compiler for an iOS simulator would read them, for a compiler that builds for
/// Linux.
///
/// These are written differently: conditions of `#if` that ask for the platform become `true` or
/// `false`; attributes such as `@objc` and `@IBOutlet`, which say nothing where there is no
/// Objective-C, become spaces, and so do `@UIApplicationMain` and what a `main.swift` calls to
/// start UIKit, as the host starts the app; `#keyPath(Type.property)` becomes the string that it stands
/// for, and `#selector(Type.method)` a `Selector` that holds the method; `@NSManaged` members
/// get bodies that ask the object; in `#Predicate`, what
/// another condition is asked is written as a subscript, as the macro knows no such call on Linux;
/// and the parts of the module `os`, such as `os.log`, become the whole, as Swift's modules have no
/// parts, and `ObjectiveC` becomes `Foundation`, which has what there is of it; conditions that ask for a
/// version of iOS ask the simulated device, and attributes that name one name its domain besides. What a storyboard
/// may connect gets a table at the end of the last line. Lines stay as they are, so that messages and
/// debug information stay right; only what follows the name of an `@objc` protocol, or a selector,
/// moves to the right.
package enum SourceAdaptation {
  /// Modules whose imports are written as those of others, so that nobody looks for them.
  package static let replacedModules: Set = ["ObjectiveC"]

  /// Changes when the same source is adapted differently, for the names of builds.
  package static let version = "adaptation 10"

  /// The text to compile instead of a file's.
  ///
  /// - Parameter file: The file as the person wrote it.
  /// - Returns: The text, with as many lines; `nil` when it is to be compiled as it is.
  package static func text(of file: SourceFile) -> String? {
    // Most files have none of it and are not parsed.
    let marks = [
      "#if", "@objc", "@IB", "#keyPath", "#selector", "import ObjectiveC", " unistd.",
      "UIApplicationMain", "ProcessInfo()", "@NSManaged", "#Predicate", "#available",
      "#unavailable", "@available",
    ]
    guard marks.contains(where: file.text.contains) || importsPart(file.text) else { return nil }
    let edits = LargeStack.run {
      let collector = AdaptationCollector(viewMode: .sourceAccurate)
      let tree = Parser.parse(source: file.text)
      collector.isMain = file.path.hasSuffix("/main.swift")
      collector.walk(tree)
      return collector.edits(of: tree)
    }
    return edits.isEmpty ? nil : apply(edits, to: file.text)
  }

  /// Whether a file has conditions for the version of iOS of which the compiler does not learn where names of
  /// newer versions may be used.
  ///
  /// - Parameter file: The file as the person wrote it.
  /// - Returns: Whether there is one.
  package static func hidesVersions(_ file: SourceFile) -> Bool {
    guard ["#available", "#unavailable"].contains(where: file.text.contains) else { return false }
    return LargeStack.run {
      let finder = HiddenVersionFinder(viewMode: .sourceAccurate)
      finder.walk(Parser.parse(source: file.text))
      return finder.isFound
    }
  }

  /// The compiler's words with versions of iOS as Xcode says them.
  ///
  /// - Parameter output: What the compiler said of adapted texts.
  /// - Returns: The same, with "iOS 18.0 or newer" for the domain that stands for it.
  package static func spellingVersions(in output: String) -> String {
    SystemDomain.spelled(in: output)
  }

  /// Whether a file imports a part of a module, such as `os.log`.
  private static func importsPart(_ text: String) -> Bool {
    text.contains(/(?m)^ *(?:@\w+ +)*import +\w+\.\w/)
  }

  /// Writes replacements over the bytes they are for; what is left of each range becomes spaces,
  /// but line breaks stay.
  private static func apply(_ edits: [AdaptationCollector.Edit], to text: String) -> String {
    var bytes = Array(text.utf8)
    // From the end, so that a replacement that is longer moves no range that is still to come.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let replacement = Array(edit.replacement.utf8)
      let rest = bytes[edit.range].dropFirst(replacement.count).map { byte in
        byte == 0x0A || byte == 0x0D ? byte : 0x20
      }
      bytes.replaceSubrange(edit.range, with: replacement + rest)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Finds conditions whose versions the compiler does not get to know.
private final class HiddenVersionFinder: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || SystemCondition.hidesVersion(node)
    return .skipChildren
  }
}

/// Finds what is to be written differently.
private final class AdaptationCollector: SyntaxVisitor {
  /// A text that takes the place of another.
  struct Edit {
    /// The bytes of the file.
    let range: Range<Int>
    /// One line.
    let replacement: String

    init(_ node: some SyntaxProtocol, _ replacement: String) {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      range = start..<node.endPositionBeforeTrailingTrivia.utf8Offset
      self.replacement = replacement
    }

    /// Writes something over what begins with one node and ends with another.
    init(from first: some SyntaxProtocol, to last: some SyntaxProtocol, _ replacement: String) {
      let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
      range = start..<last.endPositionBeforeTrailingTrivia.utf8Offset
      self.replacement = replacement
    }

    /// Writes something after a node.
    init(after node: some SyntaxProtocol, _ text: String) {
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      range = end..<end
      replacement = text
    }
  }

  private var edits: [Edit] = []
  private var members = InterfaceMembers()
  /// Whether the file has imported what a selector can be of.
  private var importsViews = false
  /// Whether the file is the one whose statements are run when the app starts.
  var isMain = false

  /// All that was found in a tree.
  func edits(of tree: SourceFileSyntax) -> [Edit] {
    members.text.isEmpty ? edits : edits + [Edit(after: tree.statements, members.text)]
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard isMain, node.parent?.parent?.is(SourceFileSyntax.self) == true,
      !node.item.is(DeclSyntax.self) || node.trimmedDescription.contains("UIApplicationMain")
    else { return .visitChildren }
    edits.append(Edit(node, ""))
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { adapt(condition: condition) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let module = node.path.first?.name.text
    if ["UIKit", "SwiftUI", "XCTest"].contains(module) { importsViews = true }
    // Modules of Swift have no parts, and those of C keep theirs.
    if node.importKindSpecifier == nil, node.path.count > 1, let module,
      CompilationCondition.hasNoParts(module)
    {
      edits.append(Edit(node.path, module))
    }
    // A part of Darwin by its own name, such as in `import func unistd.usleep`.
    if module == "unistd", node.path.count > 1 {
      edits.append(
        Edit(node.path, "Darwin" + node.path.trimmedDescription.dropFirst("unistd".count)))
    }
    // What there is of it, such as NSObject, comes with Foundation here.
    if node.importKindSpecifier == nil, module == "ObjectiveC" {
      edits.append(Edit(node.path, "Foundation"))
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    note(ManagedMember.edits(for: node))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(ManagedMember.edits(for: node))
    return .visitChildren
  }

  private func note(_ managed: ManagedMember?) {
    guard let managed else { return }
    edits.append(Edit(managed.attribute, ""))
    edits += managed.bodies.map { Edit(after: $0.node, $0.text) }
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let domains = SystemDomain.attributes(after: node) {
      edits.append(Edit(after: node, domains))
    }
    guard Self.isForObjectiveC(node) else { return .visitChildren }
    members.add(node)
    edits.append(Edit(node, ""))
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isForObjectiveC = node.attributes.contains {
      $0.as(AttributeSyntax.self).map(Self.isForObjectiveC) ?? false
    }
    if isForObjectiveC, node.inheritanceClause == nil {
      edits.append(Edit(after: node.name, ": AnyObject"))
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if importsViews, let text = SelectorReference.text(for: node) {
      edits.append(Edit(node, text))
      return .skipChildren
    }
    if node.macroName.text == "Predicate" {
      let calls = ConditionEvaluations(viewMode: .sourceAccurate)
      calls.walk(node)
      edits += calls.edits
      return .skipChildren
    }
    guard node.macroName.text == "keyPath", node.arguments.count == 1,
      let path = node.arguments.first?.expression, let key = ObjectiveCKeyPath.string(for: path)
    else { return .visitChildren }
    edits.append(Edit(node, "\"\(key)\""))
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // On Linux it has no initialiser that apps can call.
    if node.trimmedDescription == "ProcessInfo()" {
      edits.append(Edit(node, "ProcessInfo.processInfo"))
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    if let text = SystemCondition.text(of: node) { edits.append(Edit(node, text)) }
    return .skipChildren
  }

  private static func isForObjectiveC(_ attribute: AttributeSyntax) -> Bool {
    [
      "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
      "UIApplicationMain",
    ].contains(attribute.attributeName.trimmedDescription)
  }

  private func adapt(condition: ExprSyntax) {
    let calls = ConditionCalls(viewMode: .sourceAccurate)
    calls.walk(condition)
    for call in calls.calls {
      if let holds = CompilationCondition.platformValue(of: call) {
        edits.append(Edit(call, holds ? "true" : "false"))
      }
    }
  }

  /// The calls in a `#Predicate` that ask another condition, such as `other.evaluate($0)`.
  private final class ConditionEvaluations: SyntaxVisitor {
    private(set) var edits: [Edit] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        let base = member.base, member.declName.baseName.text == "evaluate",
        node.arguments.count == 1, node.arguments.first?.label == nil,
        let left = node.leftParen, let right = node.rightParen
      else { return .visitChildren }
      // On a line of its own it would begin another expression.
      let isBelow =
        base.trailingTrivia.containsNewline || member.period.leadingTrivia.containsNewline
      if isBelow { edits.append(Edit(after: base, "[")) }
      edits.append(Edit(from: member.period, to: left, isBelow ? "" : "["))
      edits.append(Edit(right, "]"))
      return .visitChildren
    }
  }

  /// The calls in a condition, such as `os(iOS)`.
  private final class ConditionCalls: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .skipChildren
    }
  }
}

extension Trivia {
  /// Whether what follows is on another line.
  fileprivate var containsNewline: Bool { contains { $0.isNewline } }
}
