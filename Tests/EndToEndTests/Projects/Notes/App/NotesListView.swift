import SwiftUI

struct NotesListView: View {
  let email: String

  @State private var notes = Note.samples
  @State private var showsArchived = false
  @State private var isAdding = false

  private var visibleNotes: [Note] {
    notes.filter { showsArchived || !$0.isArchived }
  }

  var body: some View {
    List {
      Section {
        Text("Signed in as \(email)")
          .accessibilityIdentifier("notes.account")
        Toggle("Show archived", isOn: $showsArchived)
          .accessibilityIdentifier("notes.showArchived")
        Button("New note") { isAdding = true }
        NavigationLink(destination: SearchView(notes: notes)) {
          Text("Search")
        }
        .accessibilityIdentifier("notes.search")
      }
      Section(header: Text("All notes")) {
        ForEach(visibleNotes) { note in
          NavigationLink(destination: NoteView(note: binding(to: note), onDelete: delete)) {
            Text(note.title)
          }
          .accessibilityIdentifier("notes.row.\(note.id)")
        }
      }
    }
    .navigationTitle("Notes")
    .sheet(isPresented: $isAdding) {
      NewNoteView(isPresented: $isAdding) { title, isPinned in
        let id = (notes.map { $0.id }.max() ?? 0) + 1
        notes.append(Note(id: id, title: title, text: "", isPinned: isPinned))
      }
    }
  }

  private func binding(to note: Note) -> Binding<Note> {
    Binding(
      get: { notes.first { $0.id == note.id } ?? note },
      set: { changed in
        notes = notes.map { $0.id == changed.id ? changed : $0 }
      })
  }

  private func delete(_ note: Note) {
    notes.removeAll { $0.id == note.id }
  }
}
