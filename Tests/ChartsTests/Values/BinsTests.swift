import Foundation
import Testing

@testable import Charts

struct BinsTests {
  @Test func numbersAreSortedIntoRoundBins() {
    let bins = NumberBins(data: [1.0, 4, 9.5], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.index(for: 4) == 2)
    #expect(bins.index(for: 100) == 4)
    #expect(bins[1].contains(3.9))
    #expect(!bins[1].contains(4))
    #expect(NumberBins<Double>(data: []).isEmpty)
  }

  @Test func binsMayBeSaid() {
    #expect(NumberBins(thresholds: [3.0, 1, 2]).thresholds == [1, 2, 3])
    #expect(NumberBins(size: 10, range: 5.0...25).count == 3)
    #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
  }

  @Test func daysAreBins() throws {
    let start = try #require(
      Calendar.current.date(from: DateComponents(year: 2024, month: 5, day: 6)))
    let bins = DateBins(unit: .day, range: start...start.addingTimeInterval(2 * 86400))
    #expect(bins.count == 3)
    #expect(bins.index(for: start.addingTimeInterval(90000)) == 1)
  }

  @Test func valuesComeBackAsTheTypesOfTheApp() {
    enum Kind: String, Plottable { case one, two }
    #expect(DataValue(of: Kind.two) == .category("two"))
    #expect(DataValue.category("one").value(as: Kind.self) == .one)
    #expect(DataValue.category("three").value(as: Kind.self) == nil)
    #expect(DataValue.number(2.6).value(as: Int.self) == 3)
    #expect(DataValue.number(300).value(as: UInt8.self) == 255)
    #expect(DataValue.number(2.5).value(as: Decimal.self) == 2.5)
    #expect(DataValue.number(2).value(as: String.self) == nil)
    #expect(DataValue(of: Float(0.5)) == .number(0.5))
  }
}
