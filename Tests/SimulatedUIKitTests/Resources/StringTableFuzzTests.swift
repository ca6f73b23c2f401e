import Foundation
import TestSupport
import Testing

@testable import SimulatedUIKit

struct StringTableFuzzTests {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "greeting": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello %@, %1$@ %lld"}},
        "ja": {"variations": {"plural": {"other": {"stringUnit": {"value": "%lld 件"}}}}}}}},
      "version": "1.0"}
    """
  private static let strings =
    "/* A greeting. */\n\"greeting\" = \"Hello %@, %2$@ %lld\\n\\U3042\";\n"
  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>greeting</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@things@</string>
      <key>things</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d thing</string><key>other</key><string>%d things</string>
      </dict></dict></dict></plist>
    """

  /// A table that cannot be read is empty; what it says of a text can be filled in.
  @Test(arguments: [
    ("Localizable.xcstrings", catalog), ("Localizable.strings", strings),
    ("Localizable.stringsdict", plurals),
  ])
  func aTableIsReadOrEmpty(name: String, sample: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tables \(UUID().uuidString)/ja.lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let file = folder.appendingPathComponent(name)
    var found = 0
    try Mutation.each(of: [sample], count: 700) { bytes in
      try Data(bytes).write(to: file)
      let paths = [file.path]
      let table = StringTable(
        catalogs: name.hasSuffix("xcstrings") ? paths : [],
        strings: name.hasSuffix("strings") && !name.hasSuffix("xcstrings") ? paths : [],
        plurals: name.hasSuffix("dict") ? paths : [])
      if table.text(for: "greeting", languages: ["ja", "en"]) != nil { found += 1 }
    }
    #expect((1..<700).contains(found))
  }
}
