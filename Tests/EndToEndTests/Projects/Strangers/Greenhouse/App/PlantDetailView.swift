import SwiftUI

struct PlantDetailView: View {
  let id: Int
  @Environment(PlantStore.self) private var store
  @State private var isWatering = false

  var body: some View {
    if let plant = store.plant(id) {
      List {
        Section {
          Text(plant.species)
            .accessibilityIdentifier("detail.species")
          Text(isWatering ? "Watering…" : "Watered \(plant.lastWatered)")
            .accessibilityIdentifier("detail.status")
          Button("Water now") {
            isWatering = true
            Task {
              await store.water(id)
              isWatering = false
            }
          }
          .disabled(isWatering)
        }
        Section("More") {
          NavigationLink("Care overview") { CareOverviewView(plant: plant) }
          NavigationLink("Rename") { RenameView(plant: plant) }
        }
      }
      .navigationTitle(plant.name)
    }
  }
}

struct CareOverviewView: View {
  let plant: Plant

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Next watering")
        .font(.headline)
      Text("Tomorrow")
        .accessibilityIdentifier("overview.next")
      Text("Half a litre")
        .accessibilityIdentifier("overview.amount")
    }
    .accessibilityElement(children: .combine)
    .padding()
    .navigationTitle("Care of \(plant.name)")
  }
}

struct RenameView: View {
  @Environment(\.dismiss) private var dismiss
  @State var plant: Plant
  @State private var name = ""

  var body: some View {
    Form {
      TextField("New name", text: $name)
        .accessibilityIdentifier("rename.field")
      Button("Apply") {
        plant.name = name
        dismiss()
      }
    }
    .navigationTitle("Rename")
  }
}
