import SwiftSyntax

/// Where new members of a type stand, and what is between them.
struct MemberLayout {
  private let source: PageSource
  private let holder: PageSource.Holder
  private let fallback: String
  /// What stands before the type.
  private let outerIndent: String
  /// What stands before its members.
  let indent: String

  /// Reads a type.
  ///
  /// - Parameters:
  ///   - source: Its file.
  ///   - holder: The type.
  ///   - unit: What a level of nesting adds where the file has none.
  init(_ source: PageSource, _ holder: PageSource.Holder, unit: String = "  ") {
    self.source = source
    fallback = unit
    self.holder = holder
    outerIndent = source.indent(at: PageSource.range(holder.node).lowerBound)
    if let first = holder.members.members.first {
      indent = source.indent(at: PageSource.range(first).lowerBound)
    } else {
      indent = outerIndent + (Self.unit(of: source) ?? unit)
    }
  }

  /// What one level of nesting adds.
  var unit: String {
    let rest = indent.dropFirst(outerIndent.count)
    return rest.isEmpty ? Self.unit(of: source) ?? fallback : String(rest)
  }

  /// Attributes that most methods of the type have.
  var commonAttributes: [String] {
    let functions = self.functions
    return Self.common(functions.map { $0.attributes.map(\.trimmedDescription) })
  }

  /// The access that most methods of the type have, where they say it.
  var commonAccess: String? {
    let words: Set = ["public", "package", "internal", "open"]
    return Self.common(functions.map { $0.modifiers.map(\.name.text).filter(words.contains) }).first
  }

  private var functions: [FunctionDeclSyntax] {
    holder.members.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter { !$0.modifiers.contains { $0.name.text == "private" } }
  }

  /// What more than half of some lists have.
  private static func common(_ lists: [[String]]) -> [String] {
    var seen: [String] = []
    for word in lists.joined() where !seen.contains(word) { seen.append(word) }
    return seen.filter { word in lists.count { $0.contains(word) } * 2 > lists.count }
  }

  /// What the first line that is set in has before it; `nil` where none is.
  static func unit(of source: PageSource) -> String? {
    for line in source.file.text.split(whereSeparator: \.isNewline) {
      let blanks = line.prefix { $0 == " " || $0 == "\t" }
      if !blanks.isEmpty, blanks.count < line.count { return String(blanks) }
    }
    return nil
  }

  /// A member after another, as far from it as that is from the one before.
  func insertion(
    of text: String, after node: some SyntaxProtocol, from former: String, apart: Bool? = nil
  ) -> ElementDraft.Insertion {
    let isApart = apart ?? Self.isApart(node)
    return ElementDraft.Insertion(
      path: source.file.path, offset: self.end(of: node),
      text: (isApart ? "\n\n" : "\n") + moved(text, from: former))
  }

  /// A member before the first method or initialiser, or at the end.
  func insertion(of text: String, beforeMethodsFrom former: String) -> ElementDraft.Insertion {
    let members = holder.members.members
    let last = members.prefix {
      !$0.decl.is(FunctionDeclSyntax.self) && !$0.decl.is(InitializerDeclSyntax.self)
    }
    .last
    if let last { return insertion(of: text, after: last.decl, from: former, apart: true) }
    let brace = holder.members.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset
    let isOver = members.isEmpty
    return ElementDraft.Insertion(
      path: source.file.path, offset: brace,
      text: "\n" + moved(text, from: former) + (isOver ? "\n\(outerIndent)" : "\n"))
  }

  /// A member after all others.
  func insertionAtEnd(of text: String, from former: String) -> ElementDraft.Insertion {
    if let last = holder.members.members.last {
      return insertion(of: text, after: last.decl, from: former, apart: true)
    }
    return insertion(of: text, beforeMethodsFrom: former)
  }

  /// The end of a member, with a comment on its line.
  private func end(of node: some SyntaxProtocol) -> Int {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    let line = source.bytes[end...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let rest = String(decoding: line, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
    return rest.hasPrefix("//") ? line.endIndex : end
  }

  /// A text with another indentation.
  private func moved(_ text: String, from former: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
      if line.isEmpty { return "" }
      if number == 0 { return indent + line }
      guard line.hasPrefix(former) else { return String(line) }
      return indent + deepened(line.dropFirst(former.count), from: former)
    }.joined(separator: "\n")
  }

  /// A line without its member's indentation, set in further as this file does it: another one's
  /// members are mostly one level deep, and so tell what a level is there.
  private func deepened(_ line: Substring, from former: String) -> String {
    former == indent || former.isEmpty
      ? String(line) : Self.nested(line, by: former.count, with: unit)
  }

  /// A line that is set in by other blanks for each level.
  ///
  /// - Parameters:
  ///   - line: The line; one that is not set in by whole levels stays as it is.
  ///   - width: How many blanks a level has there.
  ///   - unit: What a level is to have.
  /// - Returns: The line.
  static func nested(_ line: Substring, by width: Int, with unit: String) -> String {
    let blanks = line.prefix { $0 == " " || $0 == "\t" }
    guard blanks.count % width == 0 else { return String(line) }
    return String(repeating: unit, count: blanks.count / width) + line.dropFirst(blanks.count)
  }

  private static func isApart(_ node: some SyntaxProtocol) -> Bool {
    var count = 0
    for piece in node.leadingTrivia.pieces {
      if case .newlines(let lines) = piece { count = max(count, lines) }
      if case .carriageReturnLineFeeds(let lines) = piece { count = max(count, lines) }
    }
    return count > 1
  }
}
