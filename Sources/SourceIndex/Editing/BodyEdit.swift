import SwiftParser
import SwiftSyntax

/// Changes what a test does.
struct BodyEdit {
  private let draft: TestDraft
  private let source: String
  private let style: SourceStyle
  private let method: FunctionDeclSyntax
  private let body: CodeBlockSyntax

  /// Finds the test.
  ///
  /// - Throws: ``TestWriter/Problem``.
  init(_ draft: TestDraft, in source: String) throws(TestWriter.Problem) {
    let tree = Parser.parse(source: source)
    guard !tree.hasError else { throw .notSwift }
    let type = TestClassFinder.find(draft.className, in: tree)
    let method = type?.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .first { $0.name.text == draft.method }
    guard let type, let method, let body = method.body else { throw .noClass(draft.className) }
    (self.draft, self.source, self.method, self.body) = (draft, source, method, body)
    style = SourceStyle(of: type, in: source)
  }

  /// Puts the statements in the place of the body.
  func replace() throws(TestWriter.Problem) -> TestWriter.Edited {
    try edited(from: body.leftBrace, keepsEffects: true)
  }

  /// Puts the statements after those of the body.
  func append() throws(TestWriter.Problem) -> TestWriter.Edited {
    guard let last = body.statements.lastToken(viewMode: .sourceAccurate) else {
      return try edited(from: body.leftBrace, keepsEffects: false)
    }
    var edited = try edited(from: last, keepsEffects: false)
    let name = method.name.positionAfterSkippingLeadingTrivia
    edited.line += line(last.endPositionBeforeTrailingTrivia) - line(name) + 1
    return edited
  }

  private func line(_ position: AbsolutePosition) -> Int {
    source.utf8.prefix(position.utf8Offset).count { $0 == UInt8(ascii: "\n") }
  }

  /// The text with the statements in the place of all that follows a token in the body.
  private func edited(
    from token: TokenSyntax, keepsEffects: Bool
  ) throws(TestWriter.Problem) -> TestWriter.Edited {
    var lines = style.body(of: draft.statements)
      .map { $0.isEmpty ? "\n" : "\n" + style.indent + $0 }.joined()
    let isAppended = token != body.leftBrace
    // A comment at the end of the last line stays there.
    let start = isAppended ? token.endPosition : token.endPositionBeforeTrailingTrivia
    let end = isAppended ? start : body.statements.last?.endPosition ?? start
    let isOnOneLine = !body.rightBrace.leadingTrivia.contains(where: \.isNewline)
    if isOnOneLine { lines += "\n" + style.indent }
    var edits = [(start.utf8Offset, end.utf8Offset, lines)]
    if style.marksTests, !isMarked {
      let place = method.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.append((place, place, "@MainActor\n\(style.indent)"))
    }
    if !keepsEffects, let effects = missingEffects {
      let place = effects.place.utf8Offset
      edits.append((place, place, effects.text))
    }
    var bytes = Array(source.utf8)
    for (start, end, text) in edits.sorted(by: { $0.0 > $1.0 }) {
      let text = style.usesCarriageReturns ? text.replacing("\n", with: "\r\n") : text
      bytes.replaceSubrange(start..<end, with: text.utf8)
    }
    let result = String(decoding: bytes, as: UTF8.self)
    guard !Parser.parse(source: result).hasError,
      let line = TestWriter.line(of: draft, in: result)
    else { throw .notSwift }
    return TestWriter.Edited(text: result, line: line)
  }

  private var isMarked: Bool {
    method.attributes.contains { $0.trimmedDescription == "@MainActor" }
  }

  /// What the statements need of the test and it does not say, and where that is to stand.
  private var missingEffects: (text: String, place: AbsolutePosition)? {
    let effects = method.signature.effectSpecifiers
    let needsAsync = draft.statements.contains(where: \.isAsync) && effects?.asyncSpecifier == nil
    let needsThrows =
      draft.statements.contains(where: \.isThrowing) && effects?.throwsClause == nil
    guard needsAsync || needsThrows else { return nil }
    let parameters = method.signature.parameterClause.endPositionBeforeTrailingTrivia
    guard needsThrows, let specifier = effects?.asyncSpecifier else {
      return ((needsAsync ? " async" : "") + (needsThrows ? " throws" : ""), parameters)
    }
    return (" throws", specifier.endPositionBeforeTrailingTrivia)
  }
}
