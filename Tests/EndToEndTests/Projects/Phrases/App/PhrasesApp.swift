import SwiftUI

@main
struct PhrasesApp: App {
  var body: some Scene {
    WindowGroup { EntriesView() }
  }
}

extension LocalizedStringResource {
  /// Takes the place of what Xcode would make.
  static var noteTitle: LocalizedStringResource { "From the source" }
}

struct EntriesView: View {
  @State private var entries = [1, 2, 3]
  @State private var asksFor: Int?
  @State private var hasSound = true

  var body: some View {
    NavigationStack {
      List {
        Section(.noteTitle) {
          ForEach(entries, id: \.self) { entry in
            Button(.day(number: entry)) { asksFor = entry }
          }
        }
        Text(.entriesLeft(entries.count))
        Text(verbatim: String(localized: .restSec(2.25)))
        Toggle(.Settings.soundToggle, isOn: $hasSound)
        heading(.Settings.soundToggle)
      }
      .navigationTitle(.aboutJson)
      .alert(
        .deleteConfirm("Phrases", String(localized: .day(number: asksFor ?? 0))),
        isPresented: Binding { asksFor != nil } set: { _ in asksFor = nil }, presenting: asksFor
      ) { asked in
        Button(.deleteButton, role: .destructive) { entries.removeAll { $0 == asked } }
      }
    }
  }

  /// A text that is handed on.
  private func heading(_ title: LocalizedStringResource) -> some View {
    Label(title, systemImage: "speaker").accessibilityIdentifier("heading")
  }
}
