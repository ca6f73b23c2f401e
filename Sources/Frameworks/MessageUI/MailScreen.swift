import DeviceServices
import SimulatedUI

/// The screen to write a mail on, with the identifiers that iOS has for its fields.
struct MailScreen: View {
  @ObservedObject var draft: MailDraft
  let sender: String
  let finish: (MFMailComposeResult) -> Void
  @State private var asks = false

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 8) {
        field(Self.to.text, $draft.recipients, "toField")
        field(Self.copy.text, $draft.copies, "ccField")
        field(Self.hiddenCopy.text, $draft.hiddenCopies, "bccField")
        row(Self.from.text) { Text(verbatim: sender).accessibilityIdentifier("fromField") }
        field(Self.subject.text, $draft.subject, "subjectField")
        ForEach(draft.attachments, id: \.self) { Label($0, systemImage: "doc") }
        TextEditor(text: $draft.body)
          .accessibilityLabel(Self.text.text)
          .accessibilityIdentifier("Message body")
      }
      .padding()
      .navigationTitle(draft.subject.isEmpty ? Self.title.text : draft.subject)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(SystemText.cancel.text) { cancel() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button(Self.send.text) { finish(.sent) }
            .disabled(draft.recipients.isEmpty)
            .accessibilityIdentifier("Mail.sendButton")
        }
      }
      .confirmationDialog("", isPresented: $asks) {
        Button(Self.delete.text, role: .destructive) { finish(.cancelled) }
        Button(Self.save.text) { finish(.saved) }
        Button(SystemText.cancel.text, role: .cancel) {}
      }
    }
  }

  static let send = SystemText("Send", ja: "送信", de: "Senden")
  static let to = SystemText("To:", ja: "宛先：", de: "An:")
  private static let copy = SystemText("Cc:", ja: "Cc：", de: "Kopie:")
  private static let hiddenCopy = SystemText("Bcc:", ja: "Bcc：", de: "Blindkopie:")
  private static let from = SystemText("From:", ja: "差出人：", de: "Von:")
  private static let subject = SystemText("Subject:", ja: "件名：", de: "Betreff:")
  private static let text = SystemText("Message body", ja: "メッセージ本文", de: "Nachrichtentext")
  private static let title = SystemText("New Message", ja: "新規メッセージ", de: "Neue E-Mail")
  private static let delete = SystemText("Delete Draft", ja: "下書きを削除", de: "Entwurf löschen")
  private static let save = SystemText("Save Draft", ja: "下書きを保存", de: "Entwurf sichern")

  private func cancel() {
    if draft.isEmpty { finish(.cancelled) } else { asks = true }
  }

  private func field(
    _ name: String, _ text: Binding<String>, _ identifier: String
  ) -> some View {
    row(name) {
      TextField("", text: text)
        .accessibilityLabel(name).accessibilityIdentifier(identifier)
    }
  }

  private func row(_ name: String, @ViewBuilder _ content: () -> some View) -> some View {
    HStack {
      Text(verbatim: name).foregroundStyle(.secondary).accessibilityHidden(true)
      content()
      Spacer()
    }
  }
}
