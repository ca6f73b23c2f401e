import SwiftUI

struct NoteListView: View {
  @EnvironmentObject private var store: NoteStore
  @State private var query = ""
  @State private var isAdding = false

  private var found: [Note] { store.visible(query: query) }

  var body: some View {
    List {
      tagBar
      if found.contains(where: \.isPinned) {
        Section("Pinned") {
          ForEach(found.filter(\.isPinned)) { row($0) }
        }
      }
      Section {
        ForEach(found.filter { !$0.isPinned }) { row($0) }
      } footer: {
        Text(found.count == 1 ? "1 note" : "\(found.count) notes")
          .accessibilityIdentifier("notes.count")
      }
      Section {
        NavigationLink("Archived Notes") { ArchiveView() }
        NavigationLink("Recently Deleted") { TrashView() }
      }
    }
    .navigationTitle("Notes")
    .navigationDestination(for: Note.self) { NoteView(note: $0) }
    .searchable(text: $query, prompt: "Search notes")
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Menu("Sort") {
          ForEach(NoteStore.Order.allCases, id: \.self) { order in
            Button(order.rawValue) { store.order = order }
          }
        }
      }
      ToolbarItem(placement: .topBarTrailing) {
        Button {
          isAdding = true
        } label: {
          Image(systemName: "square.and.pencil")
        }
        .accessibilityLabel("New Note")
        .accessibilityIdentifier("notes.add")
      }
    }
    .sheet(isPresented: $isAdding) { NoteEditor() }
    .overlay(alignment: .bottom) {
      if let message = store.message {
        Text(message)
          .padding()
          .accessibilityIdentifier("toast")
      }
    }
  }

  private var tagBar: some View {
    HStack {
      ForEach(NoteStore.tags, id: \.self) { tag in
        Button(tag) { store.tag = store.tag == tag ? nil : tag }
          .buttonStyle(.bordered)
          .accessibilityIdentifier("filter.\(tag)")
          .accessibilityAddTraits(store.tag == tag ? .isSelected : [])
      }
    }
  }

  private func row(_ note: Note) -> some View {
    NavigationLink(value: note) {
      VStack(alignment: .leading) {
        Text(note.title)
        Text(note.tag).font(.caption)
      }
    }
    .accessibilityIdentifier("note.\(note.title)")
    .swipeActions(edge: .leading) {
      Button(note.isPinned ? "Unpin" : "Pin") { store.togglePin(note) }
    }
    .swipeActions(edge: .trailing) {
      Button("Delete", role: .destructive) { store.delete(note) }
      Button("Archive") { store.archive(note) }
    }
    .contextMenu {
      Button("Duplicate") { store.duplicate(note) }
      Button("Move to Archive") { store.archive(note) }
    }
  }
}
