import Testing

@testable import ExplorerCore

@Suite("How a build goes")
struct BuildStateTests {
  @Test("a build that fails gives up the test that was to be run")
  func failing() {
    var build = BuildState()
    build.testToCome = "A/testB"
    build.begin()
    build.fail([BuildProblem(message: "no"), BuildProblem(message: "neither")])
    #expect(build.stage == nil && build.testToCome == nil)
    #expect(BuildState.text(of: build.problems, .english) == "Not built: no (and 1 more)")
  }

  @Test("a host that comes without a build was not built anew")
  func finishing() {
    var build = BuildState()
    let isBuilt = build.finish()
    build.begin()
    let isRebuilt = build.finish()
    #expect(!isBuilt && isRebuilt)
    #expect(build.stage == nil)
  }

  @Test("the test to come is taken once, if it is there")
  func test() {
    var build = BuildState()
    build.testToCome = "A/testB"
    let taken = [[], ["A/testB"], ["A/testB"]].map { build.takeTestToCome(among: $0) }
    #expect(taken == [nil, "A/testB", nil])
  }
}
