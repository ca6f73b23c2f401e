import DeviceServices

/// What the fixtures translate: a text file for each pair of languages in `Fixtures/Translation`, such as
/// `en-de.txt`, with lines of a text, ` = ` and its translation.
///
/// A text of several lines is translated line by line where it is not there as a whole, with `\n` for the
/// ends of its lines.
struct TranslationFixture {
  /// The language of the texts.
  let source: Locale.Language
  /// That of the translations.
  let target: Locale.Language
  private let file: String
  private let lines: [String: String]?

  /// Reads what there is for two languages.
  init(from source: Locale.Language, to target: Locale.Language) {
    self.source = source
    self.target = target
    file = "\(Self.code(source))-\(Self.code(target)).txt"
    lines = DeviceFixtures.current.text(of: "Translation/\(file)").map { text in
      Dictionary(
        text.split(whereSeparator: \.isNewline).compactMap { line in
          guard !line.hasPrefix("#"), let equals = line.range(of: " = ") else { return nil }
          return (
            String(line[..<equals.lowerBound]).replacing("\\n", with: "\n"),
            String(line[equals.upperBound...]).replacing("\\n", with: "\n")
          )
        }
      ) { first, _ in first }
    }
  }

  /// Whether a text is there as a whole.
  func contains(_ text: String) -> Bool { lines?[text] != nil }

  /// Whether there is a file.
  var exists: Bool { lines != nil }

  /// The translation of a text.
  ///
  /// - Throws: ``TranslationError`` where the file, or the text in it, is missing.
  func translation(of text: String) throws -> String {
    guard text.contains(where: { $0.isLetter }) else { throw TranslationError.nothingToTranslate }
    guard let lines else {
      note("no fixture translates from \(Self.code(source)) to \(Self.code(target))", text)
      throw TranslationError.notInstalled
    }
    if let whole = lines[text] { return whole }
    let parts = text.components(separatedBy: "\n").map { $0.isEmpty ? "" : lines[$0] }
    guard parts.count > 1, !parts.contains(nil) else {
      note("Fixtures/Translation/\(file) does not translate “\(text.prefix(80))”", text)
      throw TranslationError.internalError
    }
    return parts.compactMap { $0 }.joined(separator: "\n")
  }

  private func note(_ what: String, _ text: String) {
    let line = text.replacing("\n", with: "\\n")
    DeviceServices.shared.notes.add(
      "Translation: \(what). Put the line “\(line) = …” into Fixtures/Translation/\(file).")
  }

  /// The languages that fixtures translate from.
  static func sources(to target: Locale.Language) -> [Locale.Language] {
    DeviceFixtures.current.names(in: "Translation")
      .filter { $0.hasSuffix("-\(code(target)).txt") }
      .map { Locale.Language(identifier: String($0.dropLast("-\(code(target)).txt".count))) }
  }

  private static func code(_ language: Locale.Language) -> String {
    language.languageCode?.identifier ?? "en"
  }
}
