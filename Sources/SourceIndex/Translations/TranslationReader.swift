import Foundation
package import SourceModel

/// Reads the tables of an app's texts: string catalogues, and `.strings` files in folders of languages.
package enum TranslationReader {
  /// What the names of tables end with.
  package static let endings = [".strings", ".xcstrings"]

  /// The texts of a table, by key and language.
  ///
  /// - Parameters:
  ///   - path: The file, whose name is that of the table, and whose folder may be that of a language.
  ///   - bytes: Its contents.
  /// - Returns: The texts; none where it is no table.
  package static func translations(at path: String, _ bytes: [UInt8]) -> [Translation] {
    let data = Data(bytes)
    let file = path.split(separator: "/").last ?? ""
    let table = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? String(file)
    let lines = keyLines(of: data)
    func translation(_ key: String, _ language: String, _ text: String) -> Translation {
      let location = SourceLocation(file: path, line: lines[key] ?? 1)
      return Translation(
        table: table, language: language, key: key, text: text, location: location)
    }
    let found =
      file.hasSuffix(".xcstrings")
      ? catalog(data, translation) : strings(data, language: language(of: path), translation)
    return found.sorted { ($0.location.line, $0.key) < ($1.location.line, $1.key) }
  }

  private typealias Maker = (_ key: String, _ language: String, _ text: String) -> Translation

  private static func language(of path: String) -> String {
    let folder = path.split(separator: "/").dropLast().last ?? ""
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : "Base"
  }

  private static func strings(_ data: Data, language: String, _ make: Maker) -> [Translation] {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return (list as? [String: Any] ?? [:]).compactMap { key, value in
      (value as? String).map { make(key, language, $0) }
    }
  }

  private static func catalog(_ data: Data, _ make: Maker) -> [Translation] {
    guard let catalog = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let source = catalog["sourceLanguage"] as? String,
      let strings = catalog["strings"] as? [String: Any]
    else { return [] }
    return strings.flatMap { key, entry in
      let languages = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      let found = languages.sorted { $0.key < $1.key }
        .flatMap { language, value in texts(in: value).map { make(key, language, $0) } }
      // The source language says the key, where it says nothing else.
      return languages[source] == nil ? [make(key, source, key)] + found : found
    }
  }

  /// The texts of a language: one, or one for each number or kind of device.
  private static func texts(in value: Any) -> [String] {
    guard let parts = value as? [String: Any] else { return [] }
    if let unit = parts["stringUnit"] as? [String: Any] {
      return [unit["value"] as? String].compactMap(\.self)
    }
    return parts.sorted { $0.key < $1.key }.flatMap { texts(in: $0.value) }
  }

  /// The line of each key: the first that begins with it, as Xcode writes tables.
  private static func keyLines(of data: Data) -> [String: Int] {
    guard let text = String(data: data, encoding: encoding(of: data)) else { return [:] }
    var lines: [String: Int] = [:]
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in all.enumerated() {
      guard let match = line.firstMatch(of: /^\s*"((?:[^"\\]|\\.)*)"\s*[=:]/) else { continue }
      let key = String(match.1).replacing("\\\"", with: "\"").replacing("\\n", with: "\n")
        .replacing("\\/", with: "/").replacing("\\\\", with: "\\")
      if lines[key] == nil { lines[key] = number + 1 }
    }
    return lines
  }

  /// Tables of old are in UTF-16, which a mark at the beginning tells.
  private static func encoding(of data: Data) -> String.Encoding {
    data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) ? .utf16 : .utf8
  }
}
