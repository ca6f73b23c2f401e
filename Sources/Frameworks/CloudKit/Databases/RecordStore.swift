import DeviceServices
import Foundation

/// The records of a container, in memory; all on the main thread. It begins with those of the
/// fixtures `CloudKit/CONTAINER/public.json` and `private.json`:
///
///     [{"type": "Note", "name": "first", "fields": {"title": "Bread", "count": 2}}]
final class RecordStore: @unchecked Sendable {
  nonisolated(unsafe) private static var stores: [String: RecordStore] = [:]

  private let container: String
  private var records: [CKDatabase.Scope: [CKRecord]] = [:]
  private var zones: [CKDatabase.Scope: [CKRecordZone]] = [:]
  var subscriptions: [CKDatabase.Scope: [CKSubscription]] = [:]
  private var saves = 0

  private init(_ container: String) { self.container = container }

  /// The store of a container.
  static func of(_ container: String) -> RecordStore {
    if let store = stores[container] { return store }
    let store = RecordStore(container)
    stores[container] = store
    return store
  }

  /// Why nothing can be done in a database.
  func problem(in scope: CKDatabase.Scope, isWriting: Bool) -> CKError? {
    if scope == .public, !isWriting { return nil }
    return CloudAccount.current.status == .available ? nil : CKError(.notAuthenticated)
  }

  func all(_ scope: CKDatabase.Scope) -> [CKRecord] {
    if let list = records[scope] { return list }
    let list = read(scope)
    records[scope] = list
    return list
  }

  func record(_ id: CKRecord.ID, _ scope: CKDatabase.Scope) throws -> CKRecord {
    guard let found = all(scope).first(where: { $0.recordID == id }),
      let copy = found.copy() as? CKRecord
    else { throw CKError(.unknownItem) }
    return copy
  }

  /// Saves a record, unless somebody has changed it since the app has fetched it.
  func save(
    _ record: CKRecord, _ scope: CKDatabase.Scope, policy: CKModifyRecordsOperation.RecordSavePolicy
  ) throws -> CKRecord {
    let isKnown = allZones(scope).contains { $0.zoneID == record.recordID.zoneID }
    guard isKnown else { throw CKError(.zoneNotFound) }
    var list = all(scope)
    let place = list.firstIndex { $0.recordID == record.recordID }
    if let place, policy == .ifServerRecordUnchanged,
      list[place].recordChangeTag != record.recordChangeTag
    {
      throw CKError(
        .serverRecordChanged, userInfo: [CKRecordChangedErrorServerRecordKey: list[place]])
    }
    saves += 1
    record.recordChangeTag = String(saves, radix: 36)
    record.modificationDate = Date()
    record.creationDate = record.creationDate ?? Date()
    record.creatorUserRecordID = record.creatorUserRecordID ?? CloudAccount.current.recordID
    record.lastModifiedUserRecordID = CloudAccount.current.recordID
    guard let kept = record.copy() as? CKRecord else { throw CKError(.internalError) }
    if let place { list[place] = kept } else { list.append(kept) }
    records[scope] = list
    return record
  }

  func delete(_ id: CKRecord.ID, _ scope: CKDatabase.Scope) throws {
    guard all(scope).contains(where: { $0.recordID == id }) else { throw CKError(.unknownItem) }
    records[scope]?.removeAll { record in
      record.recordID == id
        || record.fields.values.contains {
          ($0 as? CKRecord.Reference).map { $0.recordID == id && $0.action == .deleteSelf } ?? false
        }
    }
  }

  func allZones(_ scope: CKDatabase.Scope) -> [CKRecordZone] {
    [CKRecordZone.default()] + (zones[scope] ?? [])
  }

  func save(_ zone: CKRecordZone, _ scope: CKDatabase.Scope) {
    guard !allZones(scope).contains(where: { $0.zoneID == zone.zoneID }) else { return }
    zones[scope, default: []].append(zone)
  }

  func delete(_ zone: CKRecordZone.ID, _ scope: CKDatabase.Scope) {
    zones[scope]?.removeAll { $0.zoneID == zone }
    records[scope]?.removeAll { $0.recordID.zoneID == zone }
  }

  private func read(_ scope: CKDatabase.Scope) -> [CKRecord] {
    let path = "CloudKit/\(container)/\(scope == .public ? "public" : "private").json"
    guard scope != .shared, let data = DeviceFixtures.current.data(of: path) else { return [] }
    guard let list = try? JSONSerialization.jsonObject(with: data) as? [[String: Any]] else {
      DeviceServices.shared.notes.add("CloudKit cannot read \(path), which is to be a list.")
      return []
    }
    return list.compactMap { item in
      guard let type = item["type"] as? String else { return nil }
      let record = CKRecord(
        recordType: type,
        recordID: CKRecord.ID(recordName: item["name"] as? String ?? UUID().uuidString))
      for (key, value) in item["fields"] as? [String: Any] ?? [:] {
        record.fields[key] = Self.value(value)
      }
      (record.creationDate, record.modificationDate) = (Date(), Date())
      record.recordChangeTag = "0"
      return record
    }
  }

  private static func value(_ value: Any) -> (any CKRecordValueProtocol)? {
    switch value {
    case let text as String:
      return (try? Date(text, strategy: .iso8601)) ?? text
    case let number as Int: return number
    case let number as Double: return number
    case let list as [String]: return list
    default: return value as? any CKRecordValueProtocol
    }
  }
}
