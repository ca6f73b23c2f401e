public import Foundation
import VirtualTime

/// Something that is done with records.
open class CKOperation: Operation, @unchecked Sendable {
  /// How operations are done.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Whether it goes over the telephone's network.
    open var allowsCellularAccess = true
    /// Whether it lives longer than the app.
    open var isLongLived = false
    /// How long a request may take, in seconds.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// How long all may take, in seconds.
    open var timeoutIntervalForResource: TimeInterval = 604_800
    /// How soon it is wanted.
    open var qualityOfService = QualityOfService.default
    /// Whose databases.
    open var container: CKContainer?
  }

  /// How it is done.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var configuration: Configuration! = Configuration()
  /// What it is called.
  open var operationID: String { "operation" }
  /// The database that it is done in.
  open var database: CKDatabase?

  /// Creates an operation.
  public override init() { super.init() }

  /// Does it, as an operation of a queue.
  open override func main() { run(in: database) }

  func run(in database: CKDatabase?) {}
}

/// Something that is done in a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  override func run(in database: CKDatabase?) {
    let found = self.database ?? database ?? CKContainer.default().privateCloudDatabase
    VirtualTime.later("operation of CloudKit", after: .milliseconds(100)) { [self] in
      if !isCancelled { perform(in: found) }
    }
  }

  /// Does it; called with the database.
  func perform(in database: CKDatabase) {}
}

/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What is done with a record that somebody else has changed.
  public enum RecordSavePolicy: Int, Sendable {
    /// The cases as CloudKit numbers them.
    case ifServerRecordUnchanged, changedKeys, allKeys
  }

  /// What is saved.
  open var recordsToSave: [CKRecord]?
  /// What is deleted.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// What is done with a record that somebody else has changed.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether all or nothing is done.
  open var isAtomic = true
  /// Told how far a record is.
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  /// Told of each record.
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  /// Told of each record that was saved.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Told of each record that was deleted.
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// Told how it ended.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// Told how it ended.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Saves and deletes records.
  public convenience init(
    recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil
  ) {
    self.init()
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }

  override func perform(in database: CKDatabase) {
    let (store, scope) = (database.store, database.databaseScope)
    var failure: (any Error)? = store.problem(in: scope, isWriting: true)
    var saved: [CKRecord] = []
    var deleted: [CKRecord.ID] = []
    for record in failure == nil ? recordsToSave ?? [] : [] {
      let result = Result { try store.save(record, scope, policy: savePolicy) }
      perRecordSaveBlock?(record.recordID, result)
      perRecordCompletionBlock?(record, result.error)
      failure = failure ?? result.error
      if result.error == nil { saved.append(record) }
    }
    for id in failure == nil ? recordIDsToDelete ?? [] : [] {
      let result = Result { try store.delete(id, scope) }
      perRecordDeleteBlock?(id, result)
      failure = failure ?? result.error
      if result.error == nil { deleted.append(id) }
    }
    modifyRecordsCompletionBlock?(saved, deleted, failure)
    modifyRecordsResultBlock?(failure.map { .failure($0) } ?? .success(()))
  }
}

/// Fetches records.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Which.
  open var recordIDs: [CKRecord.ID]?
  /// Which of their values.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Told of each.
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Told of all.
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  /// Told how it ended.
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Fetches records.
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }

  override func perform(in database: CKDatabase) {
    var failure: (any Error)? = database.store.problem(
      in: database.databaseScope, isWriting: false)
    var found: [CKRecord.ID: CKRecord] = [:]
    for id in failure == nil ? recordIDs ?? [] : [] {
      let result = Result { try database.store.record(id, database.databaseScope) }
      perRecordResultBlock?(id, result)
      failure = failure ?? result.error
      found[id] = result.value
    }
    fetchRecordsCompletionBlock?(found, failure)
    fetchRecordsResultBlock?(failure.map { .failure($0) } ?? .success(()))
  }
}

/// Finds records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// A place in what is found; all is found at once here.
  open class Cursor: NSObject, @unchecked Sendable {}

  /// Stands for as many as there are.
  public static let maximumResults = 0
  /// What is asked for.
  open var query: CKQuery?
  /// Where to go on.
  open var cursor: Cursor?
  /// In which zone.
  open var zoneID: CKRecordZone.ID?
  /// How many at most.
  open var resultsLimit = CKQueryOperation.maximumResults
  /// Which of their values.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Told of each.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Told of each.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Told how it ended.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// Told how it ended.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  /// Finds records.
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }

  /// Goes on.
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }

  override func perform(in database: CKDatabase) {
    if let problem = database.store.problem(in: database.databaseScope, isWriting: false) {
      queryCompletionBlock?(nil, problem)
      queryResultBlock?(.failure(problem))
      return
    }
    let found = query.map { database.find($0, zoneID) } ?? []
    for record in resultsLimit > 0 ? Array(found.prefix(resultsLimit)) : found {
      recordFetchedBlock?(record)
      recordMatchedBlock?(record.recordID, .success(record))
    }
    queryCompletionBlock?(nil, nil)
    queryResultBlock?(.success(nil))
  }
}
