/// A localized text before its arguments are filled in.
package indirect enum LocalizedFormat: Hashable, Sendable {
  /// A format without choices.
  case text(String)
  /// Formats by plural category; the first number among the arguments decides.
  case plural([String: LocalizedFormat])
  /// A format with parts `%#@name@`, each of which depends on a number.
  case substituted(String, [String: Substitution])

  /// A part of a text that depends on a number.
  package struct Substitution: Hashable, Sendable {
    /// Which argument decides, from 1; the next one when nil.
    var argument: Int?
    /// How the number is written, such as `lld`.
    var specifier: String
    /// Formats by plural category.
    var formats: [String: String]
  }

  /// What an argument is called, as in `%(count)lld`: it is for those who read the catalogue.
  private static var argumentName: Regex<(Substring, Substring)> { /(%(?:[0-9]+\$)?)\(\w+\)/ }

  /// A localization of a string catalogue; nil when it has no text.
  init?(_ localization: StringCatalog.Localization) {
    if let plural = localization.variations?.plural {
      self = .plural(plural.compactMapValues(LocalizedFormat.init))
    } else if let device = localization.variations?.device,
      let chosen = device["iphone"] ?? device["other"] ?? device["ipad"],
      let format = LocalizedFormat(chosen)
    {
      self = format
    } else if let value = localization.stringUnit?.value
      .replacing(Self.argumentName, with: { $0.output.1 })
    {
      guard let substitutions = localization.substitutions, !substitutions.isEmpty else {
        self = .text(value)
        return
      }
      self = .substituted(value, substitutions.mapValues(Substitution.init))
    } else {
      return nil
    }
  }

  /// An entry of a `.strings` or `.stringsdict` file.
  init?(propertyList value: Any) {
    if let text = value as? String {
      self = .text(text)
      return
    }
    guard let entry = value as? [String: Any],
      let format = entry["NSStringLocalizedFormatKey"] as? String
    else { return nil }
    var parts: [String: Substitution] = [:]
    for case (let name, let part as [String: Any]) in entry {
      let categories = ["zero", "one", "two", "few", "many", "other"]
      let formats = part.filter { categories.contains($0.key) }.compactMapValues { $0 as? String }
      parts[name] = Substitution(
        argument: nil, specifier: part["NSStringFormatValueTypeKey"] as? String ?? "d",
        formats: formats)
    }
    self = .substituted(format, parts)
  }

  /// The text with its arguments filled in.
  package func text(_ arguments: [FormatArgument], language: String, locale: Locale) -> String {
    switch self {
    case .text(let format): return FormatString.text(format, arguments, locale)
    case .plural(let formats):
      let number = arguments.lazy.compactMap(\.number).first ?? 0
      let category = PluralRule.category(of: number, language: language)
      let chosen = (number == 0 ? formats["zero"] : nil) ?? formats[category] ?? formats["other"]
      return chosen?.text(arguments, language: language, locale: locale) ?? ""
    case .substituted(let format, let parts):
      var next = 1
      let filled = Self.filled(format, parts, arguments, language, next: &next, depth: 0)
      return FormatString.text(filled, arguments, locale)
    }
  }

  /// Replaces the named parts of a format by the formats for their numbers.
  private static func filled(
    _ format: String, _ parts: [String: Substitution], _ arguments: [FormatArgument],
    _ language: String, next: inout Int, depth: Int
  ) -> String {
    // Parts may mention others; a circle of them ends here.
    guard depth < 8 else { return format }
    var result = ""
    var rest = format[...]
    while let start = rest.firstRange(of: "%#@") ?? positioned(in: rest) {
      let explicit = rest[start].dropFirst().prefix { $0.isNumber }
      guard let end = rest[start.upperBound...].firstIndex(of: "@") else { break }
      let name = String(rest[start.upperBound..<end])
      result += rest[..<start.lowerBound]
      rest = rest[rest.index(after: end)...]
      guard let part = parts[name] else { continue }
      let position = Int(explicit) ?? part.argument ?? next
      next = position + 1
      let number = arguments.indices.contains(position - 1) ? arguments[position - 1].number : nil
      let category = PluralRule.category(of: number ?? 0, language: language)
      let zero = number == 0 ? part.formats["zero"] : nil
      let chosen = zero ?? part.formats[category] ?? part.formats["other"] ?? ""
      let specifier = "%\(position)$\(part.specifier)"
      var inner = chosen.replacing("%arg", with: specifier)
      if inner.contains("%\(part.specifier)") {
        inner = inner.replacing("%\(part.specifier)", with: specifier)
      }
      result += filled(inner, parts, arguments, language, next: &next, depth: depth + 1)
    }
    return result + rest
  }

  /// Where a part with an explicit argument begins, as in `%2$#@days@`.
  private static func positioned(in text: Substring) -> Range<Substring.Index>? {
    text.firstRange(of: #/%\d+\$#@/#)
  }
}

extension LocalizedFormat.Substitution {
  /// A part of a text in a string catalogue.
  init(_ part: StringCatalog.Substitution) {
    argument = part.argNum
    specifier = part.formatSpecifier ?? "lld"
    formats = (part.variations?.plural ?? [:]).compactMapValues { $0.stringUnit?.value }
  }
}
