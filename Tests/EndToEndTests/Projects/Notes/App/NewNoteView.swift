import SwiftUI

struct NewNoteView: View {
  @Binding var isPresented: Bool
  let onSave: (String, Bool) -> Void

  @State private var title = "Untitled"
  @State private var isPinned = false

  var body: some View {
    NavigationView {
      Form {
        TextField("Title", text: $title)
          .accessibilityIdentifier("newNote.title")
        Toggle("Pinned", isOn: $isPinned)
        Button("Save") {
          onSave(title, isPinned)
          isPresented = false
        }
        .disabled(title.isEmpty)
        .accessibilityIdentifier("newNote.save")
      }
      .navigationTitle("New note")
    }
  }
}
