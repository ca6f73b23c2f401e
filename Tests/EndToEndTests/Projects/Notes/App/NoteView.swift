import SwiftUI

struct NoteView: View {
  @Binding var note: Note
  let onDelete: (Note) -> Void

  @State private var asksToDelete = false
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Form {
      Text(note.text)
        .accessibilityIdentifier("note.text")
      Toggle("Pinned", isOn: $note.isPinned)
        .accessibilityIdentifier("note.pinned")
      Button("Delete") { asksToDelete = true }
        .accessibilityIdentifier("note.delete")
    }
    .navigationTitle(note.title)
    .alert("Delete this note?", isPresented: $asksToDelete) {
      Button("Delete it", role: .destructive) {
        onDelete(note)
        presentationMode.wrappedValue.dismiss()
      }
      Button("Cancel", role: .cancel) {}
    }
  }
}
