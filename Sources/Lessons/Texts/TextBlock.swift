/// A paragraph of a lesson's text, or what stands like one.
package enum TextBlock: Hashable, Sendable {
  /// Sentences, wrapped where they are shown.
  case paragraph([TextSpan])
  /// An item of a list.
  case item([TextSpan])
  /// Lines of code, shown as they are.
  case code([String])

  /// Reads Markdown: paragraphs apart by blank lines, items by `-`, code between fences.
  package static func blocks(_ lines: [String]) -> [TextBlock] {
    var blocks: [TextBlock] = []
    var words: [String] = []
    var isItem = false
    var code: [String]?
    func end() {
      guard !words.isEmpty else { return }
      let spans = TextSpan.spans(joined(words))
      blocks.append(isItem ? .item(spans) : .paragraph(spans))
      (words, isItem) = ([], false)
    }
    for line in lines {
      let trimmed = line.trimmed
      if let known = code {
        if trimmed.hasPrefix("```") {
          blocks.append(.code(undented(known)))
          code = nil
        } else {
          code = known + [line]
        }
      } else if trimmed.hasPrefix("```") {
        end()
        code = []
      } else if trimmed.isEmpty {
        end()
      } else if trimmed.hasPrefix("- ") {
        end()
        isItem = true
        words = [String(trimmed.dropFirst(2))]
      } else {
        words.append(trimmed)
      }
    }
    end()
    if let code { blocks.append(.code(undented(code))) }
    return blocks
  }

  /// Lines of a paragraph as one: with a blank between words, and none within Japanese text.
  private static func joined(_ lines: [String]) -> String {
    lines.reduce("") { text, line in
      guard let last = text.last, let first = line.first else { return text + line }
      return last.isWide && first.isWide ? text + line : "\(text) \(line)"
    }
  }

  private static func undented(_ lines: [String]) -> [String] {
    let indents = lines.filter { !$0.trimmed.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let least = indents.min() ?? 0
    return lines.map { String($0.dropFirst(least)) }
  }
}

extension String {
  /// Without blanks at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension Character {
  /// Whether words of its script have no blanks between them.
  fileprivate var isWide: Bool { unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false }
}
