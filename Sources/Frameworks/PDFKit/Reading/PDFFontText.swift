import Foundation

/// What the codes of a font stand for.
struct PDFFontText {
  private var characters: [Int: String] = [:]
  private var codeLength = 1

  /// A font of which nothing is known.
  init() {}

  /// How many bytes a code may have.
  private static let codeLengths = 1...4

  /// A font of a file.
  init(_ table: [String: PDFValue], in file: PDFFile) {
    if table["Subtype"]?.name == "Type0" { codeLength = 2 }
    if let bytes = file.contents(of: table["ToUnicode"]) { read(bytes) }
  }

  /// The text of codes; of a font without a table, as of Latin letters.
  func text(of bytes: [UInt8]) -> String {
    guard !characters.isEmpty else {
      return codeLength == 2 ? "" : String(bytes: bytes, encoding: .windowsCP1252) ?? ""
    }
    return stride(from: 0, to: bytes.count - codeLength + 1, by: codeLength).map { place in
      let code = bytes[place..<place + codeLength].reduce(0) { $0 << 8 | Int($1) }
      return characters[code] ?? ""
    }
    .joined()
  }

  /// Reads a table of codes, as fonts have it.
  private mutating func read(_ bytes: [UInt8]) {
    var scanner = PDFScanner(bytes)
    var operands: [PDFValue] = []
    while let value = scanner.value() {
      guard case .word(let word) = value else {
        operands.append(value)
        continue
      }
      switch word {
      case "endcodespacerange":
        let length = operands.first?.text?.count ?? 0
        if Self.codeLengths.contains(length) { codeLength = length }
      case "endbfchar":
        for place in stride(from: 0, to: operands.count - 1, by: 2) {
          set(operands[place].text, operands[place + 1].text, offset: 0)
        }
      case "endbfrange":
        for place in stride(from: 0, to: operands.count - 2, by: 3) {
          range(operands[place].text, operands[place + 1].text, operands[place + 2])
        }
      default: break
      }
      operands = []
    }
  }

  private mutating func set(_ code: [UInt8]?, _ text: [UInt8]?, offset: Int) {
    guard let code, Self.codeLengths.contains(code.count), var text else { return }
    if let last = text.indices.last { text[last] &+= UInt8(truncatingIfNeeded: offset) }
    let number = code.reduce(0) { $0 << 8 | Int($1) } + offset
    characters[number] = String(bytes: text, encoding: .utf16BigEndian)
  }

  private mutating func range(_ first: [UInt8]?, _ last: [UInt8]?, _ value: PDFValue) {
    guard let first, let last, Self.codeLengths.contains(first.count),
      Self.codeLengths.contains(last.count)
    else { return }
    let count = last.reduce(0) { $0 << 8 | Int($1) } - first.reduce(0) { $0 << 8 | Int($1) }
    guard (0..<65_536).contains(count) else { return }
    for offset in 0...count {
      if let texts = value.list {
        guard offset < texts.count else { return }
        set(
          [
            UInt8(truncatingIfNeeded: (first.reduce(0) { $0 << 8 | Int($1) } + offset) >> 8),
            UInt8(truncatingIfNeeded: first.reduce(0) { $0 << 8 | Int($1) } + offset),
          ],
          texts[offset].text, offset: 0)
      } else {
        set(first, value.text, offset: offset)
      }
    }
  }
}
