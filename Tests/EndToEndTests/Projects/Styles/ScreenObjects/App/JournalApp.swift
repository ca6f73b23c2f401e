import SwiftUI

@main
struct JournalApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}

struct RootView: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      EntriesView()
        .tabItem { Label("Entries", systemImage: "book") }
        .tag(0)
      SettingsView()
        .tabItem { Label("Settings", systemImage: "gear") }
        .tag(1)
    }
  }
}

struct EntriesView: View {
  @State private var entries = ["First day", "Second day"]
  @State private var isWriting = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(entries, id: \.self) { entry in
          Text(entry)
            .accessibilityIdentifier("entry-cell")
        }
      }
      .navigationTitle("Journal")
      .toolbar {
        Button("Write") { isWriting = true }
          .accessibilityIdentifier("entries-write-button")
      }
      .sheet(isPresented: $isWriting) {
        EditorView { text in
          if let text { entries.append(text) }
          isWriting = false
        }
      }
    }
  }
}

struct EditorView: View {
  let onClose: (String?) -> Void
  @State private var text = ""
  @State private var isPublishing = false
  @State private var asksToDiscard = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("What happened?", text: $text)
          .accessibilityIdentifier("editor-text")
        if isPublishing { ProgressView("Publishing") }
        Button("Publish") { publish() }
          .disabled(text.isEmpty || isPublishing)
          .accessibilityIdentifier("editor-publish-button")
        Button("Cancel") {
          if text.isEmpty { onClose(nil) } else { asksToDiscard = true }
        }
        .accessibilityIdentifier("editor-cancel-button")
      }
      .navigationTitle("New entry")
      .alert("Discard this entry?", isPresented: $asksToDiscard) {
        Button("Discard", role: .destructive) { onClose(nil) }
        Button("Keep writing", role: .cancel) {}
      } message: {
        Text("What you wrote is not saved.")
      }
    }
  }

  private func publish() {
    isPublishing = true
    Task {
      try await Task.sleep(for: .seconds(2))
      onClose(text)
    }
  }
}

struct SettingsView: View {
  @AppStorage("reminders") private var hasReminders = false
  @AppStorage("name") private var name = ""

  var body: some View {
    NavigationStack {
      Form {
        Toggle("Reminders", isOn: $hasReminders)
          .accessibilityIdentifier("settings-reminders")
        TextField("Your name", text: $name)
          .accessibilityIdentifier("settings-name")
        Text(name.isEmpty ? "Anonymous" : "Signed as \(name)")
          .accessibilityIdentifier("settings-signature")
      }
      .navigationTitle("Settings")
    }
  }
}
