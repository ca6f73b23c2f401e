import Testing

@testable import ExplorerCore
@testable import SourceModel

struct PyramidTextTests {
  private func level(_ layer: TestLayer, _ count: Int, of all: Int) -> TestPyramid.Level {
    TestPyramid.Level(layer: layer, count: count, share: Double(count) / Double(all))
  }

  @Test func aLayerHasItsShareBesideWhatIsRecommended() {
    #expect(
      PyramidText.line(of: level(.ui, 5, of: 16), isObserved: false)
        == "UI                5  ▓▓▓░░░░░░░  31 %  ▓░░░░░░░░░  10 %")
    #expect(
      PyramidText.line(of: level(.integration, 0, of: 16), isObserved: false)
        == "Integration       0  ░░░░░░░░░░   0 %  ▓▓░░░░░░░░  20 %")
    // However few, they are seen.
    #expect(
      PyramidText.line(of: level(.unit, 1, of: 200), isObserved: false)
        == "Unit              1  ▓░░░░░░░░░   1 %  ▓▓▓▓▓▓▓░░░  70 %")
  }

  @Test func timesAreOfTheTestsThatWereObservedAndSaySo() {
    var level = level(.unit, 3, of: 3)
    level.observedCount = 2
    level.virtualSeconds = 12.345
    level.wallSeconds = 0.5
    #expect(
      PyramidText.line(of: level, isObserved: true)
        == "Unit              3  ▓▓▓▓▓▓▓▓▓▓ 100 %  ▓▓▓▓▓▓▓░░░  70 %    12.35 s     0.50 s"
        + "  (of 2)")
    level.wallSeconds = 0
    level.observedCount = 3
    #expect(PyramidText.line(of: level, isObserved: true).hasSuffix("    12.35 s          –"))
    level.observedCount = 0
    #expect(PyramidText.line(of: level, isObserved: true).hasSuffix("          –          –"))
  }

  @Test func lowerTestsAreCountedByClass() {
    let repetition = TestPyramid.Repetition(
      test: "U/u", location: SourceLocation(file: "/t.swift", line: 1), viewModel: "Cart",
      lowerTests: ["CartTests/a", "ShopTests/b", "CartTests/c"], reachedCount: 1)
    #expect(PyramidText.lowerTests(of: repetition) == "CartTests (2), ShopTests (1)")
  }
}
