import Foundation

/// The constants that Xcode 26 makes for texts of string catalogues: for those whose keys a person has
/// entered, rather than Xcode found in sources.
struct TextSymbols {
  /// What of a catalogue counts here.
  private struct Catalog: Decodable {
    struct Unit: Decodable { var value: String }

    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: [String: [String: Localization]]?
      var substitutions: [String: Substitution]?
    }

    struct Substitution: Decodable { var formatSpecifier: String? }

    struct Entry: Decodable {
      var extractionState: String?
      var localizations: [String: Localization]?
    }

    var sourceLanguage: String
    var strings: [String: Entry]
  }

  /// The constants by their tables.
  private var symbols: [String: [TextSymbol]] = [:]

  private static let fileLimit = 20_000
  /// The system reads these tables, not the app.
  private static let systemTables = ["InfoPlist", "AppShortcuts"]

  /// Looks for catalogues in files and folders.
  init(in resources: [String]) {
    for path in resources.flatMap(Self.catalogs) {
      let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      guard !Self.systemTables.contains(table),
        let data = FileManager.default.contents(atPath: path),
        let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
      else { continue }
      symbols[table, default: []] += Self.symbols(of: catalog)
    }
  }

  private static func catalogs(in path: String) -> [String] {
    if isCatalog(path) { return [path] }
    guard let walk = FileManager.default.enumerator(atPath: path) else { return [] }
    var found: [String] = []
    var count = 0
    while let name = walk.nextObject() as? String, count < fileLimit {
      count += 1
      if name.hasPrefix(".") || name.hasSuffix(".xcassets") { walk.skipDescendants() }
      if isCatalog(name) { found.append("\(path)/\(name)") }
    }
    return found.sorted()
  }

  private static func isCatalog(_ path: String) -> Bool {
    (path as NSString).pathExtension == "xcstrings"
  }

  private static func symbols(of catalog: Catalog) -> [TextSymbol] {
    catalog.strings.sorted { $0.key < $1.key }.compactMap { key, entry in
      guard entry.extractionState == "manual" else { return nil }
      let source = entry.localizations?[catalog.sourceLanguage]
      return TextSymbol(
        key: key, text: text(of: source) ?? key,
        parts: source?.substitutions?.compactMapValues(\.formatSpecifier) ?? [:])
    }
  }

  /// What a text says; where that depends on a number or a device, what it says of others.
  private static func text(of localization: Catalog.Localization?) -> String? {
    guard let localization else { return nil }
    if let unit = localization.stringUnit { return unit.value }
    for (_, cases) in (localization.variations ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let text = text(of: cases["other"] ?? cases.min { $0.key < $1.key }?.value) { return text }
    }
    return nil
  }

  /// The declarations, as a source that is compiled with the module's; empty where there are none.
  ///
  /// Those of the table `Localizable` are members of a protocol, so that what a module declares by the
  /// same name takes their place; those of others are members of a type with the table's name.
  var source: String {
    let text = symbols.sorted { $0.key < $1.key }.map { table, symbols in
      var seen: Set<String> = []
      let members = symbols.filter { seen.insert($0.signature).inserted }
        .map { "  " + $0.declaration(in: table) + "\n" }.joined()
      guard !members.isEmpty else { return "" }
      guard table != "Localizable" else {
        return
          "nonisolated extension _LocalizedText where Self == LocalizedStringResource {\n\(members)}\n"
      }
      let name = AssetSymbols.namespace(table)
      return name.isEmpty
        ? ""
        : "nonisolated extension LocalizedStringResource {\n enum `\(name)` {\n\(members)}\n}\n"
    }
    return text.allSatisfy(\.isEmpty) ? "" : "\nimport SwiftUI\n\n" + text.joined(separator: "\n")
  }
}
