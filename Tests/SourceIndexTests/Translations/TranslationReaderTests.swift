import Foundation
import SourceModel
import Testing

@testable import SourceIndex

@Suite struct TranslationReaderTests {
  private func texts(_ path: String, _ contents: String) -> [String] {
    TranslationReader.translations(at: path, Array(contents.utf8)).map {
      "\($0.location.line) \($0.table) \($0.language) \($0.key): \($0.text)"
    }
  }

  @Test func aTableOfALanguageIsRead() {
    let table = #"""
      /* Help
         "help.old" = "Hilfe (alt)"; */
      "help.title" = "Hilfe";

      // Quotes
      "help.\"more\"" = "Mehr \"Hilfe\"";
      """#
    #expect(
      texts("/App/de.lproj/Texts.strings", table) == [
        "3 Texts de help.title: Hilfe", #"6 Texts de help."more": Mehr "Hilfe""#,
      ])
  }

  @Test func aTableInNoFolderOfALanguageIsTheBase() {
    #expect(texts("/App/Localizable.strings", #""a" = "A";"#) == ["1 Localizable Base a: A"])
  }

  @Test func aTableOfOldIsRead() throws {
    let data = try #require("\"a\" = \"Ä\";\n\"b\" = \"ß\";\n".data(using: .utf16))
    let found = TranslationReader.translations(at: "/App/de.lproj/T.strings", Array(data))
    #expect(found.map(\.text) == ["Ä", "ß"])
    #expect(found.map(\.location.line) == [1, 2])
  }

  @Test func aCatalogueIsRead() {
    let catalogue = #"""
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Help" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Hilfe" } }
            }
          },
          "%lld items" : {
            "localizations" : {
              "en" : {
                "variations" : {
                  "plural" : {
                    "one" : { "stringUnit" : { "value" : "%lld item" } },
                    "other" : { "stringUnit" : { "value" : "%lld items" } }
                  }
                }
              }
            }
          }
        }
      }
      """#
    #expect(
      texts("/App/Localizable.xcstrings", catalogue) == [
        "4 Localizable en Help: Help", "4 Localizable de Help: Hilfe",
        "9 Localizable en %lld items: %lld item", "9 Localizable en %lld items: %lld items",
      ])
  }

  @Test(arguments: ["{", "[1]", "{\"strings\": 1}", "\u{0}\u{1}", "\"a\" = "])
  func whatIsNoTableHasNoTexts(contents: String) {
    #expect(texts("/App/L.xcstrings", contents).isEmpty)
    #expect(texts("/App/de.lproj/L.strings", contents).isEmpty)
  }
}
