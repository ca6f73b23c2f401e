import CoreLocation
public import Foundation
import SimulatedFoundation

/// Asks for records.
open class CKQuery: NSObject, @unchecked Sendable {
  /// Of what sort.
  public let recordType: CKRecord.RecordType
  /// What is to be true of them.
  public let predicate: NSPredicate
  /// How they are sorted.
  open var sortDescriptors: [NSSortDescriptor]?

  /// Asks for records.
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
    super.init()
  }

  /// Those of some records that are asked for.
  func find(in records: [CKRecord]) -> [CKRecord] {
    let found = records.filter { $0.recordType == recordType && predicate.evaluate(with: $0) }
    guard let sortDescriptors, !sortDescriptors.isEmpty else { return found }
    return found.enumerated().sorted { left, right in
      for descriptor in sortDescriptors {
        switch descriptor.compare(left.element, to: right.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }
    .map(\.element)
  }
}

extension CKRecord: KeyReadable {
  /// What records are looked for and sorted by.
  package func readValue(forKey key: String) -> Any? {
    switch key {
    case SystemFieldKey.recordID, "___recordID": recordID
    case SystemFieldKey.creationDate, "___createTime": creationDate
    case SystemFieldKey.modificationDate, "___modTime": modificationDate
    default: fields[key]
    }
  }
}

/// Sorts by the distance to a place.
open class CKLocationSortDescriptor: NSSortDescriptor {}
