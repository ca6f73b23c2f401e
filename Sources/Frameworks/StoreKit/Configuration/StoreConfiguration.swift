/// What a configuration file says: what is for sale, and how the store behaves.
package struct StoreConfiguration: Hashable, Sendable {
  /// A group of subscriptions.
  package struct Group: Hashable, Sendable {
    /// How the app calls it.
    package var id: String
    /// How its makers call it.
    package var name: String
    /// What persons read of it, by language.
    package var texts: [StoreText] = []
  }

  /// The products, in the order of the file.
  package var items: [StoreItem] = []
  /// The groups of subscriptions.
  package var groups: [Group] = []
  /// How the store behaves.
  package var settings = StoreSettings()

  /// Creates a store without products.
  package init() {}

  /// A product.
  package func item(_ id: String) -> StoreItem? { items.first { $0.id == id } }

  /// The products of a group, those that offer most first.
  package func items(inGroup id: String) -> [StoreItem] {
    items.filter { $0.subscription?.groupID == id }.enumerated().sorted {
      let levels = [$0, $1].map { $0.element.subscription?.level ?? 0 }
      return levels[0] == levels[1] ? $0.offset < $1.offset : levels[0] < levels[1]
    }.map(\.element)
  }
}
