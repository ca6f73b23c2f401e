import Foundation
import Testing

@testable import HealthKit

/// Samples of a fixture's lines.
struct HealthRecordsTests {
  private var today: Date { Calendar.current.startOfDay(for: Date()) }

  @Test func aLineIsASample() throws {
    let samples = HealthRecords.samples(in: "stepCount, 4200, count, 1, 08:30, 45")
    let steps = try #require(samples.first as? HKQuantitySample)
    #expect(steps.quantityType == HKQuantityType(.stepCount))
    #expect(steps.quantity.doubleValue(for: .count()) == 4200)
    #expect(steps.startDate == today.addingTimeInterval(-86400 + 8.5 * 3600))
    #expect(steps.endDate.timeIntervalSince(steps.startDate) == 45 * 60)
  }

  @Test func theyAreInTheOrderOfTheirBeginnings() {
    let samples = HealthRecords.samples(
      in: "type, value, unit, days\r\nheartRate, 61, count/min, 0, 09:00\r\n# older\r\n"
        + "sleepAnalysis, 3, , 1, 23:10, 420\r\n")
    #expect(samples.map { $0 is HKCategorySample } == [true, false])
  }

  @Test func aWorkoutHasItsAmounts() throws {
    let samples = HealthRecords.samples(in: "workout, running, 310 kcal 5200 m, 2, 07:00, 30")
    let workout = try #require(samples.first as? HKWorkout)
    #expect(workout.workoutActivityType == .running)
    #expect(workout.totalEnergyBurned?.doubleValue(for: .kilocalorie()) == 310)
    #expect(workout.totalDistance?.doubleValue(for: .meter()) == 5200)
    #expect(workout.duration == 30 * 60)
  }

  @Test(arguments: [
    "stepCount, many, count, 0", "stepCount, 1, count", "stepCount, nan, count, 0",
    "stepCount, 1, count, 9223372036854775807", "stepCount, 1, count, 0, 08:00, -5",
    "stepCount, 1, count, 0, 08:00, 1e300", "stepCount, 1, count, 0, inf:00",
    "sleepAnalysis, 1e300, , 0", "sleepAnalysis, 2.5, , 0", "workout, napping, 1 m, 0", ",,,",
  ]) func whatIsNoneIsLeftOut(line: String) {
    #expect(HealthRecords.samples(in: line).isEmpty)
    #expect(HealthRecords.samples(in: "\(line)\nstepCount, 1, count, 0").count == 1)
  }
}
