public import Foundation
import VirtualTime

/// Asks for samples once.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  /// How many at most.
  public let limit: Int
  /// How they are sorted.
  public let sortDescriptors: [NSSortDescriptor]?
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// Asks for samples of a type.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
    super.init(type: sampleType, predicate: predicate)
  }

  override func start() {
    VirtualTime.later("query of health data") { [self] in
      guard !isStopped else { return }
      if let error = HealthQueries.problem(with: objectType) { return handler(self, nil, error) }
      handler(self, HealthQueries.sort(found(objectType), sortDescriptors, limit: limit), nil)
    }
  }
}

/// Asks to be told when samples of a type change.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void

  /// Asks about a type.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    handler = updateHandler
    super.init(type: sampleType, predicate: predicate)
  }

  override func start() {
    let tell = { [self] in
      VirtualTime.later("change of health data") { [self] in
        if !isStopped { handler(self, {}, HealthQueries.problem(with: objectType)) }
      }
    }
    HealthRecords.shared.observe(objectType, for: self, tell)
    tell()
  }
}

/// A place in the history of samples.
open class HKQueryAnchor: NSObject, NSSecureCoding, @unchecked Sendable {
  private static let key = "value"
  let count: Int

  /// A place.
  public init(fromValue value: Int) {
    count = value
    super.init()
  }

  /// Archives of places need no other classes.
  open class var supportsSecureCoding: Bool { true }

  /// Reads a place from an archive.
  public required init?(coder: NSCoder) { count = coder.decodeInteger(forKey: Self.key) }

  /// Writes the place to an archive.
  open func encode(with coder: NSCoder) { coder.encode(count, forKey: Self.key) }
}

/// Asks for samples since a place in their history.
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// Told of samples.
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void

  /// Told of those that come later.
  open var updateHandler: Handler?
  private let handler: Handler
  private let limit: Int
  private var seen: Set<UUID> = []

  /// Asks for samples of a type.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping Handler
  ) {
    (self.handler, self.limit) = (handler, limit)
    super.init(type: type, predicate: predicate)
  }

  override func start() {
    VirtualTime.later("query of health data") { [self] in tell(handler) }
    HealthRecords.shared.observe(objectType, for: self) { [self] in
      VirtualTime.later("change of health data") { [self] in updateHandler.map(tell) }
    }
  }

  private func tell(_ handler: Handler) {
    guard !isStopped else { return }
    if let error = HealthQueries.problem(with: objectType) {
      return handler(self, nil, nil, nil, error)
    }
    let all = found(objectType)
    let new = all.filter { !seen.contains($0.uuid) }
    let gone = seen.subtracting(all.map(\.uuid)).sorted { $0.uuidString < $1.uuidString }
    seen = Set(all.map(\.uuid))
    handler(
      self, limit > 0 ? Array(new.prefix(limit)) : new, gone.map(HKDeletedObject.init(uuid:)),
      HKQueryAnchor(fromValue: all.count), nil)
  }
}

/// Asks who tells of a type.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

  /// Asks about a type.
  public init(
    sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
    completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    handler = completionHandler
    super.init(type: sampleType, predicate: objectPredicate)
  }

  override func start() {
    VirtualTime.later("query of health data") { [self] in
      handler(self, Set(found(objectType).map(\.source)), nil)
    }
  }
}

/// Asks for summaries of days: none are kept.
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void

  /// Asks for summaries.
  public init(
    predicate: NSPredicate?,
    resultsHandler handler:
      @escaping (
        HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?
      ) -> Void
  ) {
    self.handler = handler
    super.init(type: nil, predicate: predicate)
  }

  override func start() {
    VirtualTime.later("query of health data") { [self] in handler(self, [], nil) }
  }
}
