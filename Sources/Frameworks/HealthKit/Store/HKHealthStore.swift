import DeviceServices
public import Foundation
import VirtualTime

/// The person's health data, as far as they let the app read and save them.
open class HKHealthStore: NSObject, @unchecked Sendable {
  /// Creates a way to them.
  public override init() { super.init() }

  /// Whether the device has health data: yes.
  open class func isHealthDataAvailable() -> Bool { true }

  /// Whether the app may save things of a type.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    switch HealthConsent.shared.answer(type, isSaved: true) {
    case nil: .notDetermined
    case true?: .sharingAuthorized
    case false?: .sharingDenied
    }
  }

  /// Asks the person, on the system's sheet, for what they have not been asked for.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    VirtualTime.later("health access") {
      HealthConsent.shared.ask(save: typesToShare ?? [], read: typesToRead ?? []) {
        VirtualTime.later("health access") { completion(true, nil) }
      }
    }
  }

  /// Asks the person, on the system's sheet, for what they have not been asked for.
  ///
  /// - Throws: Nothing.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws {
    await withCheckedContinuation { continuation in
      requestAuthorization(toShare: typesToShare, read: typesToRead) { _, _ in
        continuation.resume()
      }
    }
  }

  /// Tells whether the person would be asked.
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    let status = requestStatus(typesToShare, typesToRead)
    VirtualTime.later("health access") { completion(status, nil) }
  }

  /// Whether the person would be asked.
  ///
  /// - Throws: Nothing.
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { requestStatus(typesToShare, typesToRead) }

  private func requestStatus(
    _ save: Set<HKSampleType>, _ read: Set<HKObjectType>
  ) -> HKAuthorizationRequestStatus {
    let consent = HealthConsent.shared
    let isNew =
      save.contains { consent.answer($0, isSaved: true) == nil }
      || read.contains { consent.answer($0, isSaved: false) == nil }
    return isNew ? .shouldRequest : .unnecessary
  }

  /// Saves something.
  open func save(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    save([object], withCompletion: completion)
  }

  /// Saves things.
  open func save(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    let error = problem(with: objects)
    VirtualTime.later("saving of health data") {
      if error == nil { HealthRecords.shared.add(objects.compactMap { $0 as? HKSample }) }
      completion(error == nil, error)
    }
  }

  /// Saves something.
  ///
  /// - Throws: ``HKError``.
  open func save(_ object: HKObject) async throws { try await save([object]) }

  /// Saves things.
  ///
  /// - Throws: ``HKError``.
  open func save(_ objects: [HKObject]) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      save(objects) { _, error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(()))
      }
    }
  }

  private func problem(with objects: [HKObject]) -> HKError? {
    for case let sample as HKSample in objects {
      switch authorizationStatus(for: sample.sampleType) {
      case .notDetermined: return HKError(.errorAuthorizationNotDetermined)
      case .sharingDenied: return HKError(.errorAuthorizationDenied)
      case .sharingAuthorized: continue
      }
    }
    return nil
  }

  /// Takes something away.
  open func delete(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { delete([object], withCompletion: completion) }

  /// Takes things away.
  open func delete(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    VirtualTime.later("deletion of health data") {
      HealthRecords.shared.remove(objects.compactMap { $0 as? HKSample })
      completion(true, nil)
    }
  }

  /// Takes things away.
  ///
  /// - Throws: Nothing.
  open func delete(_ objects: [HKObject]) async throws {
    HealthRecords.shared.remove(objects.compactMap { $0 as? HKSample })
  }

  /// Takes something away.
  ///
  /// - Throws: Nothing.
  open func delete(_ object: HKObject) async throws { try await delete([object]) }

  /// Takes away what is of a type and of which something is true.
  open func deleteObjects(
    of objectType: HKObjectType, predicate: NSPredicate,
    withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void
  ) {
    let found = HealthRecords.shared.samples.filter {
      $0.sampleType == objectType && predicate.evaluate(with: $0)
    }
    VirtualTime.later("deletion of health data") {
      HealthRecords.shared.remove(found)
      completion(true, found.count, nil)
    }
  }

  /// Asks something.
  open func execute(_ query: HKQuery) {
    query.isStopped = false
    query.start()
  }

  /// Asks something no more.
  open func stop(_ query: HKQuery) {
    query.isStopped = true
    HealthRecords.shared.forget(query)
  }

  /// Wakes the app for new data: it is told while it runs.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { VirtualTime.later("delivery of health data") { completion(true, nil) } }

  /// Wakes the app for new data: it is told while it runs.
  ///
  /// - Throws: Nothing.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws {}

  /// Wakes the app no more.
  open func disableAllBackgroundDelivery(
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { VirtualTime.later("delivery of health data") { completion(true, nil) } }
}

// Who the person is.
extension HKHealthStore {
  /// When the person was born.
  ///
  /// - Throws: ``HKError``.
  public func dateOfBirthComponents() throws -> DateComponents {
    try check(.dateOfBirth)
    guard let birth = HealthPerson.current.birth else {
      DeviceServices.shared.notes.add(
        "HealthKit does not know when the person was born; \(HealthPerson.path) in the folder of "
          + "fixtures can say it as “dateOfBirth”.")
      throw HKError(.errorNoData)
    }
    return birth
  }

  /// The person's sex.
  ///
  /// - Throws: ``HKError``.
  public func biologicalSex() throws -> HKBiologicalSexObject {
    try check(.biologicalSex)
    return HKBiologicalSexObject(HealthPerson.current.sex)
  }

  /// The person's blood.
  ///
  /// - Throws: ``HKError``.
  public func bloodType() throws -> HKBloodTypeObject {
    try check(.bloodType)
    return HKBloodTypeObject(HealthPerson.current.blood)
  }

  /// Whether the person is in a wheelchair.
  ///
  /// - Throws: ``HKError``.
  public func wheelchairUse() throws -> HKWheelchairUseObject {
    try check(.wheelchairUse)
    return HKWheelchairUseObject(
      HealthPerson.current.wheelchairUse.map { $0 ? .yes : .no } ?? .notSet)
  }

  private func check(_ identifier: HKCharacteristicTypeIdentifier) throws {
    guard HealthConsent.shared.answer(HKCharacteristicType(identifier), isSaved: false) != nil
    else {
      throw HKError(.errorAuthorizationNotDetermined)
    }
  }
}
