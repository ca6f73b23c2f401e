public import Foundation
import VirtualTime

/// What searches of the device find of the app: kept while the app is installed, and found by queries of
/// the app's own; there is no search of the system's here.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let only = CSSearchableIndex(name: "default")

  /// Told when the system has lost what it knew: never, here.
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?
  private let name: String
  private var clientState = Data()
  private var batch: [CSSearchableItem]?

  /// The usual one.
  open class func `default`() -> Self { unsafeDowncast(only, to: Self.self) }

  /// Whether the device has one: yes.
  open class func isIndexingAvailable() -> Bool { true }

  /// One by its name.
  public init(name: String) { self.name = name }

  /// One by its name, kept in a way.
  public convenience init(
    name: String, protectionClass: FileProtectionType?, bundleIdentifier: String? = nil,
    options: Int = 0
  ) { self.init(name: name) }

  /// Has things found.
  ///
  /// - Parameters:
  ///   - items: The things.
  ///   - completionHandler: Told that they are, later.
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if batch != nil { batch?.append(contentsOf: items) } else { SearchRecords.shared.add(items) }
    answer(completionHandler)
  }

  /// Has things found.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    SearchRecords.shared.add(items)
  }

  /// Has things no longer found, by what the app calls them.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    SearchRecords.shared.remove { identifiers.contains($0.uniqueIdentifier) }
    answer(completionHandler)
  }

  /// Has things no longer found, by what the app calls them.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    SearchRecords.shared.remove { identifiers.contains($0.uniqueIdentifier) }
  }

  /// Has things no longer found, by what they belong to.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    removeDomains(domainIdentifiers)
    answer(completionHandler)
  }

  /// Has things no longer found, by what they belong to.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String]
  ) async throws { removeDomains(domainIdentifiers) }

  /// Has nothing found any more.
  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    SearchRecords.shared.remove { _ in true }
    answer(completionHandler)
  }

  /// Has nothing found any more.
  open func deleteAllSearchableItems() async throws { SearchRecords.shared.remove { _ in true } }

  /// Begins changes that come together.
  open func beginBatch() { batch = [] }

  /// Makes changes that come together.
  ///
  /// - Parameters:
  ///   - clientState: What the app wants to know again.
  ///   - completionHandler: Told that they are made, later.
  open func endBatch(
    withClientState clientState: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    SearchRecords.shared.add(batch ?? [])
    batch = nil
    self.clientState = clientState
    answer(completionHandler)
  }

  /// Makes changes that come together.
  open func endBatch(withClientState clientState: Data) async throws {
    endBatch(withClientState: clientState, completionHandler: nil)
  }

  /// What the app wanted to know again.
  open func fetchLastClientState(
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    let state = clientState
    VirtualTime.schedule(after: .zero, kind: .timer, label: "search index") {
      completionHandler(state, nil)
    }
  }

  /// What the app wanted to know again.
  open func fetchLastClientState() async throws -> Data { clientState }

  private func removeDomains(_ domains: [String]) {
    SearchRecords.shared.remove { item in
      guard let domain = item.domainIdentifier else { return false }
      return domains.contains { domain == $0 || domain.hasPrefix($0 + ".") }
    }
  }

  private func answer(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    guard let handler else { return }
    VirtualTime.schedule(after: .zero, kind: .timer, label: "search index") { handler(nil) }
  }
}

/// Told when the system has lost what it knew.
public protocol CSSearchableIndexDelegate: AnyObject {
  /// It has lost everything.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void)
  /// It has lost some things.
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

/// An extension that the system asks when it has lost what it knew; nobody asks it here.
open class CSIndexExtensionRequestHandler: NSObject {}
