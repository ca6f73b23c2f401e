import Testing

@testable import SourceModel

/// How tests are spread, and what UI tests repeat.
struct TestPyramidTests {
  private func test(
    _ name: String, of className: String, _ layer: TestLayer, parts: [String] = []
  ) -> TestMethod {
    TestMethod(
      name: name, className: className, location: SourceLocation(file: "/t.swift", line: 1),
      endLine: 2, isAsync: false, isThrowing: false, steps: [],
      layering: TestLayering(layer: layer, parts: parts))
  }

  private func index(_ tests: [TestMethod]) -> ProjectIndex {
    ProjectIndex(testClasses: [
      TestClass(name: "T", location: SourceLocation(file: "/t.swift", line: 1), methods: tests)
    ])
  }

  private var tests: [TestMethod] {
    [
      test("testA", of: "CartUITests", .ui), test("testB", of: "CartTests", .unit),
      test("testC", of: "CartTests", .unit, parts: ["Wishlist"]),
      test("testD", of: "ShopTests", .integration),
    ]
  }

  @Test func withoutRunsThereAreCountsAndSharesAlone() {
    let pyramid = TestPyramid(index: index(tests))
    #expect(pyramid.levels.map(\.layer) == [.ui, .integration, .unit])
    #expect(pyramid.levels.map(\.count) == [1, 1, 2])
    #expect(pyramid.levels.map(\.share) == [0.25, 0.25, 0.5])
    #expect(!pyramid.isObserved)
    #expect(pyramid.repetitions.isEmpty)
  }

  @Test func aProjectWithoutTestsHasNoShares() {
    let pyramid = TestPyramid(index: ProjectIndex())
    #expect(pyramid.levels.map(\.share) == [0, 0, 0])
    #expect(!pyramid.isMixed)
  }

  @Test func runsTellTimesAndWhichViewModelsBothReach() {
    let observations = ProjectObservations(
      sources: "x",
      tests: [
        TestObservation(
          test: "CartUITests/testA", virtualSeconds: 4, wallSeconds: 0.5,
          viewModels: ["CartModel", "Session", "Wishlist"]),
        TestObservation(
          test: "CartTests/testB", virtualSeconds: 1, wallSeconds: 0.1, viewModels: ["CartModel"]),
        TestObservation(
          test: "ShopTests/testD", virtualSeconds: 2, wallSeconds: 0.2, viewModels: ["CartModel"]),
      ])
    let pyramid = TestPyramid(index: index(tests), observations: observations)
    #expect(pyramid.levels.map(\.virtualSeconds) == [4, 2, 1])
    #expect(pyramid.levels.map(\.observedCount) == [1, 1, 1])
    #expect(
      pyramid.repetitions == [
        TestPyramid.Repetition(
          test: "CartUITests/testA", location: SourceLocation(file: "/t.swift", line: 1),
          viewModel: "CartModel", lowerTests: ["CartTests/testB", "ShopTests/testD"],
          reachedCount: 3),
        // Its class publishes nothing; the test's own code names it.
        TestPyramid.Repetition(
          test: "CartUITests/testA", location: SourceLocation(file: "/t.swift", line: 1),
          viewModel: "Wishlist", lowerTests: ["CartTests/testC"], reachedCount: 3),
      ])
  }
}
