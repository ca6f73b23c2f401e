import SwiftUI
import Testing

@Suite struct UnitCurveTests {
  @Test func curvesBeginAndEndWhereTheyShould() {
    for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn] {
      #expect(abs(curve.value(at: 0)) < 0.001)
      #expect(abs(curve.value(at: 1) - 1) < 0.001)
    }
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 0.001)
    #expect(UnitCurve.easeIn.value(at: 0.3) < 0.3)
    #expect(UnitCurve.easeOut.value(at: 0.3) > 0.3)
  }

  @Test func theInverseLeadsBack() {
    let curve = UnitCurve.easeIn
    #expect(abs(curve.inverse.value(at: curve.value(at: 0.4)) - 0.4) < 0.001)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 0.01)
  }

  @Test func valuesGoAPartOfTheWay() {
    #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
    #expect(3.0.scaled(by: 2) == 6)
    var value = CGFloat(1)
    value.interpolate(towards: 3, amount: 0.5)
    #expect(value == 2)
  }
}
