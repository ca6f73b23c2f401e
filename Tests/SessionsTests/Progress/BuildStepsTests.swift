import ExplorerCore
import Testing
import Workspace

@testable import Sessions

struct BuildStepsTests {
  @Test(
    arguments: [
      (.compilingApp(files: 3), 0), (.compilingTests(files: 4), 2), (.linking(), 3),
    ] as [(BuildProgress, Int)])
  func aStepCountsThoseBeforeIt(step: BuildProgress, done: Int) {
    let progress = BuildSteps(apps: 2).progress(of: step)
    #expect(progress?.done == done)
    #expect(progress?.total == 4)
    #expect(progress?.parts == .steps)
  }

  @Test func oneFileIsOne() {
    let steps = BuildSteps(apps: 1)
    #expect(
      steps.progress(of: .compilingApp(files: 1))?.detail.english == "compiling the app, 1 file")
    #expect(
      steps.progress(of: .compilingTests(files: 2))?.detail.english
        == "compiling the tests, 2 files")
  }

  @Test func whatIsThereTakesNoStep() {
    #expect(BuildSteps(apps: 1).progress(of: .upToDate) == nil)
    #expect(BuildSteps(apps: 1).progress(of: .waiting)?.total == nil)
  }
}
