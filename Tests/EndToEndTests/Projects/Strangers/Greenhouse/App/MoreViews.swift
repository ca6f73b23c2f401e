import SwiftUI

struct TasksView: View {
  @Environment(PlantStore.self) private var store

  var body: some View {
    List(store.tasks) { task in
      HStack {
        Text(task.title)
        Spacer()
        Button("Done") { store.finish(task) }
          .buttonStyle(.borderless)
          .accessibilityIdentifier("task.done")
      }
    }
    .navigationTitle("Tasks")
  }
}

struct GuidesView: View {
  @Environment(PlantStore.self) private var store

  var body: some View {
    List(store.guides) { guide in
      NavigationLink(guide.title, value: guide.id)
    }
    .navigationTitle("Guides")
    .navigationDestination(for: Guide.self) { guide in
      Text(guide.text)
        .accessibilityIdentifier("guide.text")
        .navigationTitle(guide.title)
    }
  }
}

struct JournalView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var entries = ["Bought three pots"]
  @State private var isWriting = false
  @State private var text = ""

  var body: some View {
    List(entries, id: \.self) { Text($0) }
      .navigationTitle("Journal")
      .toolbar {
        Button("New entry") { isWriting = true }
      }
      .sheet(isPresented: $isWriting) {
        VStack(spacing: 20) {
          TextField("What happened?", text: $text)
            .accessibilityIdentifier("journal.text")
          Button("Keep") {
            entries.append(text)
            dismiss()
          }
        }
        .padding()
      }
  }
}
