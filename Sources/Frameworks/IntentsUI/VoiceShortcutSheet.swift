import DeviceServices
import SimulatedUI

/// The sheet on which a person gives words to a shortcut.
struct VoiceShortcutSheet: View {
  /// How it ends.
  enum Outcome {
    case cancelled, deleted
    case phrase(String)
  }

  private static let title = SystemText(
    "When I run:", ja: "実行するとき：", de: "Beim Ausführen:")
  private static let add = SystemText("Add to Siri", ja: "Siriに追加", de: "Zu Siri hinzufügen")
  private static let remove = SystemText(
    "Delete Shortcut", ja: "ショートカットを削除", de: "Kurzbefehl löschen")
  private static let phrase = SystemText("Phrase", ja: "フレーズ", de: "Satz")

  @State private var phrase: String
  private let deletes: Bool
  private let finish: (Outcome) -> Void

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - phrase: The words to begin with.
  ///   - deletes: Whether there is a shortcut that can be removed.
  ///   - finish: Told how it ends.
  init(phrase: String, deletes: Bool, finish: @escaping (Outcome) -> Void) {
    _phrase = State(initialValue: phrase)
    self.deletes = deletes
    self.finish = finish
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField(Self.phrase.text, text: $phrase)
        if deletes {
          Button(Self.remove.text, role: .destructive) { finish(.deleted) }
        }
      }
      .navigationTitle(Text(verbatim: Self.title.text))
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(SystemText.cancel.text) { finish(.cancelled) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(deletes ? SystemText.done.text : Self.add.text) { finish(.phrase(phrase)) }
            .disabled(phrase.isEmpty)
        }
      }
    }
  }
}
