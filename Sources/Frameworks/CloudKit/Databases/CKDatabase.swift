public import Foundation
import VirtualTime

/// Records of one person, of all, or shared; they are kept in memory.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// Whose it is.
  public enum Scope: Int, Sendable {
    /// The cases as CloudKit numbers them.
    case `public` = 1, `private`, shared
  }

  /// Whose it is.
  public let databaseScope: Scope
  let store: RecordStore

  init(_ scope: Scope, _ store: RecordStore) {
    (databaseScope, self.store) = (scope, store)
    super.init()
  }

  /// Answers what is asked of the database, or why it cannot.
  func answer<Value>(
    _ label: String, isWriting: Bool = false, _ body: @escaping () throws -> Value,
    _ completion: @escaping (Result<Value, any Error>) -> Void
  ) {
    VirtualTime.later(label, after: .milliseconds(100)) { [self] in
      if let problem = store.problem(in: databaseScope, isWriting: isWriting) {
        return completion(.failure(problem))
      }
      completion(Result { try body() })
    }
  }

  func answer<Value>(
    _ label: String, isWriting: Bool = false, _ body: @escaping () throws -> Value
  ) async throws -> Value {
    let handed: Unisolated<Value> = try await withCheckedThrowingContinuation { continuation in
      answer(label, isWriting: isWriting, body) {
        continuation.resume(with: $0.map { Unisolated($0) })
      }
    }
    return handed.value
  }

  /// Does something.
  open func add(_ operation: CKDatabaseOperation) { operation.run(in: self) }

  /// Saves a record.
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void)
  {
    answer("saving of a record", isWriting: true, { [self] in try keep(record) }) {
      completionHandler($0.value, $0.error)
    }
  }

  /// Saves a record.
  ///
  /// - Throws: ``CKError``.
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord {
    try await answer("saving of a record", isWriting: true) { [self] in try keep(record) }
  }

  private func keep(_ record: CKRecord) throws -> CKRecord {
    try store.save(record, databaseScope, policy: .ifServerRecordUnchanged)
  }

  /// Fetches a record.
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {
    answer("fetching of a record", { [self] in try store.record(recordID, databaseScope) }) {
      completionHandler($0.value, $0.error)
    }
  }

  /// Fetches a record.
  ///
  /// - Throws: ``CKError``.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    try await answer("fetching of a record") { [self] in try store.record(recordID, databaseScope) }
  }

  /// Fetches records.
  ///
  /// - Throws: ``CKError``.
  open func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
    try await answer("fetching of records") { [self] in
      Dictionary(
        ids.map { id in (id, Result { try store.record(id, databaseScope) }) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Deletes a record.
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    answer("deletion of a record", isWriting: true, { [self] in try drop(recordID) }) {
      completionHandler($0.value, $0.error)
    }
  }

  /// Deletes a record.
  ///
  /// - Throws: ``CKError``.
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    try await answer("deletion of a record", isWriting: true) { [self] in try drop(recordID) }
  }

  private func drop(_ id: CKRecord.ID) throws -> CKRecord.ID {
    try store.delete(id, databaseScope)
    return id
  }

  /// Finds records.
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) {
    answer("query of records", { [self] in find(query, zoneID) }) {
      completionHandler($0.value, $0.error)
    }
  }

  /// What is found, record by record.
  public typealias Matches = (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  )

  /// Finds records.
  ///
  /// - Throws: ``CKError``.
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> Matches {
    let found = try await answer("query of records") { [self] in find(query, zoneID) }
    let taken = resultsLimit > 0 ? Array(found.prefix(resultsLimit)) : found
    return (taken.map { ($0.recordID, .success($0)) }, nil)
  }

  /// Finds records.
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler: @escaping (Result<Matches, any Error>) -> Void
  ) {
    answer("query of records", { [self] in find(query, zoneID) }) { result in
      completionHandler(
        result.map { found in (found.map { ($0.recordID, .success($0)) }, nil) })
    }
  }

  func find(_ query: CKQuery, _ zone: CKRecordZone.ID?) -> [CKRecord] {
    query.find(in: store.all(databaseScope))
      .filter { zone == nil || $0.recordID.zoneID == zone }
      .compactMap { $0.copy() as? CKRecord }
  }

  /// Saves and deletes records.
  ///
  /// - Throws: ``CKError``.
  @discardableResult
  open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) {
    try await answer("saving of records", isWriting: true) { [self] in
      let saved = recordsToSave.map { record in
        (record.recordID, Result { try store.save(record, databaseScope, policy: savePolicy) })
      }
      let deleted = recordIDsToDelete.map { id in
        (id, Result { try store.delete(id, databaseScope) })
      }
      return (
        Dictionary(saved, uniquingKeysWith: { $1 }), Dictionary(deleted, uniquingKeysWith: { $1 })
      )
    }
  }
}

extension Result {
  /// What was wanted.
  var value: Success? { try? get() }
  /// What went wrong.
  var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A value that is handed from one task to another on the main thread.
struct Unisolated<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
