import DeviceServices

/// Looks texts up for the app in use.
package enum Localization {
  /// The text for a key, with its arguments filled in; the key itself where no table has it.
  ///
  /// - Parameters:
  ///   - key: What is looked up; also a format.
  ///   - arguments: What is filled in.
  ///   - table: The table's name; `Localizable` when nil.
  ///   - locale: In which language, and how numbers are written; the app's own when nil.
  ///   - value: The text where no table has the key; the key when nil or empty.
  /// - Returns: The text.
  package static func text(
    _ key: String, _ arguments: [FormatArgument] = [], table: String? = nil,
    locale: Locale? = nil, value: String? = nil
  ) -> String {
    let settings = DeviceServices.shared.language
    let found = found(key, in: AppResources.current.table(table ?? "Localizable"), locale)
    guard let found else {
      let shown = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
      if arguments.isEmpty { return shown }
      return FormatString.text(shown, arguments, locale ?? settings.locale)
    }
    // Without arguments a text is a text, whatever percent signs are in it.
    if arguments.isEmpty, case .text(let text) = found.format { return text }
    return found.format.text(
      arguments, language: found.language, locale: locale ?? settings.locale)
  }

  /// How the app in use writes numbers and dates.
  package static var locale: Locale { DeviceServices.shared.language.locale }

  /// Whether the app in use has texts under the table's usual name.
  package static var hasTexts: Bool {
    !AppResources.current.folders.isEmpty
      && !AppResources.current.table("Localizable").languages.isEmpty
  }

  /// The format for a key as it is, for `String(format:)`.
  package static func format(_ key: String, value: String?, table: String?) -> String {
    text(key, table: table.flatMap { $0.isEmpty ? nil : $0 }, value: value)
  }

  /// What a table has for a key.
  private static func found(
    _ key: String, in table: StringTable, _ locale: Locale?
  ) -> (format: LocalizedFormat, language: String)? {
    if table.isEmpty { return nil }
    let languages = DeviceServices.shared.language.languages
    return table.text(for: key, languages: (locale.map { [languageTag($0)] } ?? []) + languages)
  }

  private static func languageTag(_ locale: Locale) -> String {
    let identifier = locale.identifier.replacing("_", with: "-")
    return String(identifier.prefix { $0 != "@" })
  }
}
