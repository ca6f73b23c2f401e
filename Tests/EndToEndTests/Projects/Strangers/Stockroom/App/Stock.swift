import Foundation

struct Item: Identifiable, Hashable {
  let id: String
  var name: String
  var amount: Int
  var unit: String
  var category: Category
  var isPerishable = false

  var isLow: Bool { amount <= 2 }
}

enum Category: String, CaseIterable, Hashable {
  case dry = "Dry goods"
  case dairy = "Dairy"
  case cleaning = "Cleaning"
}

protocol ItemRepository {
  func items() async throws -> [Item]
  func save(_ item: Item) async throws
  func sync() async throws
}

struct DelayedItemRepository: ItemRepository {
  func items() async throws -> [Item] {
    try await Task.sleep(nanoseconds: 1_500_000_000)
    return [
      Item(id: "rice", name: "Rice", amount: 2, unit: "kg", category: .dry),
      Item(id: "flour", name: "Flour", amount: 10, unit: "kg", category: .dry),
      Item(id: "butter", name: "Salted Butter", amount: 6, unit: "pcs", category: .dairy, isPerishable: true),
      Item(id: "oatmilk", name: "Oat milk", amount: 8, unit: "l", category: .dairy),
      Item(id: "soap", name: "Dish soap", amount: 1, unit: "pcs", category: .cleaning),
    ]
  }

  func save(_ item: Item) async throws {
    try await Task.sleep(nanoseconds: 800_000_000)
  }

  func sync() async throws {
    try await Task.sleep(nanoseconds: 3_000_000_000)
  }
}

@MainActor
final class Stock: ObservableObject {
  @Published var items: [Item] = []
  @Published var isLoading = true
  @Published var isSyncing = false
  @Published var banner: String?

  private let repository: ItemRepository

  init(repository: ItemRepository) {
    self.repository = repository
  }

  func load() async {
    guard items.isEmpty else { return }
    items = (try? await repository.items()) ?? []
    isLoading = false
  }

  func save(_ item: Item) async {
    try? await repository.save(item)
    if let index = items.firstIndex(where: { $0.id == item.id }) {
      items[index] = item
    } else {
      items.append(item)
    }
  }

  func restock(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].amount += 10
  }

  func delete(_ item: Item) {
    items.removeAll { $0.id == item.id }
  }

  func sync() async {
    isSyncing = true
    try? await repository.sync()
    isSyncing = false
    banner = "Synced \(items.count) items"
  }
}
