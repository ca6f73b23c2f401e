extension Text {
  /// What a text is made of.
  enum Storage: Hashable, Sendable {
    /// Characters as they are.
    case verbatim(String)
    /// A text that is looked up, in a table.
    case localized(LocalizedTextKey)
    /// A text that is looked up where it is shown.
    case resource(LocalizedTextResource)
    /// Characters with looks.
    case attributed(AttributedString)
    /// A value that reads differently by language or moment.
    case value(TextValue)
    /// A symbol or picture, by its name and what it is called.
    case image(name: String, label: String, isSymbol: Bool)
    /// One text after the other.
    indirect case joined([Text])
  }

  /// A key with the table it is in.
  struct LocalizedTextKey: Hashable, Sendable {
    var key: LocalizedStringKey
    var table: String?

    /// Feeds the key to a hasher.
    func hash(into hasher: inout Hasher) { key.hash(into: &hasher) }
  }

  /// A reference to a text.
  struct LocalizedTextResource: Hashable, Sendable {
    var resource: LocalizedStringResource
  }

  /// A value that becomes text when it is shown.
  struct TextValue: Hashable, Sendable {
    /// Writes the value; tells for how many seconds that holds, if not for ever.
    let text: @Sendable (TextSurroundings) -> (text: String, lifetime: TimeInterval?)

    /// Whether two values read the same for now.
    static func == (left: TextValue, right: TextValue) -> Bool {
      let surroundings = TextSurroundings()
      return left.text(surroundings).text == right.text(surroundings).text
    }

    /// Feeds nothing to the hasher: what is equal may differ later.
    func hash(into hasher: inout Hasher) {}
  }

  /// The characters in the app's language.
  nonisolated var content: String {
    if case .verbatim(let text) = storage { return text }
    return resolved(in: TextSurroundings()).string
  }

  /// The characters in the app's language, for frameworks that hand texts on as strings.
  package nonisolated var plainText: String { content }

  /// The text as it is shown.
  nonisolated func resolved(
    in surroundings: TextSurroundings, _ outer: TextAttributes = TextAttributes()
  ) -> ResolvedText {
    let attributes = attributes.over(outer)
    var result = ResolvedText()
    switch storage {
    case .verbatim(let text): result.append(text, attributes)
    case .localized(let text):
      result = Self.localized(text.key, table: text.table, surroundings, attributes)
    case .resource(let reference):
      let language = surroundings.locale
      result.append(reference.resource.text(locale: language), attributes)
    case .attributed(let string): result = Self.attributed(string, attributes)
    case .value(let value):
      let (text, lifetime) = value.text(surroundings)
      result.append(text, attributes)
      if let lifetime { result.expire(after: lifetime) }
    case .image(let name, let label, let isSymbol):
      result.runs = [
        ResolvedText.Run(text: label, attributes: attributes, symbol: isSymbol ? name : nil)
      ]
    case .joined(let texts):
      for text in texts { result.append(text.resolved(in: surroundings, attributes)) }
    }
    return result
  }

  /// Looks a key up, fills its arguments in and reads its markup.
  nonisolated private static func localized(
    _ key: LocalizedStringKey, table: String?, _ surroundings: TextSurroundings,
    _ attributes: TextAttributes
  ) -> ResolvedText {
    var result = ResolvedText()
    // Texts with looks stand as a mark in the format until the markup around them is read.
    var rich: [Text] = []
    let values = key.arguments.map { argument -> FormatArgument in
      switch argument {
      case .plain(.text(let text)):
        rich.append(Text(verbatim: text))
        return .text(mark(rich.count - 1))
      case .plain(let value): return value
      case .rich(let text):
        rich.append(text)
        return .text(mark(rich.count - 1))
      }
    }
    let text = Localization.text(key.key, values, table: table, locale: surroundings.locale)
    for run in InlineMarkdown.runs(of: text) {
      let inner = TextAttributes(run).over(attributes)
      guard !rich.isEmpty else {
        result.append(run.text, inner)
        continue
      }
      var rest = run.text[...]
      while let start = rest.firstIndex(of: markStart), let end = rest.firstIndex(of: markEnd),
        start < end
      {
        result.append(String(rest[..<start]), inner)
        if let index = Int(rest[rest.index(after: start)..<end]), rich.indices.contains(index) {
          result.append(rich[index].resolved(in: surroundings, inner))
        }
        rest = rest[rest.index(after: end)...]
      }
      result.append(String(rest), inner)
    }
    return result
  }

  /// Characters for private use, which no ordinary text has (Unicode Standard, section 23.5).
  nonisolated private static var markStart: Character { "\u{F8F0}" }
  nonisolated private static var markEnd: Character { "\u{F8F1}" }

  nonisolated private static func mark(_ index: Int) -> String {
    "\(markStart)\(index)\(markEnd)"
  }

  nonisolated private static func attributed(
    _ string: AttributedString, _ attributes: TextAttributes
  ) -> ResolvedText {
    var result = ResolvedText()
    for run in string.runs {
      let inner = TextAttributes(run).over(attributes)
      result.append(String(string[run.range].characters), inner)
    }
    return result
  }
}

extension Text.LocalizedTextResource {
  /// Feeds the key to a hasher.
  func hash(into hasher: inout Hasher) { hasher.combine(resource.key) }
}

extension TextAttributes {
  /// What markup says.
  init(_ run: InlineMarkdown.Run) {
    if run.isBold { weight = .bold }
    if run.isItalic { isItalic = true }
    if run.isCode { isMonospaced = true }
    if run.isStruck { isStruck = true }
    link = run.link
  }

  /// What a run of an attributed string says.
  init(_ run: AttributedString.Runs.Run) {
    let intent = run.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { weight = .bold }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { isStruck = true }
    link = run.link
    font = run.swiftUI.font
    style = run.swiftUI.foregroundColor.map(AnyShapeStyle.init)
    if run.swiftUI.underlineStyle != nil { isUnderlined = true }
    if run.swiftUI.strikethroughStyle != nil { isStruck = true }
    kerning = run.swiftUI.kern ?? run.swiftUI.tracking ?? 0
  }
}
