import SwiftParser
import SwiftSyntax

/// Puts waits before the line of a source that did not find what it was looking for.
package enum WaitEdit {
  /// What is waited for.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// That the element is there.
    case existence
    /// That it can be touched.
    case hittable
    /// That it has the text which is asserted.
    case text
  }

  /// The source with a wait.
  ///
  /// - Parameters:
  ///   - kind: What is waited for.
  ///   - line: The line that failed, counted from 1.
  ///   - text: The source.
  ///   - limit: The longest wait, in seconds.
  /// - Returns: The new source; `nil` where the line has no element to wait for in this way.
  package static func adding(
    _ kind: Kind, before line: Int, in text: String, limit: Double
  ) -> String? {
    let tree = Parser.parse(source: text)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    let finder = Finder(line: line, converter)
    finder.walk(tree)
    guard let item = finder.item, let use = finder.use else { return nil }
    let seconds = limit == limit.rounded() ? "\(Int(limit))" : "\(limit)"
    let element = use.base.trimmedDescription
    var edits = TextEdits()
    if kind == .existence, use.name == "exists", let access = use.access {
      edits.replace(
        PageSource.range(access),
        by: "\(element).waitForExistence(timeout: \(seconds))")
    } else {
      guard let wait = wait(kind, element, use, seconds) else { return nil }
      let bytes = Array(text.utf8)
      let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
      let indent = PageSource.indent(at: start, in: bytes)
      let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let isOwnLine = lineStart + indent.utf8.count == start
      let end = text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
      edits.replace(start..<start, by: wait + (isOwnLine ? "\(end)\(indent)" : "; "))
    }
    let bytes = Array(text.utf8)
    return edits.applied(to: bytes, in: 0..<bytes.count)
  }

  private static func wait(
    _ kind: Kind, _ element: String, _ use: Use, _ seconds: String
  ) -> String? {
    func until(_ format: String, _ arguments: String = "") -> String {
      "_ = XCTWaiter.wait(for: [XCTNSPredicateExpectation(predicate: "
        + "NSPredicate(format: \"\(format)\"\(arguments)), object: \(element))], timeout: \(seconds))"
    }
    switch kind {
    case .existence:
      return "XCTAssertTrue(\(element).waitForExistence(timeout: \(seconds)))"
    case .hittable: return use.touches ? until("isHittable == true") : nil
    case .text:
      guard let expected = use.expected, ["label", "value"].contains(use.name) else { return nil }
      return until("\(use.name) == %@", ", \(expected.trimmedDescription)")
    }
  }

  /// What a line does with an element.
  private struct Use {
    /// The element.
    var base: ExprSyntax
    /// What is called or read.
    var name: String
    /// The reading, where it is one.
    var access: MemberAccessExprSyntax?
    /// What it is compared with.
    var expected: ExprSyntax?
    var touches: Bool { access == nil }
  }

  private final class Finder: SyntaxVisitor {
    private static let touches: Set = [
      "tap", "doubleTap", "press", "typeText", "swipeUp", "swipeDown", "swipeLeft", "swipeRight",
      "adjust", "twoFingerTap",
    ]
    private static let readings: Set = ["exists", "label", "value", "isEnabled", "isSelected"]

    private let line: Int
    private let converter: SourceLocationConverter
    /// The innermost statement that has the line, and what it does.
    var item: CodeBlockItemSyntax?
    var use: Use?

    init(line: Int, _ converter: SourceLocationConverter) {
      self.line = line
      self.converter = converter
      super.init(viewMode: .sourceAccurate)
    }

    private func hasLine(_ node: some SyntaxProtocol) -> Bool {
      let first = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
      let last = converter.location(for: node.endPositionBeforeTrailingTrivia).line
      return (first...max(first, last)).contains(line)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard hasLine(node) else { return .skipChildren }
      (item, use) = (node, nil)
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if use == nil, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base, Self.touches.contains(access.declName.baseName.text),
        !base.trimmedDescription.contains("\n")
      {
        use = Use(base: base, name: access.declName.baseName.text)
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if use == nil, let base = node.base, Self.readings.contains(node.declName.baseName.text),
        node.parent?.is(FunctionCallExprSyntax.self) != true
      {
        use = Use(
          base: base, name: node.declName.baseName.text, access: node, expected: other(than: node))
      }
      return .visitChildren
    }

    /// What an assertion compares a reading with.
    private func other(than node: MemberAccessExprSyntax) -> ExprSyntax? {
      var parent = node.parent
      while let current = parent, !current.is(LabeledExprListSyntax.self) {
        parent = current.parent
      }
      guard let list = parent?.as(LabeledExprListSyntax.self),
        let call = list.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == "XCTAssertEqual", list.count >= 2
      else { return nil }
      let sides = list.prefix(2).map(\.expression)
      return sides.first { side in
        !(side.position <= node.position && node.endPosition <= side.endPosition)
      }
    }
  }
}
