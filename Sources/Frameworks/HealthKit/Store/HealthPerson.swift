import DeviceServices
import Foundation

/// Who the person is, by the fixture `HealthKit/person.json`.
///
///     {"dateOfBirth": "1990-05-01", "biologicalSex": "female", "bloodType": "aPositive"}
struct HealthPerson: Decodable {
  /// The file, in the folder of fixtures.
  static let path = "HealthKit/person.json"

  var dateOfBirth: String?
  var biologicalSex: String?
  var bloodType: String?
  var wheelchairUse: Bool?

  static var current: HealthPerson {
    DeviceFixtures.current.data(of: path).flatMap {
      try? JSONDecoder().decode(HealthPerson.self, from: $0)
    } ?? HealthPerson()
  }

  var sex: HKBiologicalSex {
    switch biologicalSex {
    case "female": .female
    case "male": .male
    case "other": .other
    default: .notSet
    }
  }

  var blood: HKBloodType {
    let names = [
      "notSet", "aPositive", "aNegative", "bPositive", "bNegative", "abPositive", "abNegative",
      "oPositive", "oNegative",
    ]
    return bloodType.flatMap(names.firstIndex).flatMap(HKBloodType.init) ?? .notSet
  }

  var birth: DateComponents? {
    let parts = (dateOfBirth ?? "").split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return nil }
    return DateComponents(
      calendar: Calendar(identifier: .gregorian), year: parts[0], month: parts[1], day: parts[2])
  }
}
