import Foundation

/// Looks products up.
///
/// The shop's server is not far, but not quick either.
struct Catalog {
  private let products = [
    Product(sku: "4410020", name: "Ridge Tent 2", price: 389, stock: 4),
    Product(sku: "4410037", name: "Ridge Tent 3", price: 459, stock: 0),
    Product(sku: "7120551", name: "Trail Boots", price: 164, stock: 23),
    Product(sku: "7120568", name: "Trail Boots Mid", price: 189, stock: 11),
    Product(sku: "9003301", name: "Camp Stove", price: 92, stock: 7),
  ]

  /// The products with a SKU, or with some words in their name.
  func search(_ text: String) async throws -> [Product] {
    try await Task.sleep(for: .seconds(2))
    return products.filter { $0.sku == text || $0.name.localizedCaseInsensitiveContains(text) }
  }
}
