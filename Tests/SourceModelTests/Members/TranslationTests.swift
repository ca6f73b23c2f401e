import Testing

@testable import SourceModel

@Suite struct TranslationTests {
  private func says(_ text: String, _ shown: String) -> Bool {
    Translation(
      table: "T", language: "de", key: "k", text: text,
      location: SourceLocation(file: "/T.strings", line: 1)
    ).says(shown)
  }

  @Test(arguments: [
    ("Hilfe", "Hilfe"), ("%lld Artikel", "3 Artikel"), ("Hallo, %@!", "Hallo, Eva!"),
    ("%1$@ von %2$@", "Brief von Eva"), ("%#@parts@ fehlen", "Zwei Teile fehlen"),
    ("%.2f Euro", "3,50 Euro"),
  ])
  func aTextIsSaid(text: String, shown: String) {
    #expect(says(text, shown))
  }

  @Test(arguments: [
    ("Hilfe", "Hilf"), ("%lld Artikel", "3 Artikel mehr"), ("%@", "Eva"), ("100 %", "100 Euro"),
    ("%@: %@", "Name: Eva"),
  ])
  func anotherTextIsNot(text: String, shown: String) {
    #expect(!says(text, shown))
  }
}
