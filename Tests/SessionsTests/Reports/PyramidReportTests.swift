import SourceModel
import TerminalModel
import Testing

@testable import Sessions

struct PyramidReportTests {
  private func test(_ id: String, _ layer: TestLayer) -> TestMethod {
    let parts = id.split(separator: "/").map(String.init)
    return TestMethod(
      name: parts[1], className: parts[0], location: SourceLocation(file: "/p/T.swift", line: 3),
      endLine: 4, isAsync: false, isThrowing: false, steps: [],
      layering: TestLayering(layer: layer))
  }

  private var index: ProjectIndex {
    ProjectIndex(testClasses: [
      TestClass(
        name: "T", location: SourceLocation(file: "/p/T.swift", line: 1),
        methods: [test("UITests/testA", .ui), test("CartTests/testB", .unit)])
    ])
  }

  private var observations: ProjectObservations {
    ProjectObservations(
      sources: "x",
      tests: [
        TestObservation(
          test: "UITests/testA", virtualSeconds: 7.5, wallSeconds: 0.25,
          viewModels: ["Cart\u{1B}[31m"]),
        TestObservation(
          test: "CartTests/testB", virtualSeconds: 1, wallSeconds: 0.125,
          viewModels: ["Cart\u{1B}[31m"]),
      ])
  }

  @Test func beforeRunsThereAreSharesAlone() {
    #expect(
      PyramidReport.lines(of: TestPyramid(index: index)) == [
        "Layers",
        "                tests  share             recommended",
        "  UI                1  ▓▓▓▓▓░░░░░  50 %  ▓░░░░░░░░░  10 %",
        "  Integration       0  ░░░░░░░░░░   0 %  ▓▓░░░░░░░░  20 %",
        "  Unit              1  ▓▓▓▓▓░░░░░  50 %  ▓▓▓▓▓▓▓░░░  70 %",
      ])
    #expect(PyramidReport.lines(of: TestPyramid(index: ProjectIndex())).isEmpty)
  }

  @Test func headsStandOverTheirColumns() {
    let lines = PyramidReport.lines(of: TestPyramid(index: index, observations: observations)).map(
      \.string)
    #expect(
      lines[1...2] == [
        "                tests  share             recommended         virtual       real",
        "  UI                1  ▓▓▓▓▓░░░░░  50 %  ▓░░░░░░░░░  10 %     7.50 s     0.25 s",
      ])
  }

  @Test func repeatedViewModelsAreNamedSafely() {
    let lines = PyramidReport.lines(of: TestPyramid(index: index, observations: observations)).map(
      \.string)
    #expect(
      lines.suffix(3) == [
        "UI tests that reach what lower tests show already (1)",
        "  UITests/testA  T.swift:3  its only view model",
        "    Cart␛[31m  as CartTests (1)",
      ])
  }

  @Test func everyFactIsAnObject() throws {
    let pyramid = TestPyramid(index: index, observations: observations)
    let lines = try PyramidReport.jsonLines(of: pyramid, observations).map(\.string)
    #expect(lines.count == 6)
    #expect(
      lines.first
        == #"{"count":1,"event":"layer","layer":"ui","observedCount":1,"recommendedShare":0.1,"#
        + #""share":0.5,"virtualSeconds":7.5,"wallSeconds":0.25}"#)
    #expect(
      lines.last
        == #"{"event":"repetition","location":{"file":"/p/T.swift","line":3},"#
        + #""lowerTests":["CartTests/testB"],"reachedCount":1,"test":"UITests/testA","viewModel":"Cart\u001b[31m"}"#
    )
  }
}
