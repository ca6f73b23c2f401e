import Testing

@testable import VirtualTime

@Suite struct DurationTests {
  @Test func secondsThatPeopleGiveAreKeptWithinLimits() {
    #expect(Duration(bounded: 1.5) == .seconds(1.5))
    #expect(Duration(bounded: -1) == .zero)
    #expect(Duration(bounded: .nan) == .zero)
    #expect(Duration(bounded: -.infinity) == .zero)
    #expect(Duration(bounded: .infinity) == .seconds(1_000_000_000))
    #expect(Duration(bounded: .greatestFiniteMagnitude) == .seconds(1_000_000_000))
  }
}
