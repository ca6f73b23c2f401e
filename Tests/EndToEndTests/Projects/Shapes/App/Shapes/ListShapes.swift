import SwiftUI

/// Rows of lists, made of values and of bindings.
struct Chore: Identifiable, Hashable {
  var id = UUID()
  var title = ""
  var isDone = false
  var children: [Chore]?
}

struct ListShapes: View {
  @State private var chores = [Chore(title: "Dishes")]
  @State private var chosen: UUID?
  @State private var several: Set<UUID> = []
  @State private var names = ["A", "B"]

  var body: some View {
    List($chores) { $chore in Toggle(chore.title, isOn: $chore.isDone) }
    List($chores) { chore in Toggle("x", isOn: chore.isDone) }
    List($chores, id: \.title) { $chore in Text(chore.title) }
    List($chores, selection: $chosen) { $chore in Text(chore.title) }
    List($chores, selection: $several) { $chore in Text(chore.title) }
    List($chores, id: \.title, selection: $chosen) { $chore in Text(chore.title) }
    List($chores, editActions: .all) { $chore in Text(chore.title) }
    List($chores, editActions: [.delete, .move]) { $chore in Text(chore.title) }
    List($chores, editActions: .delete, selection: $several) { $chore in Text(chore.title) }
    List($chores, id: \.id, editActions: .move) { $chore in Text(chore.title) }
    List($chores, id: \.id, editActions: .move, selection: $chosen) { $chore in Text(chore.title) }
    List($names, id: \.self) { $name in TextField("Name", text: $name) }
    List($names, id: \.self, editActions: .all) { $name in TextField("Name", text: $name) }
    List(chores) { Text($0.title) }
    List(chores, id: \.title) { Text($0.title) }
    List(chores, selection: $chosen) { Text($0.title) }
    List(chores, selection: $several) { chore in NavigationLink(chore.title, value: chore) }
    List(0..<3) { Text("\($0)") }
    List(chores, children: \.children) { Text($0.title) }
    List(chores, children: \.children, selection: $chosen) { Text($0.title) }
    List($chores, children: \.children) { $chore in Text(chore.title) }
    List(selection: $chosen) { ForEach(chores) { Text($0.title).tag($0.id) } }
    List(selection: $several) { Section("S") { ForEach(chores) { Text($0.title) } } }
    more
  }

  @ViewBuilder var more: some View {
    List {
      ForEach($chores) { $chore in Toggle(isOn: $chore.isDone) { Text(chore.title) } }
        .onDelete { chores.remove(atOffsets: $0) }
        .onMove { chores.move(fromOffsets: $0, toOffset: $1) }
      ForEach($chores, editActions: .delete) { $chore in Text(chore.title) }
      ForEach($chores, id: \.title, editActions: .all) { $chore in Text(chore.title) }
      ForEach(chores.indices, id: \.self) { Text(chores[$0].title) }
      ForEach(Array(chores.enumerated()), id: \.offset) { index, chore in Text("\(index)") }
      ForEach(Array(zip(chores.indices, chores)), id: \.0) { index, chore in Text(chore.title) }
      ForEach(chores) { chore in Text(chore.title) }
        .onInsert(of: [.text]) { index, providers in }
      ForEach(names, id: \.self, content: Text.init)
      ForEach(chores, id: \.id, content: row)
    }
    .onDeleteCommandLess()
    OutlineGroup(chores, children: \.children) { Text($0.title) }
    OutlineGroup($chores, children: \.children) { $chore in Text(chore.title) }
  }

  func row(_ chore: Chore) -> some View { Text(chore.title) }
}

extension View {
  func onDeleteCommandLess() -> some View { self }
}
