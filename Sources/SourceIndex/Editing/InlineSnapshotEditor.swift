import SwiftParser
import SwiftSyntax

/// Writes texts into the calls that compare them.
///
/// The result is that of swift-snapshot-testing's InlineSnapshotTesting, but that comments stay and
/// that what nobody sees is written as an escape.
package enum InlineSnapshotEditor {
  /// Why a text cannot be written.
  package enum Problem: Error, Hashable, Sendable {
    /// No call has its arguments there.
    case noCall(line: Int)
    /// Another closure is where the text belongs.
    case occupied(line: Int, label: String)
    /// What the closure is to be called is no name.
    case notLabel(line: Int, label: String)
    /// With the text it would be no Swift.
    case notSwift(line: Int)
  }

  /// The source with the texts.
  ///
  /// - Parameters:
  ///   - source: The source as it was when the lines were found out.
  ///   - edits: The texts, in any order; one for each closure.
  /// - Returns: The new source.
  /// - Throws: ``Problem``, where one of them cannot be written.
  package static func text(
    of source: String, applying edits: [InlineSnapshotEdit]
  ) throws(Problem) -> String {
    try LargeStack.run { () -> Result<String, Problem> in
      Result { () throws(Problem) in try edited(source, edits) }
    }.get()
  }

  private static func edited(
    _ source: String, _ edits: [InlineSnapshotEdit]
  ) throws(Problem) -> String {
    let tree = Parser.parse(source: source)
    let finder = CallFinder(bytes: Array(source.utf8))
    finder.walk(tree)
    let style = Style(of: source)
    var replacements: [InlineSnapshotCall.Replacement] = []
    let sorted = edits.sorted { ($0.line, $0.column, $0.offset) < ($1.line, $1.column, $1.offset) }
    for edit in sorted where !edit.label.isValidSwiftIdentifier(for: .memberAccess) {
      throw .notLabel(line: edit.line, label: edit.label)
    }
    let places = Dictionary(grouping: sorted) { Place(line: $0.line, column: $0.column) }
    for (place, edits) in places.sorted(by: { $0.key < $1.key }) {
      guard let call = finder.calls[place] else { throw .noCall(line: place.line) }
      let start = call.calledExpression.endPosition.utf8Offset
      var closures = InlineSnapshotCall(
        call,
        InlineSnapshotLiteral(
          indent: PageSource.indent(at: start, in: finder.bytes), unit: style.unit,
          lineEnd: style.lineEnd))
      for edit in edits { try closures.apply(edit) }
      replacements += closures.replacements
    }
    let result = try applied(replacements, to: finder.bytes, firstLine: sorted.first?.line ?? 1)
    if !tree.hasError, Parser.parse(source: result).hasError {
      throw .notSwift(line: sorted.first?.line ?? 1)
    }
    return result
  }

  private static func applied(
    _ replacements: [InlineSnapshotCall.Replacement], to bytes: [UInt8], firstLine: Int
  ) throws(Problem) -> String {
    var bytes = bytes
    var end = bytes.count
    let order = replacements.sorted {
      ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
    }
    for (range, text) in order {
      // One call in a closure of another that is written anew.
      guard range.upperBound <= end else { throw .notSwift(line: firstLine) }
      bytes.replaceSubrange(range, with: Array(text.utf8))
      end = range.lowerBound
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where the arguments of a call begin, as the compiler counts.
  private struct Place: Hashable, Comparable {
    let line: Int
    let column: Int

    static func < (first: Place, second: Place) -> Bool {
      (first.line, first.column) < (second.line, second.column)
    }
  }

  /// How the source is written.
  private struct Style {
    /// What its first line that is set in has before it.
    let unit: String
    let lineEnd: String

    init(of source: String) {
      lineEnd = source.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
      let lines = source.split(whereSeparator: \.isNewline).lazy
      unit =
        lines.map { (blanks: $0.prefix { $0 == " " || $0 == "\t" }, line: $0) }
        .first { !$0.blanks.isEmpty && $0.blanks.count < $0.line.count }
        .map { String($0.blanks) } ?? "    "
    }
  }

  private final class CallFinder: SyntaxVisitor {
    let bytes: [UInt8]
    private let lineStarts: [Int]
    private(set) var calls: [Place: FunctionCallExprSyntax] = [:]

    init(bytes: [UInt8]) {
      self.bytes = bytes
      lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let offset = node.calledExpression.endPosition.utf8Offset
      let after = lineStarts.partitioningIndex { $0 > offset }
      calls[Place(line: after, column: offset - lineStarts[after - 1] + 1)] = node
      return .visitChildren
    }
  }
}

extension Array {
  /// The first place from which on something holds, where it holds from one place on.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
