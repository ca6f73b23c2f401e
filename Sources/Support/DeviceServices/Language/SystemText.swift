/// A text of the system's own, such as a button of one of its sheets, in iOS's words.
///
/// Words are there in English, Japanese and German; persons of other languages read English ones.
package struct SystemText: Hashable, Sendable {
  private let english: String
  private let japanese: String
  private let german: String

  /// Creates a text of iOS's words in each language.
  package init(_ english: String, ja japanese: String, de german: String) {
    self.english = english
    self.japanese = japanese
    self.german = german
  }

  /// The text in the language of the app in use, which its launch may have set.
  package var text: String {
    let language = DeviceServices.shared.language.languages.first ?? "en"
    return switch language.prefix(2) {
    case "ja": japanese
    case "de": german
    default: english
    }
  }

  /// Gives a sheet up.
  package static let cancel = SystemText("Cancel", ja: "キャンセル", de: "Abbrechen")
  /// Closes something.
  package static let close = SystemText("Close", ja: "閉じる", de: "Schließen")
  /// Ends what was done in a sheet.
  package static let done = SystemText("Done", ja: "完了", de: "Fertig")
  /// Goes on.
  package static let proceed = SystemText("Continue", ja: "続ける", de: "Fortfahren")
  /// Says yes to a message.
  package static let agreement = SystemText("OK", ja: "OK", de: "OK")
  /// Puts something in.
  package static let add = SystemText("Add", ja: "追加", de: "Hinzufügen")
}
