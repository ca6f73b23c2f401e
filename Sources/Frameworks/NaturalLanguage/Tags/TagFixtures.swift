import DeviceServices

/// What the fixtures say of texts and words: a file for each scheme in `Fixtures/NaturalLanguage`, such
/// as `LexicalClass.txt`, `NameType.txt`, `Lemma.txt` and `SentimentScore.txt`.
///
/// Each line has a text, `=` and the tag: `Berlin = PlaceName`, or `*terrible* = -0.8`, where `*`
/// stands for any text; large and small letters are the same.
struct TagFixtures {
  private let lines: [(pattern: String, tag: String)]
  /// Whether there is a file.
  let exist: Bool

  /// Reads what there is for a scheme.
  init(_ scheme: NLTagScheme) {
    let text = DeviceFixtures.current.text(of: "NaturalLanguage/\(scheme.rawValue).txt")
    exist = text != nil
    lines = (text ?? "").split(whereSeparator: \.isNewline).compactMap { line in
      guard !line.hasPrefix("#"), let equals = line.lastIndex(of: "=") else { return nil }
      let tag = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
      return (line[..<equals].trimmingCharacters(in: .whitespaces).lowercased(), tag)
    }
  }

  /// The tag of a text; `nil` where nothing is said of it.
  func tag(of text: some StringProtocol) -> NLTag? {
    let small = text.lowercased()
    return lines.first { FixtureDocument.matches(small, $0.pattern) }.map { NLTag($0.tag) }
  }

  /// The names of several words.
  var phrases: [String] { lines.map(\.pattern).filter { $0.contains(" ") && !$0.contains("*") } }
}
