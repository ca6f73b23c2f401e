import DeviceServices
import SimulatedUI
import SimulatedUIKit

/// The system's sheet with a text and its translation.
struct TranslationSheet: View {
  @Binding var isPresented: Bool
  let text: String
  let replace: ((String) -> Void)?
  @State private var response: TranslationSession.Response?
  @State private var hasFailed = false

  private static let title = SystemText("Translate", ja: "翻訳", de: "Übersetzen")
  private static let failure = SystemText(
    "Translation Not Available", ja: "翻訳できません", de: "Übersetzung nicht verfügbar")
  private static let copy = SystemText(
    "Copy Translation", ja: "翻訳をコピー", de: "Übersetzung kopieren")
  private static let replacement = SystemText(
    "Replace with Translation", ja: "翻訳と置き換える", de: "Durch Übersetzung ersetzen")

  var body: some View {
    NavigationStack {
      List {
        Section(name(of: response?.sourceLanguage)) { Text(text) }
        if let response {
          Section(name(of: response.targetLanguage)) { Text(response.targetText) }
          Section {
            Button(Self.copy.text) {
              UIPasteboard.general.string = response.targetText
              isPresented = false
            }
            if let replace {
              Button(Self.replacement.text) {
                replace(response.targetText)
                isPresented = false
              }
            }
          }
        } else if hasFailed {
          Section { Text(Self.failure.text) }
        }
      }
      .navigationTitle(Self.title.text)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button(SystemText.done.text) { isPresented = false }
        }
      }
    }
    .task {
      let session = TranslationSession(TranslationSession.Configuration())
      do {
        response = try await session.translate(text)
      } catch {
        hasFailed = true
      }
    }
  }

  private func name(of language: Locale.Language?) -> String {
    language?.languageCode
      .flatMap { Locale.current.localizedString(forLanguageCode: $0.identifier) } ?? ""
  }
}
