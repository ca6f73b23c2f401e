import XCTest

final class WeightTests: VitalTestCase {
  func testWeightWithADecimal() {
    let workout = start().workout().enter(weight: "72.5")
    XCTAssertEqual(workout.weight.value as? String, "72,5")
  }
}
