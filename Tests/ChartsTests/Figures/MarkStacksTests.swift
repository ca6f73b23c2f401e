import Testing

@testable import Charts

struct MarkStacksTests {
  private func bar(
    _ name: String, _ amount: Double, _ stacking: MarkStackingMethod = .standard
  ) -> Mark {
    Mark(
      kind: .bar, x: .at(Datum(label: "Name", value: .category(name))),
      y: .at(Datum(label: "Amount", value: .number(amount))), stacking: stacking)
  }

  @Test func barsOfOnePlaceStandOnEachOther() {
    let stacks = MarkStacks([bar("a", 2), bar("b", 5), bar("a", 3)])
    #expect(stacks.ends == [0...2, 0...5, 2...5])
  }

  @Test func whatIsBelowZeroGoesDown() {
    let stacks = MarkStacks([bar("a", 2), bar("a", -3), bar("a", -1)])
    #expect(stacks.ends == [0...2, -3...0, -4 ... -3])
  }

  @Test func partsOfAWholeAreNormalized() {
    let stacks = MarkStacks([bar("a", 1, .normalized), bar("a", 3, .normalized)])
    #expect(stacks.ends == [0...0.25, 0.25...1])
  }

  @Test func stacksMayBeCentered() {
    #expect(MarkStacks([bar("a", 1, .center), bar("a", 3, .center)]).ends == [-2 ... -1, -1...2])
  }

  @Test func somethingElseStandsAlone() {
    #expect(MarkStacks([bar("a", 1, .unstacked), bar("a", 3, .unstacked)]).ends == [nil, nil])
  }
}
