import Foundation
import Observation

enum Fruit: String, CaseIterable, Sendable {
  case apple, banana, cherry

  var price: Decimal {
    switch self {
    case .apple: 0.5
    case .banana: 0.25
    case .cherry: 0.1
    }
  }
}

enum BasketError: Error, Equatable {
  case empty
  case tooMany(limit: Int)
}

@Observable
final class Basket {
  static let limit = 3
  private(set) var items: [Fruit] = []
  var onChange: (() -> Void)?

  var count: Int { items.count }
  var total: Decimal { items.reduce(0) { $0 + $1.price } }

  func add(_ fruit: Fruit) {
    items.append(fruit)
    onChange?()
  }

  func checkOut() throws -> Decimal {
    if items.isEmpty { throw BasketError.empty }
    if items.count > Self.limit { throw BasketError.tooMany(limit: Self.limit) }
    return total
  }
}

/// Stands in for a slow service.
struct DiscountService: Sendable {
  var delay: Duration = .seconds(30)

  func discount(for code: String) async throws -> Int {
    try await Task.sleep(for: delay)
    return code == "HALF" ? 50 : 0
  }
}
