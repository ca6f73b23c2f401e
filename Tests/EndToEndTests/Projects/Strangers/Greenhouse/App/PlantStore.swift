import Observation
import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: Int
  var name: String
  var species: String
  var lastWatered: String
}

struct CareTask: Identifiable, Hashable {
  let id: Int
  let title: String
  var isDone = false
}

struct Guide: Identifiable, Hashable {
  let id: String
  let title: String
  let text: String
}

@Observable
final class PlantStore {
  enum Phase {
    case loading, ready
  }

  var phase = Phase.loading
  var plants: [Plant] = []
  var tasks = [
    CareTask(id: 1, title: "Mist the ferns"),
    CareTask(id: 2, title: "Repot Aloe"),
    CareTask(id: 3, title: "Turn Ficus to the light"),
  ]
  let guides = [
    Guide(id: "light", title: "Light", text: "Most plants like it bright, but not sunny."),
    Guide(id: "water", title: "Water", text: "Let the soil dry before you water again."),
  ]

  private static let names = [
    "Aloe", "Begonia", "Calathea", "Dracaena", "Echeveria", "Ficus", "Gardenia", "Hoya", "Ivy",
    "Jasmine", "Kalanchoe", "Lavender", "Monstera", "Nerve Plant", "Orchid", "Peperomia",
    "Rosemary", "Sansevieria", "Tillandsia", "Umbrella Tree", "Violet", "Yucca",
  ]

  func load() async {
    guard phase == .loading else { return }
    try? await Task.sleep(for: .seconds(3))
    plants = Self.names.enumerated().map { index, name in
      Plant(id: index, name: name, species: "\(name) vulgaris", lastWatered: "3 days ago")
    }
    phase = .ready
  }

  func plant(_ id: Int) -> Plant? {
    plants.first { $0.id == id }
  }

  func add(name: String, species: String) {
    plants.insert(
      Plant(id: plants.count, name: name, species: species, lastWatered: "never"), at: 0)
  }

  func water(_ id: Int) async {
    try? await Task.sleep(for: .seconds(1))
    guard let index = plants.firstIndex(where: { $0.id == id }) else { return }
    plants[index].lastWatered = "today"
  }

  func finish(_ task: CareTask) {
    tasks.removeAll { $0.id == task.id }
  }
}
