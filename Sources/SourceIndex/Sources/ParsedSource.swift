import SourceModel
import SwiftParser
import SwiftSyntax

/// SwiftSyntax has a type of this name too; in this module it is always the index's own.
typealias SourceLocation = SourceModel.SourceLocation

/// A parsed file that can say on which line a node stands.
struct ParsedSource {
  /// Absolute path of the file.
  let path: String
  /// The syntax tree.
  let tree: SourceFileSyntax
  /// Offsets at which the lines start, in bytes.
  ///
  /// Only line feeds end a line, as in debug information, so that lines agree with stack frames.
  private let lineStarts: [Int]

  init(_ file: SourceFile) {
    path = file.path
    tree = Parser.parse(source: file.text)
    var starts = [0]
    var text = file.text
    text.withUTF8 { bytes in
      for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
    }
    lineStarts = starts
  }

  /// The place of a node's first token.
  func location(of node: some SyntaxProtocol) -> SourceLocation {
    SourceLocation(
      file: path, line: line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset))
  }

  /// The line of a node's last token.
  func endLine(of node: some SyntaxProtocol) -> Int {
    line(at: max(node.position.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset - 1))
  }

  /// Finds the line of an offset by bisection.
  private func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
