@available(iOS26 )
extension WebPage {
  /// The pages before and after the one that is shown.
  public struct BackForwardList: Equatable, Sendable {
    /// A page that was shown.
    public struct Item: Equatable, Identifiable, Sendable {
      /// What tells it from the others.
      public let id: Int
      /// Its address.
      public let url: URL
      /// The address that was asked for.
      public var initialURL: URL { url }
      /// Its title.
      public var title: String? { url.host }
    }

    private var items: [Item] = []
    private var place = -1

    /// The page that is shown.
    public var currentItem: Item? { items.indices.contains(place) ? items[place] : nil }
    /// The pages before it, the oldest first.
    public var backList: [Item] { Array(items.prefix(max(place, 0))) }
    /// The pages after it.
    public var forwardList: [Item] { Array(items.dropFirst(place + 1)) }

    /// The page some places away, before or after.
    public subscript(distance: Int) -> Item? {
      let (wanted, isTooFar) = place.addingReportingOverflow(distance)
      return !isTooFar && items.indices.contains(wanted) ? items[wanted] : nil
    }

    mutating func open(_ url: URL) {
      items = items.prefix(place + 1) + [Item(id: (items.last?.id ?? 0) + 1, url: url)]
      place = items.count - 1
    }

    mutating func go(to item: Item) {
      if let found = items.firstIndex(of: item) { place = found }
    }
  }
}
