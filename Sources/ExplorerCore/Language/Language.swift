/// The language that the explorer speaks.
///
/// Its texts stand in both languages where they are used, so that none can be forgotten. Words of the
/// field, such as `PASS` and `WAIT`, and what XCTest says stay as they are: people search for them.
package enum Language: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case japanese = "ja"

  /// The language of a locale, by the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set, as
  /// POSIX orders them; English for all that is not Japanese.
  package init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let name = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    self = name.lowercased().hasPrefix("ja") ? .japanese : .english
  }

  /// The text in this language.
  func say(_ english: @autoclosure () -> String, ja japanese: @autoclosure () -> String) -> String {
    self == .japanese ? japanese() : english()
  }

  /// The text in this language.
  package func say(_ text: LocalizedText) -> String { say(text.english, ja: text.japanese) }
}

/// A text in each language.
package struct LocalizedText: Hashable, Sendable {
  /// The text in English.
  package var english: String
  /// The text in Japanese.
  package var japanese: String

  /// Puts the texts together.
  package init(_ english: String, ja japanese: String) {
    self.english = english
    self.japanese = japanese
  }
}
