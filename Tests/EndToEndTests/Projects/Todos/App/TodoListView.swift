import SwiftUI

enum Sheet: Identifiable {
  case add
  case about(version: String)

  var id: String {
    switch self {
    case .add: "add"
    case .about: "about"
    }
  }
}

enum Route: Hashable {
  case detail(Todo)
  case note(String)
}

struct TodoListView: View {
  @Environment(TodoStore.self) private var store
  @State private var path: [Route] = []
  @State private var sheet: Sheet?

  var body: some View {
    NavigationStack(path: $path) {
      content
        .navigationTitle("Todos")
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button("About") { sheet = .about(version: "1.0") }
          }
          ToolbarItem(placement: .primaryAction) {
            Button {
              sheet = .add
            } label: {
              Image(systemName: "plus")
            }
            .accessibilityLabel("Add Todo")
          }
        }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .detail(let todo):
            TodoDetailView(todo: todo, path: $path)
          case .note(let note):
            Text(note).navigationTitle("Note")
          }
        }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .add:
        AddTodoView()
          .presentationDetents([.medium, .large])
      case .about(let version):
        VStack {
          Text("Todos \(version)")
            .accessibilityIdentifier("about.version")
        }
        .interactiveDismissDisabled()
      }
    }
    .task { await store.load() }
  }

  @ViewBuilder
  private var content: some View {
    switch store.phase {
    case .loading:
      ProgressView("Loading…")
    case .failed(let message):
      ContentUnavailableView("Oops", systemImage: "wifi.slash", description: Text(message))
    case .loaded:
      List {
        Section("Open") {
          ForEach(store.open) { todo in
            row(todo)
          }
          .onDelete(perform: store.deleteOpen)
        }
        Section {
          ForEach(store.done) { row($0) }
        } header: {
          Text("Done")
        } footer: {
          Text("\(store.done.count) of \(store.todos.count) done")
            .accessibilityIdentifier("list.footer")
        }
      }
      .listStyle(.insetGrouped)
      .accessibilityIdentifier("list")
    }
  }

  private func row(_ todo: Todo) -> some View {
    NavigationLink(value: Route.detail(todo)) {
      HStack {
        Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
        Text(todo.title)
          .strikethrough(todo.isDone)
      }
    }
    .accessibilityIdentifier("row.\(todo.title)")
  }
}

struct TodoDetailView: View {
  @Environment(TodoStore.self) private var store
  let todo: Todo
  @Binding var path: [Route]
  @State private var isConfirming = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(todo.title).font(.largeTitle).accessibilityAddTraits(.isHeader)
      Button(todo.isDone ? "Reopen" : "Complete") {
        store.toggle(todo)
        path.removeAll()
      }
      .buttonStyle(.borderedProminent)
      if !todo.note.isEmpty {
        NavigationLink("Show note", value: Route.note(todo.note))
      }
      Button("Delete", role: .destructive) { isConfirming = true }
        .buttonStyle(.bordered)
      Spacer()
    }
    .padding()
    .navigationTitle(todo.title)
    .navigationBarTitleDisplayMode(.inline)
    .confirmationDialog("Delete this todo?", isPresented: $isConfirming, titleVisibility: .visible)
    {
      Button("Delete Todo", role: .destructive) {
        store.delete(todo)
        path = []
      }
      Button("Cancel", role: .cancel) {}
    }
  }
}

struct AddTodoView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(TodoStore.self) private var store
  @State private var title = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title, axis: .vertical)
          .focused($isFocused)
          .accessibilityIdentifier("add.title")
      }
      .navigationTitle("New Todo")
      .onAppear { isFocused = true }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: { dismiss() })
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            store.add(title: title.trimmingCharacters(in: .whitespaces))
            dismiss()
          }
          .disabled(title.isEmpty)
        }
      }
    }
  }
}

#Preview("List") {
  TodoListView().environment(TodoStore())
}
