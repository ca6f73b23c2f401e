import SwiftParser
import SwiftSyntax

/// Writes tests into Swift sources, formatted like the code around them.
package enum TestWriter {
  /// Why a test cannot be written.
  package enum Problem: Error, Hashable, Sendable {
    /// The file has no class of the name.
    case noClass(String)
    /// The class has a method of the name.
    case taken(String)
    /// With the test the file would be no Swift; the file may be none already.
    case notSwift
  }

  /// A source with a test in it.
  package struct Edited: Hashable, Sendable {
    /// The whole text.
    package var text: String
    /// The line of the test's name, from 1.
    package var line: Int
  }

  /// Adds a test to its class.
  ///
  /// It comes after the last test of the class; nothing that is there is changed.
  ///
  /// - Parameters:
  ///   - draft: The test.
  ///   - source: The text of the file with the class.
  /// - Returns: The text with the test.
  /// - Throws: ``Problem``.
  package static func adding(
    _ draft: TestDraft, to source: String
  ) throws(Problem) -> Edited {
    try LargeStack.run { Result { () throws(Problem) in try add(draft, to: source) } }.get()
  }

  private static func add(
    _ draft: TestDraft, to source: String
  ) throws(Problem) -> Edited {
    guard !draft.statements.contains(where: { $0.lines.contains(where: \.isNestedTooDeep) }) else {
      throw .notSwift
    }
    let tree = Parser.parse(source: source)
    guard let type = TestClassFinder.find(draft.className, in: tree) else {
      throw .noClass(draft.className)
    }
    let style = SourceStyle(of: type, in: source)
    guard !style.methods.contains(draft.method) else { throw .taken(draft.method) }
    let members = type.memberBlock.members
    let last = members.last { $0.decl.as(FunctionDeclSyntax.self)?.isTest ?? false } ?? members.last
    var text = style.text(of: draft)
    let offset: Int
    if let last {
      offset = last.endPosition.utf8Offset
      text = "\n\n" + text
    } else {
      offset = type.memberBlock.leftBrace.endPosition.utf8Offset
      text = "\n" + text
    }
    let bytes = Array(source.utf8)
    let rest = String(decoding: bytes[offset...], as: UTF8.self)
    let isLineOver = rest.drop { $0 == " " || $0 == "\t" }.first?.isNewline ?? false
    if !isLineOver { text += "\n\(style.outerIndent)" }
    if style.usesCarriageReturns { text = text.replacing("\n", with: "\r\n") }
    let before = String(decoding: bytes[..<offset], as: UTF8.self)
    let result = before + text + (isLineOver ? rest : String(rest.drop { $0 == " " }))
    guard !tree.hasError, !Parser.parse(source: result).hasError,
      let line = Self.line(of: draft, in: result)
    else { throw .notSwift }
    return Edited(text: result, line: line)
  }

  /// Gives a test another body.
  ///
  /// - Parameters:
  ///   - draft: The test, with what it is to do.
  ///   - source: The text of the file with the class.
  /// - Returns: The text with the other body.
  /// - Throws: ``Problem``; ``Problem/noClass(_:)`` also where the class has no such method.
  package static func replacing(
    _ draft: TestDraft, in source: String
  ) throws(Problem) -> Edited {
    try LargeStack.run {
      Result { () throws(Problem) in try BodyEdit(draft, in: source).replace() }
    }.get()
  }

  /// Adds statements to the end of a test.
  ///
  /// - Parameters:
  ///   - draft: The test, with what it is to do in the end.
  ///   - source: The text of the file with the class.
  /// - Returns: The text with the statements, and the line of the first.
  /// - Throws: ``Problem``; ``Problem/noClass(_:)`` also where the class has no such method.
  package static func appending(
    _ draft: TestDraft, in source: String
  ) throws(Problem) -> Edited {
    try LargeStack.run {
      Result { () throws(Problem) in try BodyEdit(draft, in: source).append() }
    }.get()
  }

  /// Writes a test into a new file.
  ///
  /// - Parameters:
  ///   - draft: The test.
  ///   - template: The text of the file with the class that the new one is made like: its imports,
  ///     its superclass, its properties, and what it does before and after each test.
  /// - Returns: The text of the file.
  /// - Throws: ``Problem``.
  package static func newFile(
    _ draft: TestDraft, like template: String? = nil
  ) throws(Problem) -> Edited {
    var draft = draft
    let copied = template.flatMap { text in
      LargeStack.run {
        TestClassFrame(
          like: draft.template?.className ?? "", in: text, calling: draft.statements)
      }
    }
    var frame = copied ?? TestClassFrame()
    if frame.prepareLaunch(draft.settings) { draft.settings.leaveLaunch() }
    return try adding(draft, to: frame.text(named: draft.className))
  }

  static func line(of draft: TestDraft, in source: String) -> Int? {
    let tree = Parser.parse(source: source)
    let method = TestClassFinder.find(draft.className, in: tree)?.memberBlock.members
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first { $0.name.text == draft.method }
    guard let method else { return nil }
    let offset = method.name.positionAfterSkippingLeadingTrivia.utf8Offset
    return source.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }
}

extension FunctionDeclSyntax {
  /// Whether it is a test method.
  var isTest: Bool {
    name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
  }
}
