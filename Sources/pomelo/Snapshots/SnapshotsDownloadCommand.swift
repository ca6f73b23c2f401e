import ArgumentParser
import Foundation
import ReferenceStores
import Sessions
import TerminalModel
import Workspace

/// `pomelo snapshots download`: a branch's references come into the project.
struct SnapshotsDownloadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "download",
    abstract: "Fetches the references of the branch that is checked out.",
    discussion: """
      What its stage does not have is the base's. A reference that is here and not in the store stays, \
      and then it ends with status 1.
      """)

  @Argument(help: "Tests, Class/method or Class; * stands for any text. All without.")
  var tests: [String] = []

  @OptionGroup var store: StoreArguments

  @Flag(help: "Put a reference beside one that was not uploaded, where it waits to be accepted.")
  var copy = false

  @Flag(help: "Replace references that were not uploaded.")
  var force = false

  func validate() throws {
    guard !copy || !force else { throw ValidationError("--copy and --force exclude each other.") }
  }

  func run() throws {
    let session = try StoreSession(store)
    let choice = session.choice(tests)
    let rule: DownloadPlan.Rule = force ? .force : copy ? .copy : .keep
    var download = ReferenceDownload(
      session.transfer, into: session.folder, seen: session.seen,
      scratch: session.project.snapshotStoreFolder)
    let wanted = try CommandError.ofStore { () throws(StoreError) in
      let (stage, base) = try session.transfer.stages(session.stage)
      return base.overlaid(by: stage)
    }
    try StoreSession.check(choice, among: wanted.keys)
    let plan: DownloadPlan
    do {
      plan = try download.run(wanted.filter { choice.means($0.key) }, rule: rule)
    } catch let error as StoreError {
      throw CommandError.store(error)
    } catch let error as SnapshotWriteError {
      throw CommandError.snapshot(error)
    }
    Console.endProgress()
    report(plan, session)
    if !plan.conflicts.isEmpty { throw ExitCode(1) }
  }

  private func report(_ plan: DownloadPlan, _ session: StoreSession) {
    var counts: [String: Int] = [:]
    for step in plan.steps {
      let word =
        switch step.deed {
        case .create: "new"
        case .replace: "changed"
        case .beside: "waits"
        case .delete: "removed"
        }
      counts[word, default: 0] += 1
      // A first download is of all there are.
      if word != "new" || plan.steps.count <= 20 { StoreLines.print(word, step.path) }
    }
    StoreLines.print(plan.conflicts, base: session.base)
    let told =
      ["new", "changed", "waits", "removed"].map { (counts[$0] ?? 0, $0) }
      + [(plan.equal.count, "equal"), (plan.conflicts.count, "kept")]
    Console.print(TerminalText("\(session.stage.text): \(StoreLines.counts(told))"))
    if counts["waits"] != nil {
      Console.print("What waits takes its place by pomelo snapshots accept, or goes by reject.")
    }
  }
}
