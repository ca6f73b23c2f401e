import SwiftUI

struct ChatView: View {
  let id: String
  @EnvironmentObject private var store: ChatStore
  @State private var text = ""

  private var conversation: Conversation? { store.conversations.first { $0.id == id } }

  var body: some View {
    VStack(spacing: 0) {
      if let conversation, conversation.isGroup {
        Text("\(conversation.members) members").accessibilityIdentifier("chat.members")
      }
      if let conversation, conversation.isOnline {
        PresenceBar()
      }
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 8) {
          ForEach(conversation?.messages ?? []) { message in
            VStack(alignment: message.isMine ? .trailing : .leading) {
              Text(message.text)
                .padding(10)
                .background(message.isMine ? Color.blue : Color.gray, in: RoundedRectangle(cornerRadius: 12))
              if message.isMine {
                Text(message.status).font(.caption).accessibilityIdentifier("message.status")
              }
            }
          }
        }
        .padding()
      }
      HStack {
        TextField("Message", text: $text)
          .textFieldStyle(.roundedBorder)
          .accessibilityIdentifier("chat.input")
        Button("Send") {
          store.send(text, to: id)
          text = ""
        }
        .disabled(text.isEmpty)
        .accessibilityIdentifier("chat.send")
      }
      .padding()
    }
    .navigationTitle(conversation?.title ?? "")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      if let conversation {
        NavigationLink("Alerts") { AlertsView(conversation: conversation) }
      }
    }
    .onAppear { store.update(id) { $0.unread = 0 } }
  }
}

struct AlertsView: View {
  @State var conversation: Conversation

  var body: some View {
    Form {
      Toggle("Mute this chat", isOn: $conversation.isMuted)
        .accessibilityIdentifier("alerts.mute")
      Toggle("Pin to top", isOn: $conversation.isPinned)
        .accessibilityIdentifier("alerts.pin")
    }
    .navigationTitle("Alerts")
  }
}

struct PresenceBar: View {
  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "circle.fill").foregroundStyle(.green)
      Text("online")
        .font(.caption)
        .accessibilityIdentifier("chat.presence")
    }
    .padding(4)
    .accessibilityHidden(true)
  }
}
