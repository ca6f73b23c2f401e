import DeviceServices
import Foundation

/// The samples of the device: those of the fixture `HealthKit/samples.csv`, and those that apps
/// save.
///
/// A line of the fixture is a sample: its type's name as Swift has it, how much, the unit, how many
/// days ago, at what time it began and for how many minutes it went on:
///
///     stepCount, 4200, count, 0, 08:00, 45
///     sleepAnalysis, 3, , 1, 23:10, 420
///     workout, running, 310 kcal 5200 m, 2, 07:00, 30
final class HealthRecords: @unchecked Sendable {
  /// Of this device.
  static let shared = HealthRecords()
  /// The file, in the folder of fixtures.
  static let path = "HealthKit/samples.csv"
  /// Nobody's life is as long, in days.
  private static let mostDays = 100_000

  private var loaded: [HKSample]?
  private var observers: [(type: HKObjectType?, query: ObjectIdentifier, tell: () -> Void)] = []

  /// All samples, in the order of their beginnings.
  var samples: [HKSample] {
    get {
      if let loaded { return loaded }
      let read = Self.read()
      loaded = read
      return read
    }
    set { loaded = newValue.sorted { $0.startDate < $1.startDate } }
  }

  /// Adds samples and tells those who observe their types.
  func add(_ added: [HKSample]) {
    samples += added
    tell(added)
  }

  /// Takes samples away and tells those who observe their types.
  func remove(_ removed: [HKSample]) {
    samples.removeAll { sample in removed.contains { $0 === sample } }
    tell(removed)
  }

  /// Has something done whenever samples of a type change.
  func observe(_ type: HKObjectType?, for query: AnyObject, _ tell: @escaping () -> Void) {
    observers.append((type, ObjectIdentifier(query), tell))
  }

  /// Has nothing done any more.
  func forget(_ query: AnyObject) { observers.removeAll { $0.query == ObjectIdentifier(query) } }

  private func tell(_ changed: [HKSample]) {
    for (type, _, tell) in observers
    where type == nil || changed.contains(where: { $0.sampleType == type }) {
      tell()
    }
  }

  private static func read() -> [HKSample] {
    guard let text = DeviceFixtures.current.text(of: path) else {
      DeviceServices.shared.notes.add(
        "HealthKit has no samples but those that apps save; others can be written in \(path) in "
          + "the folder of fixtures, such as “stepCount, 4200, count, 0, 08:00, 45”.")
      return []
    }
    return samples(in: text)
  }

  /// The samples of a fixture's lines, in the order of their beginnings; what is none is noted.
  static func samples(in text: String) -> [HKSample] {
    text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.hasPrefix("#") && !$0.hasPrefix("type") }
      .compactMap { line in
        if let sample = sample(of: line) { return sample }
        DeviceServices.shared.notes.add("HealthKit does not understand “\(line)” in \(path).")
        return nil
      }
      .sorted { $0.startDate < $1.startDate }
  }

  private static func sample(of line: String) -> HKSample? {
    let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard fields.count >= 4, let days = Int(fields[3]), abs(days) < mostDays else { return nil }
    let clock = fields.count > 4 ? fields[4].split(separator: ":").compactMap { Double($0) } : []
    let today = Calendar.current.startOfDay(for: Date())
    let seconds = (clock.first ?? 0) * 3600 + (clock.dropFirst().first ?? 0) * 60
    let start = today.addingTimeInterval(Double(-days * 86400) + seconds)
    let minutes = fields.count > 5 ? Double(fields[5]) ?? 0 : 0
    guard seconds.isFinite, (0..<Double(mostDays) * 1440).contains(minutes) else { return nil }
    let end = start.addingTimeInterval(minutes * 60)
    let name = fields[0].prefix(1).uppercased() + fields[0].dropFirst()
    if fields[0] == "workout" { return workout(fields[1], fields[2], start, end) }
    if fields[2].isEmpty {
      guard let value = Int(fields[1]) else { return nil }
      let type = HKCategoryType(identifier: "HKCategoryTypeIdentifier\(name)")
      return HKCategorySample(type: type, value: value, start: start, end: end)
    }
    guard let value = Double(fields[1]), value.isFinite else { return nil }
    return HKQuantitySample(
      type: HKQuantityType(identifier: "HKQuantityTypeIdentifier\(name)"),
      quantity: HKQuantity(unit: HKUnit(from: fields[2]), doubleValue: value), start: start,
      end: end)
  }

  private static func workout(
    _ name: String, _ amounts: String, _ start: Date, _ end: Date
  ) -> HKWorkout? {
    guard let type = HKWorkoutActivityType.allCases.first(where: { "\($0)" == name }) else {
      return nil
    }
    let words = amounts.split(separator: " ").map(String.init)
    let quantities = zip(words, words.dropFirst()).compactMap { number, unit in
      Double(number).map { HKQuantity(unit: HKUnit(from: unit), doubleValue: $0) }
    }
    return HKWorkout(
      activityType: type, start: start, end: end,
      totalEnergyBurned: quantities.first { $0.unit.unitString.hasSuffix("cal") },
      totalDistance: quantities.first { !$0.unit.unitString.hasSuffix("cal") })
  }
}
