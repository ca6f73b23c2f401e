import SwiftUI

struct Note: Identifiable, Hashable {
  let id: Int
  var title: String
  var text: String
  var tag: String
  var isPinned = false

  var wordCount: Int { text.split(separator: " ").count }
}

final class NoteStore: ObservableObject {
  enum Order: String, CaseIterable {
    case newest = "Newest First"
    case title = "Title"
  }

  @Published var notes: [Note] = []
  @Published var archived: [Note] = []
  @Published var trashed: [Note] = []
  @Published var order = Order.newest
  @Published var tag: String?
  @Published var message: String?
  private var nextID = 100

  static let tags = ["Home", "Work", "Ideas"]

  init(seed: String) {
    switch seed {
    case "empty":
      break
    case "long":
      notes = (1...40).map { Note(id: $0, title: "Entry \($0)", text: "Line \($0)", tag: "Work") }
    default:
      notes = [
        Note(id: 1, title: "Groceries", text: "Milk and tea", tag: "Home"),
        Note(id: 2, title: "Standup", text: "Ask about the release", tag: "Work"),
        Note(id: 3, title: "Birthday", text: "Cake", tag: "Home", isPinned: true),
        Note(id: 4, title: "App names", text: "Short and friendly ones", tag: "Ideas"),
        Note(id: 5, title: "Retro", text: "What went well", tag: "Work"),
      ]
      trashed = [Note(id: 9, title: "Old plans", text: "Never mind", tag: "Ideas")]
    }
  }

  func visible(query: String) -> [Note] {
    let found = notes.filter {
      (tag == nil || $0.tag == tag)
        && (query.isEmpty || $0.title.localizedCaseInsensitiveContains(query)
          || $0.text.localizedCaseInsensitiveContains(query))
    }
    return order == .title ? found.sorted { $0.title < $1.title } : found
  }

  func add(title: String, text: String, tag: String) {
    nextID += 1
    notes.insert(Note(id: nextID, title: title, text: text, tag: tag), at: 0)
    show("Note saved")
  }

  func duplicate(_ note: Note) {
    nextID += 1
    var copy = note
    copy = Note(id: nextID, title: note.title + " copy", text: note.text, tag: note.tag)
    notes.append(copy)
  }

  func archive(_ note: Note) {
    notes.removeAll { $0.id == note.id }
    archived.append(note)
    show("Archived")
  }

  func delete(_ note: Note) {
    notes.removeAll { $0.id == note.id }
    trashed.append(note)
  }

  func togglePin(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index].isPinned.toggle()
  }

  private func show(_ text: String) {
    message = text
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 4_000_000_000)
      message = nil
    }
  }
}
