import Foundation
import Synchronization

@testable import ReferenceStores

/// A store in which something else happens right before the first write of a stage, or the first
/// deletion of objects.
final class InterruptedStore: ReferenceStore {
  private let store: any ReferenceStore
  private let body: @Sendable () -> Void
  private let isDone = Mutex(false)

  init(_ store: any ReferenceStore, _ body: @escaping @Sendable () -> Void) {
    (self.store, self.body) = (store, body)
  }

  var title: String { store.title }

  func read(_ key: String) throws(StoreError) -> StoredFile? { try store.read(key) }

  func readAll(_ folder: String) throws(StoreError) -> [String: Data] {
    try store.readAll(folder)
  }

  func write(
    _ data: Data, to key: String, if condition: WriteCondition
  ) throws(StoreError) {
    if key.hasPrefix(StageName.folder) { interrupt() }
    try store.write(data, to: key, if: condition)
  }

  func remove(_ keys: [String]) throws(StoreError) { try store.remove(keys) }

  func date(of key: String) throws(StoreError) -> Date? { try store.date(of: key) }

  func objects() throws(StoreError) -> [StoredObject] { try store.objects() }

  func objects(
    after key: String
  ) throws(StoreError) -> (date: Date?, objects: [StoredObject]) {
    try store.objects(after: key)
  }

  func put(
    _ files: [ObjectName: String], progress: (Int) -> Void
  ) throws(StoreError) { try store.put(files, progress: progress) }

  func fetch(
    _ names: [ObjectName], into folder: String, progress: (Int) -> Void
  ) throws(StoreError) { try store.fetch(names, into: folder, progress: progress) }

  private func interrupt() {
    let isFirst = isDone.withLock { done in
      defer { done = true }
      return !done
    }
    if isFirst { body() }
  }
}
