import DeviceServices
import ElementModel
import Testing

@testable import SimulatedUIKit
@testable import SwiftUI

@MainActor @Suite(.serialized) struct LocalizationTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {"ja": {"stringUnit": {"state": "translated", "value": "こんにちは"}}}},
      "Hello, %@!": {"localizations": {
        "ja": {"stringUnit": {"state": "translated", "value": "**%@**さん、こんにちは"}}}},
      "%lld items": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
        "ja": {"variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%lld個"}}}}}}},
      "%lld of %lld": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@done@ of %#@all@"},
        "substitutions": {
          "done": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "", "value": "%arg bird"}},
            "other": {"stringUnit": {"state": "", "value": "%arg birds"}}}}},
          "all": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "", "value": "%arg tree"}},
            "other": {"stringUnit": {"state": "", "value": "%arg trees"}}}}}}}}}
    }}
    """

  /// Runs with an app's files in a folder of its own, in a language.
  private func with(
    _ files: [String: String], locale: String = "en_US", _ body: () throws -> Void
  ) throws {
    let folder = NSTemporaryDirectory() + "pomelo-texts-\(UUID().uuidString)"
    defer {
      try? FileManager.default.removeItem(atPath: folder)
      AppResources.current = AppResources(folders: [])
      DeviceServices.shared.language.setDevice("en_US")
      DeviceServices.shared.language.launch(arguments: [])
    }
    for (name, text) in files {
      let path = URL(fileURLWithPath: folder).appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: path)
    }
    AppResources.current = AppResources(folders: [folder])
    DeviceServices.shared.language.setDevice(locale)
    try body()
  }

  @Test func catalogsSpeakTheDevicesLanguage() throws {
    try with(["Localizable.xcstrings": Self.catalog], locale: "ja_JP") {
      let name = "花"
      let count = 2000
      let driver = AppDriver {
        VStack {
          Text("Hello")
          Text("Hello, \(name)!")
          Text("\(count) items")
          Text(verbatim: "Hello")
          Text(name)
          Button("Hello") {}
        }
      }
      #expect(
        driver.labels(.staticText)
          == ["こんにちは", "花さん、こんにちは", "2,000個", "Hello", "花"])
      #expect(driver.exists("こんにちは", .button))
      #expect(String(localized: "Hello") == "こんにちは")
      #expect(String(localized: "\(count) items") == "2,000個")
    }
  }

  @Test func pluralsFollowTheNumber() throws {
    try with(["Localizable.xcstrings": Self.catalog]) {
      #expect(String(localized: "\(1) items") == "1 item")
      #expect(String(localized: "\(0) items") == "0 items")
      #expect(String(localized: "\(1) of \(3)") == "1 bird of 3 trees")
    }
  }

  @Test func stringsFilesAreReadToo() throws {
    let plurals = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%d files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d файл</string><key>few</key><string>%d файла</string>
      <key>many</key><string>%d файлов</string></dict></dict></dict></plist>
      """
    let files = [
      "ru.lproj/Localizable.strings": "/* c */\n\"title\" = \"Заголовок\";\n",
      "ru.lproj/Other.strings": "\"title\" = \"Другой\";\n",
      "ru.lproj/Localizable.stringsdict": plurals,
      "en.lproj/Localizable.strings": "\"title\" = \"Title\";\n",
    ]
    try with(files, locale: "ru_RU") {
      #expect(Text("title").content == "Заголовок")
      #expect(Text("title", tableName: "Other").content == "Другой")
      #expect(_AppBundle.text("missing", value: nil, table: nil) == "missing")
      let three: Int32 = 3
      #expect(String(localized: "\(three) files") == "3 файла")
      #expect(String(localized: "\(Int32(11)) files") == "11 файлов")
    }
  }

  @Test func launchArgumentsChooseTheLanguage() throws {
    try with(["Localizable.xcstrings": Self.catalog]) {
      let settings = DeviceServices.shared.language
      settings.launch(arguments: ["App", "-AppleLanguages", "(ja)", "-AppleLocale", "ja_JP"])
      #expect(settings.languages == ["ja"])
      #expect(settings.locale.identifier == "ja_JP")
      #expect(Text("Hello").content == "こんにちは")
      settings.launch(arguments: ["App"])
      #expect(Text("Hello").content == "Hello")
    }
  }

  @Test func anEnvironmentsLocaleChoosesTheLanguageBelow() throws {
    try with(["Localizable.xcstrings": Self.catalog]) {
      let driver = AppDriver {
        VStack {
          Text("Hello")
          Text("Hello").environment(\.locale, Locale(identifier: "ja"))
        }
      }
      #expect(driver.labels(.staticText) == ["Hello", "こんにちは"])
    }
  }

  @Test func aBundlesOwnFilesGoBeforeThoseOfTheApp() throws {
    let plist = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleName": "Kit"], format: .xml, options: 0)
    let files = [
      "ja.lproj/page.html": "app", "other.html": "app", "Kit/page.html": "kit",
      "Kit/ja.lproj/page.html": "日", "Kit/Info.plist": String(decoding: plist, as: UTF8.self),
    ]
    try with(files, locale: "ja_JP") {
      let list = try #require(_AppBundle.url("Info", "plist", nil))
      let bundle = try #require(Bundle(path: list.deletingLastPathComponent().path))
      let own = _AppBundle.url("page", "html", nil, of: bundle)
      #expect(own?.path.hasSuffix("Kit/ja.lproj/page.html") == true)
      #expect(_AppBundle.url("other.html", nil, nil, of: bundle)?.lastPathComponent == "other.html")
      #expect(_AppBundle.information(of: bundle)?["CFBundleName"] as? String == "Kit")
    }
  }

  @Test func filesAreFoundInTheAppsFolders() throws {
    let color = """
      {"colors": [
        {"color": {"components": {"red": "0x10", "green": "32", "blue": "0.5", "alpha": "1.0"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "1.0", "alpha": "1.0"}}}]}
      """
    let files = [
      "Data/items.json": "[]", "ja.lproj/page.html": "日", "en.lproj/page.html": "en",
      "Assets.xcassets/Brand.colorset/Contents.json": color,
    ]
    try with(files, locale: "ja_JP") {
      #expect(_AppBundle.url("items", "json", nil)?.lastPathComponent == "items.json")
      #expect(_AppBundle.url("items.json", nil, "Data") != nil)
      #expect(_AppBundle.url("missing", "json", nil) == nil)
      #expect(_AppBundle.url("page", "html", nil)?.path.hasSuffix("ja.lproj/page.html") == true)
      var environment = EnvironmentValues()
      #expect(Color("Brand").resolve(in: environment).description == "#102080FF")
      environment.colorScheme = .dark
      #expect(Color("Brand").resolve(in: environment).description == "#FFFFFFFF")
    }
  }
}
