import Testing
import Workspace

@testable import Sessions

struct FirstBuildTests {
  /// What was done, in its order.
  private final class Journal {
    var entries: [String] = []
  }

  /// Builds with some outcomes, one after the other.
  private func build(
    _ outcomes: [WorkspaceError?], isWatching: Bool = true, journal: Journal
  ) throws -> Int {
    let first = FirstBuild(
      report: { _ in journal.entries.append("report") },
      watch: {
        journal.entries.append("watch")
        return isWatching ? { journal.entries.append("wait") } : nil
      })
    var count = 0
    return try first.run {
      journal.entries.append("build")
      count += 1
      if let error = outcomes[count - 1] { throw error }
      return count
    }
  }

  private let broken = WorkspaceError.build(.compileFailed(step: "App", output: "no"))

  @Test func anEditAfterABuildThatFailedIsBuilt() throws {
    let journal = Journal()
    #expect(try build([broken, broken, nil], journal: journal) == 3)
    let round = ["watch", "build", "report", "wait"]
    #expect(journal.entries == round + round + ["watch", "build"])
  }

  @Test func anEditDuringTheBuildIsBuiltAtOnce() throws {
    let journal = Journal()
    let edited = WorkspaceError.build(.sourcesChanged(path: "/a.swift"))
    #expect(try build([edited, nil], journal: journal) == 2)
    #expect(journal.entries == ["watch", "build", "watch", "build"])
  }

  @Test func whatNoEditOfTheSourcesRepairsEndsIt() {
    let missing = WorkspaceError.build(.compilerMissing(searched: "/bin"))
    #expect(throws: WorkspaceError.self) { try build([missing], journal: Journal()) }
  }

  @Test func whereEditsAreNotNoticedTheFirstFailureEndsIt() {
    let journal = Journal()
    #expect(throws: WorkspaceError.self) {
      try build([broken], isWatching: false, journal: journal)
    }
    #expect(journal.entries == ["watch", "build"])
  }
}
