import Foundation

/// Reads the text of a page from its instructions: lines by where they stand.
struct PDFTextReader {
  private let file: PDFFile
  private let page: [String: PDFValue]
  private var fonts: [String: PDFFontText] = [:]
  private var font = PDFFontText()
  private var text = ""
  /// Where the line stands, and whether the next text begins another one.
  private var height = 0.0
  private var lastHeight: Double?
  private var leading = 0.0

  init(file: PDFFile, page: [String: PDFValue]) {
    self.file = file
    self.page = page
    let resources = file.resolved(page["Resources"])?.table
    for (name, value) in file.resolved(resources?["Font"])?.table ?? [:] {
      fonts[name] = PDFFontText(file.resolved(value)?.table ?? [:], in: file)
    }
  }

  /// The text.
  static func text(of page: [String: PDFValue], in file: PDFFile) -> String {
    var reader = PDFTextReader(file: file, page: page)
    reader.run()
    return reader.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private mutating func run() {
    let contents = file.resolved(page["Contents"])
    let parts = contents?.list ?? (page["Contents"].map { [$0] } ?? [])
    let bytes = parts.compactMap { file.contents(of: $0) }.joined(separator: [10])
    var scanner = PDFScanner(Array(bytes))
    var operands: [PDFValue] = []
    while let value = scanner.value() {
      guard case .word(let word) = value else {
        operands.append(value)
        continue
      }
      perform(word, operands)
      operands = []
    }
  }

  private mutating func perform(_ word: String, _ operands: [PDFValue]) {
    let numbers = operands.compactMap(\.number)
    switch word {
    case "BT": height = 0
    case "Tf": font = operands.first?.name.flatMap { fonts[$0] } ?? PDFFontText()
    case "TL": leading = numbers.first ?? 0
    case "Td", "TD":
      guard numbers.count == 2 else { return }
      height += numbers[1]
      if word == "TD" { leading = -numbers[1] }
    case "Tm": if numbers.count == 6 { height = numbers[5] }
    case "T*": height -= leading
    case "Tj": show(operands.first)
    case "'", "\"":
      height -= leading
      show(operands.last)
    case "TJ":
      for part in operands.first?.list ?? [] {
        if let gap = part.number, gap < -200, text.last?.isWhitespace == false { text += " " }
        show(part)
      }
    default: break
    }
  }

  private mutating func show(_ value: PDFValue?) {
    guard let bytes = value?.text else { return }
    if let lastHeight, abs(lastHeight - height) > 0.5, !text.isEmpty { text += "\n" }
    lastHeight = height
    text += font.text(of: bytes)
  }
}
