public import Foundation

/// A question about the person's health data.
open class HKQuery: NSObject, @unchecked Sendable {
  /// What is asked for.
  public let objectType: HKObjectType?
  /// What is to be true.
  public let predicate: NSPredicate?
  var isStopped = false

  init(type: HKObjectType?, predicate: NSPredicate?) {
    (objectType, self.predicate) = (type, predicate)
    super.init()
  }

  func start() {}

  /// What is found: of what the person does not let the app read, only what it has saved itself.
  func found(_ type: HKObjectType?) -> [HKSample] {
    HealthQueries.samples(of: type, predicate)
  }
}

/// Finds samples.
enum HealthQueries {
  static func samples(of type: HKObjectType?, _ predicate: NSPredicate?) -> [HKSample] {
    HealthRecords.shared.samples.filter { sample in
      guard type == nil || sample.sampleType == type, isReadable(sample) else { return false }
      return predicate?.evaluate(with: sample) ?? true
    }
  }

  /// Whether the app may read a sample.
  private static func isReadable(_ sample: HKSample) -> Bool {
    if HealthConsent.shared.answer(sample.sampleType, isSaved: false) == true { return true }
    return HealthConsent.shared.answer(sample.sampleType, isSaved: true) == true
  }

  /// Sorts samples, and takes the first.
  static func sort(
    _ samples: [HKSample], _ descriptors: [NSSortDescriptor]?, limit: Int
  ) -> [HKSample] {
    let ordered = samples.enumerated().sorted { left, right in
      for descriptor in descriptors ?? [] {
        switch descriptor.compare(left.element, to: right.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }
    .map(\.element)
    return limit > 0 ? Array(ordered.prefix(limit)) : ordered
  }

  /// Why nothing may be told of a type.
  static func problem(with type: HKObjectType?) -> HKError? {
    guard let type else { return nil }
    let consent = HealthConsent.shared
    let isAsked =
      consent.answer(type, isSaved: false) != nil || consent.answer(type, isSaved: true) != nil
    return isAsked ? nil : HKError(.errorAuthorizationNotDetermined)
  }
}

/// How exact a time is.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What begins in it.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// What ends in it.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

// What may be true of a sample.
extension HKQuery {
  /// It is of a time.
  public class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    predicate { sample in
      let (start, end) = (startDate ?? .distantPast, endDate ?? .distantFuture)
      if options.contains(.strictStartDate), sample.startDate < start || sample.startDate >= end {
        return false
      }
      if options.contains(.strictEndDate), sample.endDate > end { return false }
      return sample.startDate < end
        && (sample.endDate > start || sample.startDate >= start)
    }
  }

  /// It is of some sources.
  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    predicate { sources.contains($0.source) }
  }

  /// It is this one.
  public class func predicateForObject(with UUID: UUID) -> NSPredicate {
    predicate { $0.uuid == UUID }
  }

  /// It is one of these.
  public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate {
    predicate { UUIDs.contains($0.uuid) }
  }

  /// It is told of with something.
  public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
    predicate { $0.metadata?[key] != nil }
  }

  /// It is of a kind of exercise.
  public class func predicateForWorkouts(
    with workoutActivityType: HKWorkoutActivityType
  ) -> NSPredicate {
    predicate { ($0 as? HKWorkout)?.workoutActivityType == workoutActivityType }
  }

  /// It is of a workout: of its time.
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
    predicateForSamples(withStart: workout.startDate, end: workout.endDate)
  }

  /// It is of some kinds.
  public class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate {
    predicate { ($0 as? HKCategorySample).map { values.contains($0.value) } ?? false }
  }

  private class func predicate(_ isTrue: @escaping @Sendable (HKSample) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? HKSample).map(isTrue) ?? false }
  }
}
