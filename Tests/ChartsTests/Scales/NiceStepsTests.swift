import Testing

@testable import Charts

struct NiceStepsTests {
  private static let steps: [[Double]] = [
    [10, 2], [15, 5], [9, 2], [100, 20], [1, 0.2], [0.3, 0.05], [15_000, 5_000], [7, 1],
  ]

  @Test(arguments: steps)
  func stepsAreOneTwoOrFiveTimesAPowerOfTen(_ pair: [Double]) {
    #expect(abs(NiceSteps.step(over: pair[0], count: 5) - pair[1]) < 1e-12)
  }

  @Test func aLengthOfNothingHasAStepToo() {
    #expect(NiceSteps.step(over: 0, count: 5) == 1)
    #expect(NiceSteps.step(over: .infinity, count: 5) == 1)
  }

  @Test func stepsAreNotSmallerThanAskedFor() {
    #expect(NiceSteps.step(over: 10, count: 5, minimum: 4) >= 4)
  }

  @Test func multiplesAreExact() {
    #expect(NiceSteps.multiples(of: 0.1, in: 0...0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(NiceSteps.multiples(of: 5, in: -7...12) == [-5, 0, 5, 10])
    #expect(NiceSteps.multiples(of: 0, in: 0...1).isEmpty)
    #expect(NiceSteps.multiples(of: 1e-9, in: 0...1).isEmpty)
  }
}
