import Testing
import Workspace

@testable import Sessions

struct BuildStepsTests {
  @Test(
    arguments: [
      (.compilingApp(files: 3), 0), (.compilingTests(files: 4), 2), (.linking, 3),
    ] as [(BuildProgress, Int)])
  func aStepCountsThoseBeforeIt(step: BuildProgress, done: Int) {
    let progress = BuildSteps(apps: 2).progress(of: step)
    #expect(progress?.done == done)
    #expect(progress?.total == 4)
    #expect(progress?.parts == .steps)
  }

  @Test func whatIsThereTakesNoStep() {
    #expect(BuildSteps(apps: 1).progress(of: .upToDate) == nil)
    #expect(BuildSteps(apps: 1).progress(of: .waiting)?.total == nil)
  }
}
