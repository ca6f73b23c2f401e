public import Foundation
import VirtualTime

/// A search in what the app has given to the device.
open class CSSearchQuery: NSObject, @unchecked Sendable {
  /// What is told of something that was found.
  public struct Item: Identifiable, @unchecked Sendable {
    /// What was found.
    public let item: CSSearchableItem
    /// What the app calls it.
    public var id: String { item.uniqueIdentifier }
  }

  /// What was found, one after the other.
  public struct Results: AsyncSequence, Sendable {
    /// What is told of something that was found.
    public typealias Element = Item
    let found: Result<[Item], any Error>

    /// Takes one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var found: Result<[Item], any Error>

      /// The next one.
      ///
      /// - Throws: ``CSSearchQueryError``.
      public mutating func next() async throws -> Item? {
        var items = try found.get()
        guard !items.isEmpty else { return nil }
        let first = items.removeFirst()
        found = .success(items)
        return first
      }
    }

    /// Begins with the first.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(found: found) }
  }

  private let queryString: String
  /// Told of things that are found.
  open var foundItemsHandler: (([CSSearchableItem]) -> Void)?
  /// Told that all have been found, or why that has failed.
  open var completionHandler: (((any Error)?) -> Void)?
  /// How many were found so far.
  open private(set) var foundItemCount = 0
  /// Whether nothing more is wanted.
  open private(set) var isCancelled = false
  /// Where files of what is found are kept.
  open var protectionClasses: [FileProtectionType] = []

  /// A search.
  ///
  /// - Parameters:
  ///   - queryString: Such as `title == "*pie*"cd`.
  ///   - attributes: What is to be known of what is found: everything is, here.
  public init(queryString: String, attributes: [String]?) { self.queryString = queryString }

  /// A search in a context.
  public init(queryString: String, queryContext: CSSearchQueryContext?) {
    let filters = queryContext?.filterQueries ?? []
    self.queryString = ([queryString] + filters).map { "(\($0))" }.joined(separator: " && ")
  }

  /// The things that are asked for.
  func found() throws -> [CSSearchableItem] {
    guard let condition = SearchConditionReader.condition(of: queryString) else {
      throw CSSearchQueryError(.invalidQuery)
    }
    return SearchRecords.shared.all.filter(condition.matches)
  }

  /// What is found.
  open var results: Results {
    Results(found: Result { try found().map { Item(item: $0) } })
  }

  /// Searches; what is found is told later.
  open func start() {
    VirtualTime.schedule(after: .zero, kind: .timer, label: "search") { [self] in
      guard !isCancelled else { return }
      do {
        let items = try found()
        foundItemCount = items.count
        if !items.isEmpty { foundItemsHandler?(items) }
        completionHandler?(nil)
      } catch { completionHandler?(error) }
    }
  }

  /// Searches no more.
  open func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    completionHandler?(CSSearchQueryError(.cancelled))
  }
}

/// How a search searches.
open class CSSearchQueryContext: NSObject, @unchecked Sendable {
  /// What is to be known of what is found: everything is, here.
  open var fetchAttributes: [String] = []
  /// What is asked besides.
  open var filterQueries: [String] = []
  /// The language of the keyboard.
  open var keyboardLanguage: String?
  /// Where the search searches.
  open var sourceOptions = CSSearchQuerySourceOptions()

  /// Creates a context.
  public override init() {}
}

/// Where a search searches.
public struct CSSearchQuerySourceOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In mail.
  public static let allowMail = CSSearchQuerySourceOptions(rawValue: 1)
}
