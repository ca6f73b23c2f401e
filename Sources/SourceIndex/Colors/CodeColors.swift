import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Tells what the parts of Swift code are, as editors colour them.
package enum CodeColors {
  /// What a part is.
  package enum Kind: Hashable, Sendable {
    case keyword, string, number, comment, type, plain
  }

  /// A part of a text.
  package struct Piece: Hashable, Sendable {
    /// What it is.
    package var kind: Kind
    /// The text of it.
    package var text: String
  }

  /// The parts of a line of Swift, which together are the line.
  ///
  /// - Parameter line: The line, which is read without those around it.
  /// - Returns: The parts, in order.
  package static func pieces(of line: String) -> [Piece] {
    let bytes = Array(line.utf8)
    var pieces: [Piece] = []
    var place = 0
    func add(_ kind: Kind, to end: Int) {
      guard end > place else { return }
      let text = String(decoding: bytes[place..<end], as: UTF8.self)
      if pieces.last?.kind == kind {
        pieces[pieces.count - 1].text += text
      } else {
        pieces.append(Piece(kind: kind, text: text))
      }
      place = end
    }
    for part in Parser.parse(source: line).classifications {
      let (start, end) = (part.offset, min(part.offset + part.length, bytes.count))
      add(.plain, to: min(start, bytes.count))
      add(kind(of: part.kind), to: end)
    }
    add(.plain, to: bytes.count)
    return pieces
  }

  private static func kind(of part: SyntaxClassification) -> Kind {
    switch part {
    case .keyword, .attribute, .ifConfigDirective: .keyword
    case .stringLiteral, .regexLiteral: .string
    case .integerLiteral, .floatLiteral: .number
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
    case .type: .type
    default: .plain
    }
  }
}
