extension Product {
  /// How far a view has come with loading a product.
  public enum TaskState: Sendable {
    /// It is loading.
    case loading
    /// The store does not have it.
    case unavailable
    /// It did not work.
    case failure(any Error)
    /// Here it is.
    case success(Product)

    /// The product, once it is there.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// How far a view has come with loading several products.
  public enum CollectionTaskState: Sendable {
    /// They are loading.
    case loading
    /// It did not work.
    case failure(any Error)
    /// Here they are, without those that the store does not have.
    case success([Product], unavailable: [Product.ID])

    /// The products, once they are there.
    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }
  }

  /// How a subscription stands to the one that the person has.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: Int

    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is the same.
    public static let current = SubscriptionRelationship(rawValue: 1)
    /// It offers less.
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    /// It offers as much.
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    /// It offers more.
    public static let upgrade = SubscriptionRelationship(rawValue: 8)
    /// Whatever it is.
    public static let all: SubscriptionRelationship = [.current, .downgrade, .crossgrade, .upgrade]
  }

  /// Loads products in the order of their identifiers.
  static func load(_ ids: [ID]) async -> CollectionTaskState {
    do {
      let found = try await products(for: ids)
      let sorted = ids.compactMap { id in found.first { $0.id == id } }
      return .success(sorted, unavailable: ids.filter { id in !found.contains { $0.id == id } })
    } catch {
      return .failure(error)
    }
  }

  /// Loads a product.
  static func load(_ id: ID) async -> TaskState {
    switch await load([id]) {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let products, _): products.first.map(TaskState.success) ?? .unavailable
    }
  }
}
