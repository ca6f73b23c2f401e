import SwiftUI

struct ConversationsView: View {
  @EnvironmentObject private var store: ChatStore
  @State private var query = ""
  @State private var filter = ""
  @State private var isComposing = false
  @State private var showsProfile = false
  @State private var leaving: Conversation?

  private var shown: [Conversation] {
    filter.isEmpty ? store.sorted : store.sorted.filter { $0.title.localizedCaseInsensitiveContains(filter) }
  }

  var body: some View {
    NavigationStack {
      List(shown) { conversation in
        NavigationLink(value: conversation.id) {
          ConversationRow(conversation: conversation)
        }
        .accessibilityIdentifier("conversation.\(conversation.id)")
        .contextMenu {
          Button(conversation.isPinned ? "Unpin" : "Pin") {
            store.update(conversation.id) { $0.isPinned.toggle() }
          }
          if conversation.isGroup {
            Button("Leave Group", role: .destructive) { leaving = conversation }
          }
        }
        .swipeActions(edge: .leading, allowsFullSwipe: false) {
          Button("Unread") { store.update(conversation.id) { $0.unread = 1 } }
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
          Button("Archive") { store.remove(conversation.id) }
          Button("Mute") { store.update(conversation.id) { $0.isMuted.toggle() } }
        }
      }
      .navigationTitle("Chats")
      .navigationDestination(for: String.self) { ChatView(id: $0) }
      .searchable(text: $query, prompt: "Search chats")
      .task(id: query) {
        try? await Task.sleep(nanoseconds: 700_000_000)
        if !Task.isCancelled { filter = query }
      }
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Button("Profile") { showsProfile = true }
        }
        ToolbarItem(placement: .navigationBarTrailing) {
          Button { isComposing = true } label: { Image(systemName: "square.and.pencil") }
            .accessibilityLabel("New Group")
        }
      }
      .sheet(isPresented: $isComposing) { NewGroupView() }
      .sheet(isPresented: $showsProfile) { ProfileView() }
      .confirmationDialog(
        "Leave \(leaving?.title ?? "")?", isPresented: Binding { leaving != nil } set: { if !$0 { leaving = nil } },
        titleVisibility: .visible, presenting: leaving
      ) { conversation in
        Button("Leave", role: .destructive) { store.remove(conversation.id) }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}

struct ConversationRow: View {
  let conversation: Conversation

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(conversation.title).font(.headline)
        Text(conversation.messages.last?.text ?? "No messages").font(.subheadline)
      }
      Spacer()
      if conversation.isMuted {
        Image(systemName: "bell.slash").accessibilityLabel("Muted")
      }
      if conversation.unread > 0 {
        Text("\(conversation.unread)")
          .padding(6)
          .background(.blue, in: Circle())
          .accessibilityLabel("\(conversation.unread) unread")
          .accessibilityIdentifier("badge.\(conversation.id)")
      }
    }
    .accessibilityElement(children: .combine)
  }
}
