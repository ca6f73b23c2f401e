import SourceModel
import Testing

@testable import ExplorerCore

struct ComposerStateTests {
  /// A composer whose first line of two runs.
  private func running() -> ComposerState {
    var composer = ComposerState()
    composer.composition.items = [ChainItem(.code("a()")), ChainItem(.code("b()"))]
    composer.composition.items[0].status = .running
    composer.composition.running = Composition.Run(place: 0, isAlone: false)
    return composer
  }

  private func statuses(_ composer: ComposerState) -> [ChainItem.Status] {
    composer.composition.items.map(\.status)
  }

  @Test func otherCodeGivesUpTheLineThatRuns() {
    var composer = running()
    composer.compile("c()", at: 4)
    #expect(composer.compilation == PendingCode(code: "c()", position: 4))
    #expect(statuses(composer) == [.pending, .pending] && composer.composition.running == nil)
  }

  @Test func problemsOfTheCompilerEndTheLineAndAreKept() {
    var composer = running()
    let problems = [CodeProblem(message: "no such thing")]
    let isEarly = composer.fail(problems)
    #expect(!isEarly)
    composer.compilation = PendingCode(code: "a()", position: 4)
    let isMeant = composer.fail(problems)
    #expect(isMeant)
    #expect(statuses(composer) == [.failed("no such thing"), .pending])
    #expect(composer.codeFailure == CodeFailure(code: "a()", problems: problems))
    #expect(composer.compilation == nil && composer.composition.running == nil)
  }

  @Test func aPlaceThatIsLeftGivesUpOnlyWhatIsCompiledForIt() {
    var composer = running()
    composer.leavePlace()
    #expect(statuses(composer) == [.running, .pending])
    composer.compilation = PendingCode(code: "a()", position: 4)
    composer.leavePlace()
    #expect(statuses(composer) == [.pending, .pending])
  }

  @Test func anotherRunKeepsTheChainAndGivesUpWhatWasCompiled() {
    var composer = running()
    composer.compilation = PendingCode(code: "a()", position: 4)
    composer.beginRun()
    #expect(composer.compilation == nil && composer.composition.items.count == 2)
    composer.composition.running = Composition.Run(place: 1, isAlone: true)
    composer.end(problem: nil)
    #expect(statuses(composer) == [.pending, .done])
  }

  @Test func aSavedTestIsThatOfTheChainUntilTheChainChanges() {
    var composer = running()
    let test = SavedTest(
      test: "A/testB", location: SourceLocation(file: "A.swift", line: 1), isNewFile: true)
    composer.save(test)
    #expect(composer.savedTest == test && composer.composition.isSaved)
    composer.composition.remove(0)
    #expect(composer.savedTest == test && !composer.composition.isSaved)
  }
}
