import Foundation

// Zones and subscriptions.
extension CKDatabase {
  /// Saves a zone.
  public func save(
    _ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) {
    answer("saving of a zone", isWriting: true, { [self] in store.save(zone, databaseScope) }) {
      completionHandler($0.error == nil ? zone : nil, $0.error)
    }
  }

  /// Saves a zone.
  ///
  /// - Throws: ``CKError``.
  @discardableResult
  public func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    try await answer("saving of a zone", isWriting: true) { [self] in
      store.save(zone, databaseScope)
    }
    return zone
  }

  /// Deletes a zone.
  public func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
  ) {
    answer(
      "deletion of a zone", isWriting: true, { [self] in store.delete(zoneID, databaseScope) }
    ) { completionHandler($0.error == nil ? zoneID : nil, $0.error) }
  }

  /// Deletes a zone.
  ///
  /// - Throws: ``CKError``.
  @discardableResult
  public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    try await answer("deletion of a zone", isWriting: true) { [self] in
      store.delete(zoneID, databaseScope)
    }
    return zoneID
  }

  /// Fetches all zones.
  public func fetchAllRecordZones(
    completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void
  ) {
    answer("fetching of zones", { [self] in store.allZones(databaseScope) }) {
      completionHandler($0.value, $0.error)
    }
  }

  /// All zones.
  ///
  /// - Throws: ``CKError``.
  public func allRecordZones() async throws -> [CKRecordZone] {
    try await answer("fetching of zones") { [self] in store.allZones(databaseScope) }
  }

  /// Saves a subscription, of which nobody is told.
  public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) {
    answer("saving of a subscription", isWriting: true, { [self] in keep(subscription) }) {
      completionHandler($0.value, $0.error)
    }
  }

  /// Saves a subscription, of which nobody is told.
  ///
  /// - Throws: ``CKError``.
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    try await answer("saving of a subscription", isWriting: true) { [self] in keep(subscription) }
  }

  /// All subscriptions.
  ///
  /// - Throws: ``CKError``.
  public func allSubscriptions() async throws -> [CKSubscription] {
    try await answer("fetching of subscriptions") { [self] in
      store.subscriptions[databaseScope] ?? []
    }
  }

  /// Fetches all subscriptions.
  public func fetchAllSubscriptions(
    completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
  ) {
    answer(
      "fetching of subscriptions", { [self] in store.subscriptions[databaseScope] ?? [] }
    ) { completionHandler($0.value, $0.error) }
  }

  private func keep(_ subscription: CKSubscription) -> CKSubscription {
    store.subscriptions[databaseScope, default: []].append(subscription)
    return subscription
  }
}
