import SwiftUI

/// Rows that a person may delete without code of the app's own, below a title that is a menu.
struct EditingScreen: View {
  struct Note: Identifiable {
    let id: Int
    var text: String
    var isDone = false
  }

  @State private var notes = [Note(id: 1, text: "Milk"), Note(id: 2, text: "Bread")]

  var body: some View {
    List($notes, editActions: .all) { $note in
      Toggle(note.text, isOn: $note.isDone)
    }
    .overlay(alignment: .bottom) { Text("Notes: \(notes.count), done: \(done)") }
    .overlay(Color.red.opacity(0.1).allowsHitTesting(false))
    .navigationTitle("Notes")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarTitleMenu {
        Button("Clear") { notes = [] }
      }
    }
  }

  private var done: Int { notes.filter(\.isDone).count }
}
