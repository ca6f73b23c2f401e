import SwiftUI

/// The order of categories and the person's own tags.
struct CategoriesView: View {
  @State private var tags = ["Groceries", "Rent", "Trains", "Cinema"]
  @State private var isAdding = false
  @State private var newTag = ""
  @State private var selection = Set<String>()

  var body: some View {
    List(selection: $selection) {
      ForEach(tags, id: \.self) { tag in
        Text(tag)
      }
      .onMove { tags.move(fromOffsets: $0, toOffset: $1) }
      .onDelete { tags.remove(atOffsets: $0) }
    }
    .navigationTitle("settings.categories")
    .toolbar {
      ToolbarItemGroup(placement: .navigationBarTrailing) {
        EditButton()
        Button {
          isAdding = true
        } label: {
          Label("action.add", systemImage: "plus")
        }
      }
      ToolbarItem(placement: .bottomBar) {
        Text("categories.count \(tags.count)")
          .font(.caption)
          .accessibilityIdentifier("tagCount")
      }
    }
    .alert("categories.new", isPresented: $isAdding) {
      TextField("categories.name", text: $newTag)
      Button("action.add") {
        tags.append(newTag)
        newTag = ""
      }
      .disabled(newTag.isEmpty)
      Button("action.cancel", role: .cancel) { newTag = "" }
    }
  }
}
