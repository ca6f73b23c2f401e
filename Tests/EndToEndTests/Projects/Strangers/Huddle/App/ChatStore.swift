import Foundation
import SwiftUI

struct Message: Identifiable, Hashable {
  let id = UUID()
  var text: String
  var isMine = false
  var status = ""
}

struct Conversation: Identifiable, Hashable {
  let id: String
  var title: String
  var members = 2
  var unread = 0
  var isPinned = false
  var isMuted = false
  var isOnline = false
  var messages: [Message] = []

  var isGroup: Bool { members > 2 }
}

@MainActor
final class ChatStore: ObservableObject {
  @Published var conversations: [Conversation] = [
    Conversation(id: "mia", title: "Mia Okafor", unread: 2, messages: [Message(text: "Are you in on Friday?")]),
    Conversation(id: "bookclub", title: "Book Club", members: 5, messages: [Message(text: "Chapter nine is long")]),
    Conversation(id: "jonas", title: "Jonas Beck", messages: [Message(text: "Thanks!", isMine: true, status: "Delivered")]),
    Conversation(id: "climbers", title: "Climbers", members: 8, messages: [Message(text: "Rain again")]),
    Conversation(id: "dad", title: "Dad", unread: 1, messages: [Message(text: "Call me")]),
    Conversation(id: "sam", title: "Sam Ito", isOnline: true, messages: [Message(text: "New route set!")]),
  ]
  @Published var name = "Robin Vale"
  @Published var readReceipts = true
  @Published var toast: String?

  let contacts = ["Mia Okafor", "Jonas Beck", "Lena Fuchs", "Sam Ito"]

  var sorted: [Conversation] {
    conversations.filter(\.isPinned) + conversations.filter { !$0.isPinned }
  }

  func update(_ id: String, _ change: (inout Conversation) -> Void) {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    change(&conversations[index])
  }

  func remove(_ id: String) {
    conversations.removeAll { $0.id == id }
  }

  func send(_ text: String, to id: String) {
    let message = Message(text: text, isMine: true, status: "Sending…")
    update(id) { $0.messages.append(message) }
    Task {
      try? await Task.sleep(nanoseconds: 600_000_000)
      mark(message, in: id, as: "Sent")
      try? await Task.sleep(nanoseconds: 3_500_000_000)
      mark(message, in: id, as: "Delivered")
    }
  }

  private func mark(_ message: Message, in id: String, as status: String) {
    update(id) { conversation in
      guard let index = conversation.messages.firstIndex(where: { $0.id == message.id }) else { return }
      conversation.messages[index].status = status
    }
  }

  func saveProfile(name: String, readReceipts: Bool) async {
    try? await Task.sleep(nanoseconds: 800_000_000)
    self.name = name
    self.readReceipts = readReceipts
    toast = "Profile saved"
    Task {
      try? await Task.sleep(nanoseconds: 3_000_000_000)
      toast = nil
    }
  }
}
