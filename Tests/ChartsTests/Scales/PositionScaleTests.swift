import Foundation
import Testing

@testable import Charts

struct PositionScaleTests {
  @Test func numbersAreInProportion() {
    let scale = PositionScale(domain: .numbers(0...10))
    #expect(scale.position(of: .number(2.5), length: 200) == 50)
    #expect(scale.value(at: 50, length: 200) == .number(2.5))
  }

  @Test func namesHaveEqualRoom() {
    let scale = PositionScale(domain: .categories(["a", "b", "c", "d"]))
    #expect(scale.position(of: .category("b"), length: 200) == 75)
    #expect(scale.bandWidth(length: 200) == 50)
    #expect(scale.value(at: 101, length: 200) == .category("c"))
    #expect(scale.value(at: 201, length: 200) == nil)
    #expect(scale.position(of: .category("x"), length: 200) == nil)
  }

  @Test func anAxisMayGoTheOtherWay() {
    var scale = PositionScale(domain: .numbers(0...10))
    scale.isReversed = true
    #expect(scale.position(of: .number(2.5), length: 100) == 75)
    #expect(scale.value(at: 75, length: 100) == .number(2.5))
  }

  @Test func endsMayStayFree() {
    var scale = PositionScale(domain: .numbers(0...1))
    (scale.startPadding, scale.endPadding) = (10, 30)
    #expect(scale.position(of: .number(0), length: 140) == 10)
    #expect(scale.position(of: .number(1), length: 140) == 110)
    #expect(scale.value(at: 60, length: 140) == .number(0.5))
  }

  @Test(arguments: [
    ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 3),
  ])
  func placesLeadBackToValues(type: ScaleType) throws {
    var scale = PositionScale(domain: .numbers(1...1000))
    scale.type = type
    let place = try #require(scale.position(of: .number(30), length: 300))
    let value = try #require(scale.value(at: place, length: 300)?.place)
    #expect(abs(value - 30) < 1e-6)
  }

  @Test func oneValueAloneIsInTheMiddle() {
    let scale = PositionScale(domain: .numbers(5...5))
    #expect(scale.position(of: .number(5), length: 100) == 50)
  }
}
