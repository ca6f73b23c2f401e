public import Foundation

/// What samples are asked for, and what of them is to be true.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  let type: HKSampleType
  let predicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  /// What is measured.
  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate { HKSamplePredicate(type: type, predicate: predicate) }
}

extension HKSamplePredicate where Sample == HKCategorySample {
  /// What is told of in kinds.
  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate { HKSamplePredicate(type: type, predicate: predicate) }
}

extension HKSamplePredicate where Sample == HKWorkout {
  /// Workouts.
  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate {
    HKSamplePredicate(type: .workoutType(), predicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKSample {
  /// Any samples.
  public static func sample(
    type: HKSampleType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate { HKSamplePredicate(type: type, predicate: predicate) }
}

/// A question that is asked asynchronously for samples.
public struct HKSampleQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  private let predicates: [HKSamplePredicate<Sample>]
  private let sorts: [SortDescriptor<Sample>]
  private let limit: Int?

  /// Asks for samples.
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) { (self.predicates, sorts, self.limit) = (predicates, sortDescriptors, limit) }

  /// The samples.
  ///
  /// - Throws: ``HKError``.
  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    await Task.yield()
    for item in predicates { if let error = HealthQueries.problem(with: item.type) { throw error } }
    let found = predicates.flatMap { HealthQueries.samples(of: $0.type, $0.predicate) }
      .compactMap { $0 as? Sample }
    let sorted = sorts.isEmpty ? found : found.sorted(using: sorts)
    return limit.map { Array(sorted.prefix($0)) } ?? sorted
  }
}

/// A question that is asked asynchronously for what samples make.
public struct HKStatisticsQueryDescriptor: @unchecked Sendable {
  private let predicate: HKSamplePredicate<HKQuantitySample>
  private let options: HKStatisticsOptions

  /// Asks about samples.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    (self.predicate, self.options) = (predicate, options)
  }

  /// What they make.
  ///
  /// - Throws: ``HKError``.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    await Task.yield()
    if let error = HealthQueries.problem(with: predicate.type) { throw error }
    let samples = HealthQueries.samples(of: predicate.type, predicate.predicate)
      .compactMap { $0 as? HKQuantitySample }
    guard let first = samples.first, let type = predicate.type as? HKQuantityType else {
      return nil
    }
    let end = samples.map(\.endDate).max() ?? first.endDate
    return HKStatistics(of: samples, type: type, from: first.startDate, to: end, options: options)
  }
}

/// A question that is asked asynchronously for what samples make, by equal times.
public struct HKStatisticsCollectionQueryDescriptor: @unchecked Sendable {
  private let predicate: HKSamplePredicate<HKQuantitySample>
  private let options: HKStatisticsOptions
  private let anchor: Date
  private let interval: DateComponents

  /// Asks about samples.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.predicate, self.options) = (predicate, options)
    (anchor, interval) = (anchorDate, intervalComponents)
  }

  /// What they make.
  ///
  /// - Throws: ``HKError``.
  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    await Task.yield()
    if let error = HealthQueries.problem(with: predicate.type) { throw error }
    return HKStatisticsCollection(
      of: HealthQueries.samples(of: predicate.type, predicate.predicate)
        .compactMap { $0 as? HKQuantitySample },
      type: HKQuantityType(identifier: predicate.type.identifier), anchor: anchor,
      interval: interval, options: options)
  }
}
