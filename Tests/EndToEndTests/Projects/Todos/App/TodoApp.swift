import Observation
import SwiftUI

@main
struct TodoApp: App {
  @State private var store = TodoStore()

  var body: some Scene {
    WindowGroup {
      TodoListView()
        .environment(store)
    }
  }
}

struct Todo: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
  var note: String = ""
  var isDone = false
}

actor TodoRepository {
  private var saved: [Todo] = [
    Todo(title: "Buy milk"),
    Todo(title: "Walk the dog", note: "Twice around the park"),
    Todo(title: "Pay rent", isDone: true),
  ]

  func load() async throws -> [Todo] {
    try await Task.sleep(for: .seconds(2))
    return saved
  }

  func save(_ todos: [Todo]) async {
    try? await Task.sleep(nanoseconds: 200_000_000)
    saved = todos
  }
}

@MainActor
@Observable
final class TodoStore {
  enum Phase { case loading, loaded, failed(String) }

  private(set) var phase: Phase = .loading
  var todos: [Todo] = []
  @ObservationIgnored private let repository = TodoRepository()

  var open: [Todo] { todos.filter { !$0.isDone } }
  var done: [Todo] { todos.filter(\.isDone) }

  func load() async {
    guard case .loading = phase else { return }
    do {
      todos = try await repository.load()
      phase = .loaded
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  func add(title: String) {
    todos.append(Todo(title: title))
    persist()
  }

  func toggle(_ todo: Todo) {
    guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
    todos[index].isDone.toggle()
    persist()
  }

  func delete(_ todo: Todo) {
    todos.removeAll { $0.id == todo.id }
    persist()
  }

  func deleteOpen(at offsets: IndexSet) {
    let ids = offsets.map { open[$0].id }
    todos.removeAll { ids.contains($0.id) }
    persist()
  }

  private func persist() {
    Task { await repository.save(todos) }
  }
}
