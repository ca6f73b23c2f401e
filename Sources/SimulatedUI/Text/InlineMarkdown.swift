/// Reads the markup that localized texts and attributed strings may have within lines.
///
/// Blocks such as headings stay text, as in SwiftUI (Apple's documentation,
/// `AttributedString.MarkdownParsingOptions`, `inlineOnly`).
struct InlineMarkdown {
  /// A run of characters with the same looks.
  struct Run: Hashable {
    var text: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: URL?

    /// Whether another run looks the same.
    func looksLike(_ other: Run) -> Bool {
      isBold == other.isBold && isItalic == other.isItalic && isCode == other.isCode
        && isStruck == other.isStruck && link == other.link
    }
  }

  private let characters: [Character]
  private var runs: [Run] = []

  /// Whether a text may have markup at all.
  static func isNeeded(for text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"):
        true
      default: false
      }
    }
  }

  /// The runs of a text.
  static func runs(of text: String) -> [Run] {
    guard isNeeded(for: text) else { return [Run(text: text)] }
    var reader = InlineMarkdown(characters: Array(text))
    reader.read(0..<reader.characters.count, Run(text: ""), depth: 0)
    return reader.runs
  }

  private init(characters: [Character]) { self.characters = characters }

  private mutating func add(_ text: String, _ style: Run) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.looksLike(style) {
      runs[runs.count - 1].text += text
    } else {
      var run = style
      run.text = text
      runs.append(run)
    }
  }

  private mutating func read(_ range: Range<Int>, _ style: Run, depth: Int) {
    var index = range.lowerBound
    while index < range.upperBound {
      if depth < 16, let end = readSpan(at: index, in: range, style, depth: depth) {
        index = end
        continue
      }
      if characters[index] == "\\", index + 1 < range.upperBound,
        characters[index + 1].isPunctuation || characters[index + 1].isSymbol
      {
        index += 1
      }
      add(String(characters[index]), style)
      index += 1
    }
  }

  /// Reads markup that begins at a place.
  ///
  /// - Returns: Where it ends; nil when there is none.
  private mutating func readSpan(
    at index: Int, in range: Range<Int>, _ style: Run, depth: Int
  ) -> Int? {
    var inner = style
    switch characters[index] {
    case "`":
      guard let end = find("`", from: index + 1, in: range) else { return nil }
      inner.isCode = true
      add(String(characters[index + 1..<end]), inner)
      return end + 1
    case "~":
      let length = runLength(at: index, in: range)
      guard length <= 2 else { return nil }
      let mark = String(repeating: "~", count: length)
      guard let end = find(mark, from: index + length, in: range), end > index + length else {
        return nil
      }
      inner.isStruck = true
      read(index + length..<end, inner, depth: depth + 1)
      return end + length
    case "*", "_": return readEmphasis(at: index, in: range, style, depth: depth)
    case "^": return readInflection(at: index, in: range, style, depth: depth)
    case "[": return readLink(at: index, in: range, style, depth: depth)
    case "<": return readAddress(at: index, in: range, style)
    default: return nil
    }
  }

  private mutating func readEmphasis(
    at index: Int, in range: Range<Int>, _ style: Run, depth: Int
  ) -> Int? {
    let length = min(3, runLength(at: index, in: range))
    let start = index + length
    guard start < range.upperBound, !characters[start].isWhitespace else { return nil }
    // Within words, an underscore is just that.
    if characters[index] == "_", index > range.lowerBound, isWord(characters[index - 1]) {
      return nil
    }
    let mark = String(repeating: String(characters[index]), count: length)
    var from = start
    while let end = find(mark, from: from, in: range) {
      // The marks of something inside: `*a **b** c*`.
      if length == 1, runLength(at: end, in: range) == 2 {
        from = end + 2
        continue
      }
      from = end + 1
      guard end > start, !characters[end - 1].isWhitespace else { continue }
      let after = end + length
      if characters[index] == "_", after < range.upperBound, isWord(characters[after]) {
        continue
      }
      var inner = style
      if length != 1 { inner.isBold = true }
      if length != 2 { inner.isItalic = true }
      read(start..<end, inner, depth: depth + 1)
      return after
    }
    return nil
  }

  private mutating func readLink(
    at index: Int, in range: Range<Int>, _ style: Run, depth: Int
  ) -> Int? {
    guard let close = closing("[", "]", from: index, in: range), close + 1 < range.upperBound,
      characters[close + 1] == "(", let end = closing("(", ")", from: close + 1, in: range)
    else { return nil }
    // A title may follow the address.
    let address = String(characters[close + 2..<end]).split(separator: " ").first ?? ""
    guard let url = URL(string: String(address)) else { return nil }
    var inner = style
    inner.link = url
    read(index + 1..<close, inner, depth: depth + 1)
    return end + 1
  }

  /// Reads `^[2 person](inflect: true)`; other attributes than `inflect` say nothing here.
  private mutating func readInflection(
    at index: Int, in range: Range<Int>, _ style: Run, depth: Int
  ) -> Int? {
    let open = index + 1
    guard open < range.upperBound, characters[open] == "[",
      let close = closing("[", "]", from: open, in: range), close + 1 < range.upperBound,
      characters[close + 1] == "(", let end = closing("(", ")", from: close + 1, in: range)
    else { return nil }
    let attributes = String(characters[close + 2..<end]).filter { !$0.isWhitespace }
    let start = runs.count
    // A run of its own, that its words are not taken for others.
    runs.append(style)
    runs[start].text = ""
    read(open + 1..<close, style, depth: depth + 1)
    if attributes.contains("inflect:true") {
      let whole = runs[start...].map(\.text).joined()
      for place in start..<runs.count {
        runs[place].text = EnglishInflection.agreeing(runs[place].text, numberIn: whole)
      }
    }
    let read = runs[start...]
    runs.removeSubrange(start...)
    for run in read { add(run.text, run) }
    return end + 1
  }

  private mutating func readAddress(at index: Int, in range: Range<Int>, _ style: Run) -> Int? {
    guard let end = find(">", from: index + 1, in: range) else { return nil }
    let address = String(characters[index + 1..<end])
    guard address.contains("://") || address.hasPrefix("mailto:"), let url = URL(string: address)
    else { return nil }
    var inner = style
    inner.link = url
    add(address, inner)
    return end + 1
  }

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private func runLength(at index: Int, in range: Range<Int>) -> Int {
    var end = index
    while end < range.upperBound, characters[end] == characters[index] { end += 1 }
    return end - index
  }

  private func find(_ mark: String, from start: Int, in range: Range<Int>) -> Int? {
    let mark = Array(mark)
    var index = start
    while index + mark.count <= range.upperBound {
      if characters[index] == "\\" {
        index += 2
      } else if characters[index..<index + mark.count].elementsEqual(mark) {
        return index
      } else {
        index += 1
      }
    }
    return nil
  }

  private func closing(
    _ open: Character, _ close: Character, from start: Int, in range: Range<Int>
  ) -> Int? {
    var depth = 0
    for index in start..<range.upperBound {
      if characters[index] == open { depth += 1 }
      if characters[index] == close {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
