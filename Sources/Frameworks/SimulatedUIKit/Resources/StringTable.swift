import Synchronization

/// A table of localized texts: of a string catalogue, and of `.strings` and `.stringsdict` files in
/// folders of languages.
package struct StringTable: Sendable {
  private var texts: [String: [String: LocalizedFormat]] = [:]
  private var sourceLanguage: String?

  /// Reads the files of a table; a file that cannot be read counts as empty.
  ///
  /// - Parameters:
  ///   - catalogs: Paths of `.xcstrings` files.
  ///   - strings: Paths of `.strings` files.
  ///   - plurals: Paths of `.stringsdict` files.
  init(catalogs: [String], strings: [String], plurals: [String]) {
    for path in strings { add(Self.propertyList(path), language: Self.language(path)) }
    for path in plurals { add(Self.propertyList(path), language: Self.language(path)) }
    for path in catalogs { addCatalog(path) }
  }

  /// Whether the table has no texts at all, as where an app has no such files.
  var isEmpty: Bool { texts.isEmpty }

  /// The languages that the table has texts in.
  package var languages: [String] { texts.keys.sorted() }

  /// The text for a key.
  ///
  /// - Parameters:
  ///   - key: What is looked up.
  ///   - languages: The person's languages, the preferred one first.
  /// - Returns: The text and its language; nil when no table has the key.
  package func text(
    for key: String, languages: [String]
  ) -> (format: LocalizedFormat, language: String)? {
    // The app runs in one language: the first that it has at all.
    for wanted in languages {
      guard let language = Self.candidates(wanted).first(where: { texts[$0] != nil }) else {
        if wanted.split(separator: "-").first.map(String.init) == sourceLanguage { break }
        continue
      }
      if let format = texts[language]?[key] { return (format, language) }
      break
    }
    for language in [sourceLanguage, "Base", "en"].compactMap({ $0 }) {
      if let format = texts[language]?[key] {
        return (format, language == "Base" ? "en" : language)
      }
    }
    return nil
  }

  /// The names under which a language's texts may lie: `zh-Hant-TW`, `zh-Hant`, `zh`.
  package static func candidates(_ language: String) -> [String] {
    if let names = knownCandidates.withLock({ $0[language] }) { return names }
    let names = makeCandidates(language)
    knownCandidates.withLock { $0[language] = names }
    return names
  }

  /// The names worked out so far: each text that is shown asks for the same few.
  private static let knownCandidates = Mutex<[String: [String]]>([:])

  private static func makeCandidates(_ language: String) -> [String] {
    let parts = language.replacing("_", with: "-").split(separator: "-").map(String.init)
    var names: [String] = []
    for count in stride(from: parts.count, to: 0, by: -1) {
      let name = parts.prefix(count).joined(separator: "-")
      names += [name, name.replacing("-", with: "_")]
    }
    if let script = chineseScript(parts) { names.insert("zh-\(script)", at: 0) }
    return names
  }

  /// Regions tell which script Chinese is written in.
  private static func chineseScript(_ parts: [String]) -> String? {
    guard parts.first == "zh", !parts.contains("Hans"), !parts.contains("Hant") else { return nil }
    return parts.contains { ["TW", "HK", "MO"].contains($0) } ? "Hant" : "Hans"
  }

  private static func language(_ path: String) -> String {
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : "Base"
  }

  private static func propertyList(_ path: String) -> [String: Any] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return list as? [String: Any] ?? [:]
  }

  private mutating func add(_ list: [String: Any], language: String) {
    for (key, value) in list {
      guard let format = LocalizedFormat(propertyList: value) else { continue }
      texts[language, default: [:]][key] = format
    }
  }

  private mutating func addCatalog(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    else { return }
    sourceLanguage = catalog.sourceLanguage
    // The source language counts as one of the app's, even if no text of it differs from its key.
    if texts[catalog.sourceLanguage] == nil { texts[catalog.sourceLanguage] = [:] }
    for (key, entry) in catalog.strings {
      for (language, localization) in entry.localizations ?? [:] {
        guard let format = LocalizedFormat(localization) else { continue }
        texts[language, default: [:]][key] = format
      }
    }
  }
}
