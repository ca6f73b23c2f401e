package import Foundation

/// Deletes objects that no stage names.
///
/// An upload puts its objects first and names them then. So only what has been there for a week goes,
/// and a file in the store says while objects are deleted: whoever has named objects meanwhile waits for
/// it to go, and then looks whether they are still there.
package struct StoreCollection: Sendable {
  /// Where the file lies that says that objects are deleted.
  static let key = "collection.json"
  /// Seconds after which whoever deletes stops, and after which the file was left behind.
  private static let (limit, leftBehind): (TimeInterval, TimeInterval) = (600, 6 * 3600)
  private static let portion = 200

  private let store: any ReferenceStore

  /// Prepares to tidy a store.
  package init(_ store: any ReferenceStore) { self.store = store }

  /// Deletes what nothing names and is old enough.
  ///
  /// - Parameter advance: Seconds that the clock is taken to be ahead of the store's.
  /// - Returns: How many objects were deleted; `nil` where somebody else does so right now.
  /// - Throws: ``StoreError``.
  package func run(advance: TimeInterval = 0) throws(StoreError) -> Int? {
    if try !begins() {
      guard try removesLeftBehind() else { return nil }
      guard try begins() else { return nil }
    }
    do throws(StoreError) {
      let count = try collect(advance)
      try store.remove([Self.key])
      return count
    } catch {
      try? store.remove([Self.key])
      throw error
    }
  }

  /// Writes the file, unless somebody else has.
  private func begins() throws(StoreError) -> Bool {
    do throws(StoreError) {
      try store.write(Data(UUID().uuidString.utf8), to: Self.key, if: .isNew)
      return true
    } catch {
      if case .changedMeanwhile = error { return false }
      throw error
    }
  }

  /// Takes the file away, where whoever has written it has not come to its end.
  private func removesLeftBehind() throws(StoreError) -> Bool {
    guard let date = try store.date(of: Self.key),
      Date.now.timeIntervalSince(date) > Self.leftBehind
    else { return false }
    try store.remove([Self.key])
    return true
  }

  private func collect(_ advance: TimeInterval) throws(StoreError) -> Int {
    let start = Date.now
    // The file has just been written: its date is the time by the store's clock.
    guard case (let now?, let objects) = try store.objects(after: Self.key) else { return 0 }
    var named: Set<ObjectName> = []
    for manifest in try StageKeeper(store).readAll().values { named.formUnion(manifest.objects) }
    let garbage = CollectionPlan.garbage(
      among: objects, named: named, now: now.addingTimeInterval(advance))
    var count = 0
    // A machine that was asleep in between may be late: what it has read is true no more.
    while count < garbage.count, Date.now.timeIntervalSince(start) < Self.limit {
      let portion = garbage[count..<min(count + Self.portion, garbage.count)]
      try store.remove(portion.map(\.key))
      count += portion.count
    }
    return count
  }

  /// Waits until nobody deletes objects.
  ///
  /// - Returns: The objects that are there then.
  /// - Throws: ``StoreError``.
  func rest() throws(StoreError) -> Set<ObjectName> {
    let start = Date.now
    while true {
      let (date, objects) = try store.objects(after: Self.key)
      guard let date, Date.now.timeIntervalSince(date) < Self.limit,
        Date.now.timeIntervalSince(start) < Self.limit
      else { return Set(objects.map(\.name)) }
      Thread.sleep(forTimeInterval: 0.5)
    }
  }
}
