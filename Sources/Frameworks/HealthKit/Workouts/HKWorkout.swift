public import Foundation
import VirtualTime

/// A time of exercise.
open class HKWorkout: HKSample, @unchecked Sendable {
  /// What the person did.
  public let workoutActivityType: HKWorkoutActivityType
  /// How long, in seconds.
  public let duration: TimeInterval
  /// How much energy was used.
  public let totalEnergyBurned: HKQuantity?
  /// How far the person went.
  public let totalDistance: HKQuantity?
  /// What happened.
  public let workoutEvents: [HKWorkoutEvent]?

  /// A time of exercise.
  public init(
    activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    workoutEvents: [HKWorkoutEvent]? = nil, totalEnergyBurned: HKQuantity? = nil,
    totalDistance: HKQuantity? = nil, device: HKDevice? = nil, metadata: [String: Any]? = nil
  ) {
    workoutActivityType = activityType
    duration = endDate.timeIntervalSince(startDate)
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    self.workoutEvents = workoutEvents
    super.init(
      type: .workoutType(), start: startDate, end: endDate, device: device, metadata: metadata)
  }

  /// A time of exercise of some length.
  public convenience init(
    activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
    metadata: [String: Any]?
  ) {
    self.init(
      activityType: activityType, start: startDate, end: endDate,
      totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, metadata: metadata)
  }

  /// What was measured of a type: energy and ways.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
    let quantity =
      quantityType.identifier.contains("Energy")
      ? totalEnergyBurned
      : quantityType.identifier.contains("Distance") ? totalDistance : nil
    return quantity.map {
      HKStatistics(
        of: [HKQuantitySample(type: quantityType, quantity: $0, start: startDate, end: endDate)],
        type: quantityType, from: startDate, to: endDate, options: .cumulativeSum)
    }
  }
}

/// Something that happened in a time of exercise.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  /// What.
  public let type: HKWorkoutEventType
  /// When.
  public let dateInterval: DateInterval
  /// What else is known of it.
  public let metadata: [String: Any]?

  /// Something that happened.
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    (self.type, self.dateInterval) = (type, dateInterval)
    self.metadata = metadata
    super.init()
  }
}

/// What happens in a time of exercise.
public enum HKWorkoutEventType: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// How a time of exercise is to be.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  /// What the person does.
  open var activityType = HKWorkoutActivityType.other
  /// Where.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// How long a lane is.
  open var lapLength: HKQuantity?
}

/// Where a person exercises.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  /// The cases as HealthKit numbers them.
  case unknown = 1, indoor, outdoor
}

/// Puts a time of exercise together.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  private let store: HKHealthStore
  private let configuration: HKWorkoutConfiguration
  /// When it began.
  open private(set) var startDate: Date?
  /// When it ended.
  open private(set) var endDate: Date?
  private var samples: [HKSample] = []

  /// Begins to put one together.
  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?)
  {
    (store, self.configuration) = (healthStore, configuration)
    super.init()
  }

  /// It begins.
  open func beginCollection(
    withStart startDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    self.startDate = startDate
    VirtualTime.later("workout") { completion(true, nil) }
  }

  /// It begins.
  ///
  /// - Throws: Nothing.
  open func beginCollection(at startDate: Date) async throws { self.startDate = startDate }

  /// Adds samples.
  open func add(_ samples: [HKSample], completion: @escaping (Bool, (any Error)?) -> Void) {
    self.samples += samples
    VirtualTime.later("workout") { completion(true, nil) }
  }

  /// Adds samples.
  ///
  /// - Throws: Nothing.
  open func addSamples(_ samples: [HKSample]) async throws { self.samples += samples }

  /// It ends.
  open func endCollection(
    withEnd endDate: Date, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    self.endDate = endDate
    VirtualTime.later("workout") { completion(true, nil) }
  }

  /// It ends.
  ///
  /// - Throws: Nothing.
  open func endCollection(at endDate: Date) async throws { self.endDate = endDate }

  /// Saves it.
  open func finishWorkout(completion: @escaping (HKWorkout?, (any Error)?) -> Void) {
    let workout = make()
    store.save([workout]) { isSaved, error in completion(isSaved ? workout : nil, error) }
  }

  /// Saves it.
  ///
  /// - Throws: ``HKError``.
  open func finishWorkout() async throws -> HKWorkout? {
    let workout = make()
    try await store.save([workout])
    return workout
  }

  private func make() -> HKWorkout {
    func total(_ text: String, _ unit: HKUnit) -> HKQuantity? {
      let values = samples.compactMap { $0 as? HKQuantitySample }
        .filter { $0.quantityType.identifier.contains(text) }
        .map { $0.quantity.doubleValue(for: unit) }
      return values.isEmpty ? nil : HKQuantity(unit: unit, doubleValue: values.reduce(0, +))
    }
    let start = startDate ?? Date()
    return HKWorkout(
      activityType: configuration.activityType, start: start, end: endDate ?? start,
      totalEnergyBurned: total("ActiveEnergy", .kilocalorie()),
      totalDistance: total("Distance", .meter()))
  }
}
