public import Foundation
import VirtualTime

/// What is made of samples.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By who tells of them.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// The mean.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The least.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The largest.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// The sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// The last.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  /// How long all were.
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

/// What samples of a time make.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// What was measured.
  public let quantityType: HKQuantityType
  /// When the time began.
  public let startDate: Date
  /// When the time ended.
  public let endDate: Date
  private let samples: [HKQuantitySample]
  private let options: HKStatisticsOptions

  init(
    of samples: [HKQuantitySample], type: HKQuantityType, from start: Date, to end: Date,
    options: HKStatisticsOptions
  ) {
    (self.samples, quantityType) = (samples, type)
    (startDate, endDate, self.options) = (start, end, options)
    super.init()
  }

  /// Who tells of them.
  open var sources: [HKSource]? { samples.isEmpty ? nil : [samples[0].source] }

  /// The sum.
  open func sumQuantity() -> HKQuantity? { made(.cumulativeSum) { $0.reduce(0, +) } }
  /// The mean.
  open func averageQuantity() -> HKQuantity? {
    made(.discreteAverage) { $0.reduce(0, +) / Double($0.count) }
  }
  /// The least.
  open func minimumQuantity() -> HKQuantity? { made(.discreteMin) { $0.min() ?? 0 } }
  /// The largest.
  open func maximumQuantity() -> HKQuantity? { made(.discreteMax) { $0.max() ?? 0 } }
  /// The last.
  open func mostRecentQuantity() -> HKQuantity? { made(.mostRecent) { $0.last ?? 0 } }
  /// The time of the last.
  open func mostRecentQuantityDateInterval() -> DateInterval? {
    samples.last.map { DateInterval(start: $0.startDate, end: $0.endDate) }
  }
  /// How long all were.
  open func duration() -> HKQuantity? {
    HKQuantity(
      unit: .second(),
      doubleValue: samples.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) })
  }
  /// The sum of one source.
  open func sumQuantity(for source: HKSource) -> HKQuantity? { sumQuantity() }

  private func made(
    _ option: HKStatisticsOptions, _ body: ([Double]) -> Double
  ) -> HKQuantity? {
    guard options.contains(option), let unit = samples.first?.quantity.unit else { return nil }
    return HKQuantity(
      unit: unit, doubleValue: body(samples.map { $0.quantity.doubleValue(for: unit) }))
  }
}

/// Asks what the samples of a type make.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let options: HKStatisticsOptions
  private let type: HKQuantityType
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// Asks about a type.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler:
      @escaping (
        HKStatisticsQuery, HKStatistics?, (any Error)?
      ) -> Void
  ) {
    (self.options, type, self.handler) = (options, quantityType, handler)
    super.init(type: quantityType, predicate: quantitySamplePredicate)
  }

  override func start() {
    VirtualTime.later("query of health data") { [self] in
      guard !isStopped else { return }
      if let error = HealthQueries.problem(with: type) { return handler(self, nil, error) }
      let samples = found(type).compactMap { $0 as? HKQuantitySample }
      guard let first = samples.first, let last = samples.map(\.endDate).max() else {
        return handler(self, nil, HKError(.errorNoData))
      }
      handler(
        self,
        HKStatistics(of: samples, type: type, from: first.startDate, to: last, options: options),
        nil)
    }
  }
}

/// What samples make, by equal times.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let samples: [HKQuantitySample]
  private let type: HKQuantityType
  private let anchor: Date
  private let interval: DateComponents
  private let options: HKStatisticsOptions

  init(
    of samples: [HKQuantitySample], type: HKQuantityType, anchor: Date,
    interval: DateComponents, options: HKStatisticsOptions
  ) {
    (self.samples, self.type, self.anchor) = (samples, type, anchor)
    (self.interval, self.options) = (interval, options)
    super.init()
  }

  /// All of which there are samples.
  open func statistics() -> [HKStatistics] {
    guard let first = samples.first, let last = samples.last else { return [] }
    return all(from: first.startDate, to: last.startDate)
      .filter { $0.sources != nil }
  }

  /// The one of a time.
  open func statistics(for date: Date) -> HKStatistics? { all(from: date, to: date).first }

  /// Has something done with each of a time.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for item in all(from: startDate, to: endDate) where !stop.boolValue { block(item, &stop) }
  }

  /// Who tells of them.
  open func sources() -> Set<HKSource> { Set(samples.map(\.source)) }

  private func all(from start: Date, to end: Date) -> [HKStatistics] {
    let calendar = Calendar.current
    func step(_ date: Date, _ sign: Int) -> Date {
      var way = interval
      for unit in [Calendar.Component.year, .month, .day, .hour, .minute, .second] {
        way.value(for: unit).map { way.setValue($0 * sign, for: unit) }
      }
      let next = calendar.date(byAdding: way, to: date) ?? date
      return next == date ? date.addingTimeInterval(Double(86400 * sign)) : next
    }
    var begin = anchor
    while begin > start { begin = step(begin, -1) }
    while step(begin, 1) <= start { begin = step(begin, 1) }
    var result: [HKStatistics] = []
    while begin <= end {
      let next = step(begin, 1)
      result.append(
        HKStatistics(
          of: samples.filter { $0.startDate >= begin && $0.startDate < next }, type: type,
          from: begin, to: next, options: options))
      begin = next
    }
    return result
  }
}

/// Asks what the samples of a type make, by equal times.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// Told of all, at first.
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Told of changes.
  open var statisticsUpdateHandler:
    (
      (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void
    )?
  /// From where times are counted.
  public let anchorDate: Date
  /// How long a time is.
  public let intervalComponents: DateComponents
  /// What is made.
  public let options: HKStatisticsOptions
  private let type: HKQuantityType

  /// Asks about a type.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
    (self.options, type) = (options, quantityType)
    super.init(type: quantityType, predicate: quantitySamplePredicate)
  }

  override func start() {
    VirtualTime.later("query of health data") { [self] in
      guard !isStopped else { return }
      if let error = HealthQueries.problem(with: type) {
        initialResultsHandler?(self, nil, error)
      } else {
        initialResultsHandler?(self, collection, nil)
      }
    }
    HealthRecords.shared.observe(type, for: self) { [self] in
      VirtualTime.later("change of health data") { [self] in
        if !isStopped { statisticsUpdateHandler?(self, nil, collection, nil) }
      }
    }
  }

  private var collection: HKStatisticsCollection {
    HKStatisticsCollection(
      of: found(type).compactMap { $0 as? HKQuantitySample }, type: type, anchor: anchorDate,
      interval: intervalComponents, options: options)
  }
}
