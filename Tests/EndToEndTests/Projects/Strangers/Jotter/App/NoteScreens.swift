import SwiftUI

struct NoteEditor: View {
  @EnvironmentObject private var store: NoteStore
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""
  @State private var text = ""
  @State private var tag = "Home"
  @State private var asksToDiscard = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
          .accessibilityIdentifier("editor.title")
        Picker("Tag", selection: $tag) {
          ForEach(NoteStore.tags, id: \.self) { Text($0) }
        }
        .accessibilityIdentifier("editor.tag")
        Section("Text") {
          TextEditor(text: $text)
            .frame(height: 90)
            .accessibilityIdentifier("editor.text")
        }
      }
      .navigationTitle("New Note")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") {
            if title.isEmpty && text.isEmpty { dismiss() } else { asksToDiscard = true }
          }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            store.add(title: title, text: text, tag: tag)
            dismiss()
          }
          .disabled(title.isEmpty)
        }
      }
      .confirmationDialog(
        "Discard this note?", isPresented: $asksToDiscard, titleVisibility: .visible
      ) {
        Button("Discard", role: .destructive) { dismiss() }
        Button("Keep Editing", role: .cancel) {}
      }
    }
  }
}

struct NoteView: View {
  let note: Note

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(note.text)
          .accessibilityIdentifier("note.text")
        Label(note.tag, systemImage: "tag")
        Text(note.wordCount == 1 ? "1 word" : "\(note.wordCount) words")
          .accessibilityIdentifier("note.words")
      }
      .padding()
    }
    .navigationTitle(note.title)
  }
}

struct ArchiveView: View {
  @EnvironmentObject private var store: NoteStore

  var body: some View {
    List(store.archived) { note in
      Text(note.title)
        .accessibilityIdentifier("archived.\(note.title)")
    }
    .overlay {
      if store.archived.isEmpty { Text("Nothing archived") }
    }
    .navigationTitle("Archived Notes")
  }
}

struct TrashView: View {
  @EnvironmentObject private var store: NoteStore

  var body: some View {
    List(store.trashed) { note in
      HStack {
        Text(note.title)
          .accessibilityIdentifier("trash.title")
        Spacer()
        Text("30 days left")
          .accessibilityIdentifier("trash.days")
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(note.title)
    }
    .navigationTitle("Recently Deleted")
  }
}

struct WelcomeView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 20) {
      Text("Welcome to Jotter").font(.title)
      Text("All your notes in one place.")
      Button("Get Started") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
