import Testing

@testable import ExplorerCore

struct BuildStateTests {
  @Test func aBuildThatFailsGivesUpTheTestThatWasToBeRun() {
    var build = BuildState()
    build.testToCome = "A/testB"
    build.begin()
    build.fail([BuildProblem(message: "no"), BuildProblem(message: "neither")])
    #expect(build.stage == nil && build.testToCome == nil)
    #expect(BuildState.text(of: build.problems, .english) == "Not built: no (and 1 more)")
  }

  @Test func aHostThatComesWithoutABuildWasNotBuiltAnew() {
    var build = BuildState()
    let isBuilt = build.finish()
    build.begin()
    let isRebuilt = build.finish()
    #expect(!isBuilt && isRebuilt)
    #expect(build.stage == nil)
  }

  @Test func theTestToComeIsTakenOnceIfItIsThere() {
    var build = BuildState()
    build.testToCome = "A/testB"
    let taken = [[], ["A/testB"], ["A/testB"]].map { build.takeTestToCome(among: $0) }
    #expect(taken == [nil, "A/testB", nil])
  }
}
