import DeviceServices
import SimulatedUI

/// A message that is written.
final class MessageDraft: ObservableObject {
  /// Who gets it.
  @Published var recipients = ""
  /// The text.
  @Published var body = ""
  /// The names of the files that go with it.
  @Published var attachments: [String] = []
}

/// The screen to write a message on.
struct MessageScreen: View {
  @ObservedObject var draft: MessageDraft
  let finish: (MessageComposeResult) -> Void

  var body: some View {
    NavigationStack {
      VStack {
        HStack {
          Text(verbatim: MailScreen.to.text).foregroundStyle(.secondary).accessibilityHidden(true)
          TextField("", text: $draft.recipients)
            .accessibilityLabel(MailScreen.to.text).accessibilityIdentifier("toField")
        }
        Spacer()
        ForEach(draft.attachments, id: \.self) { Label($0, systemImage: "doc") }
        HStack {
          TextField(Self.message.text, text: $draft.body)
            .accessibilityIdentifier("messageBodyField")
          Button {
            finish(.sent)
          } label: {
            Image(systemName: "arrow.up.circle.fill")
          }
          .disabled(
            draft.recipients.isEmpty || (draft.body.isEmpty && draft.attachments.isEmpty)
          )
          .accessibilityLabel(MailScreen.send.text)
          .accessibilityIdentifier("sendButton")
        }
      }
      .padding()
      .navigationTitle(Self.title.text)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button(SystemText.cancel.text) { finish(.cancelled) }
        }
      }
    }
  }

  private static let message = SystemText("iMessage", ja: "iMessage", de: "iMessage")
  private static let title = SystemText("New Message", ja: "新規メッセージ", de: "Neue Nachricht")
}
