import SwiftUI

enum Route: Hashable {
  case tasks, guides, journal
}

struct PlantListView: View {
  @Environment(PlantStore.self) private var store
  @State private var path = NavigationPath()
  @State private var isAdding = false

  var body: some View {
    NavigationStack(path: $path) {
      content
        .navigationTitle("My Plants")
        .navigationDestination(for: Plant.self) { PlantDetailView(id: $0.id) }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .tasks: TasksView()
          case .guides: GuidesView()
          case .journal: JournalView()
          }
        }
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Menu("More") {
              Button("Tasks") { path.append(Route.tasks) }
              Button("Guides") { path.append(Route.guides) }
              Button("Journal") { path.append(Route.journal) }
            }
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button {
              isAdding = true
            } label: {
              Image(systemName: "plus")
            }
            .accessibilityLabel("Add plant")
            .accessibilityIdentifier("plants.add")
          }
        }
    }
    .sheet(isPresented: $isAdding) { AddPlantSheet() }
    .task { await store.load() }
  }

  @ViewBuilder
  private var content: some View {
    switch store.phase {
    case .loading:
      ProgressView("Loading plants")
        .accessibilityIdentifier("plants.loading")
    case .ready:
      List(store.plants) { plant in
        NavigationLink(value: plant) {
          Text(plant.name)
        }
      }
    }
  }
}

struct AddPlantSheet: View {
  @Environment(PlantStore.self) private var store
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var species = "Unknown species"

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
          .accessibilityIdentifier("add.name")
        TextField("Species", text: $species)
          .accessibilityIdentifier("add.species")
      }
      .navigationTitle("New Plant")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            store.add(name: name, species: species)
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}
