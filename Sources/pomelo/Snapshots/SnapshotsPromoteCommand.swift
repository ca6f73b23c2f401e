import ArgumentParser
import ReferenceStores
import Sessions
import TerminalModel

/// `pomelo snapshots promote`: what a branch has changed becomes what everybody compares with.
struct SnapshotsPromoteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "promote",
    abstract: "Has the base say what a branch's stage says, once the branch is merged.",
    discussion: """
      It tells what changes, and asks. A reference that the base has got another of since it was \
      uploaded stays in the stage, and then it ends with status 1.
      """)

  @Argument(help: "Tests, Class/method or Class; * stands for any text. All without.")
  var tests: [String] = []

  @OptionGroup var store: StoreArguments

  @Flag(help: "Do not ask.")
  var force = false

  @Flag(help: "Also replace what others have promoted since it was uploaded.")
  var override = false

  func run() throws {
    let session = try StoreSession(store)
    guard session.stage != session.base else { throw try Self.nothingNamed(session) }
    let choice = session.choice(tests)
    func plan(_ stage: StageManifest, _ base: StageManifest) -> PromotionPlan {
      PromotionPlan(stage, to: base, overriding: override, isMeant: choice.means)
    }
    let (stage, base) = try CommandError.ofStore { () throws(StoreError) in
      try session.transfer.stages(session.stage)
    }
    try StoreSession.check(choice, among: stage.entries.keys)
    var next = plan(stage, base)
    var made: PromotionPlan?
    repeat {
      Console.endProgress()
      if made != nil {
        Console.print("Others have changed the stages meanwhile. Now it would be:")
      }
      StoreLines.print(next.changes)
      StoreLines.print(next.conflicts, base: session.base)
      guard !next.changes.isEmpty || next.settlesSomething else { break }
      guard try force || next.changes.isEmpty || agrees(to: next, session) else {
        Console.print("Nothing was changed.")
        return
      }
      made = next
      next = try CommandError.ofStore { () throws(StoreError) in
        try session.transfer.promote(next, of: session.stage, again: plan)
      }
    } while next != made
    Console.endProgress()
    let counts = StoreLines.counts(of: next.changes) + [(next.conflicts.count, "kept")]
    Console.print(
      TerminalText(
        "\(session.stage.text) → \(session.base.text): \(StoreLines.counts(counts))"))
    if made != nil { tidy(session) }
    if !next.conflicts.isEmpty { throw ExitCode(1) }
  }

  private func agrees(to plan: PromotionPlan, _ session: StoreSession) throws -> Bool {
    let what = StoreLines.count(plan.changes.count)
    guard Console.isInteractive else {
      throw CommandError.usage(
        "promote asks before it changes \(what) of \(session.base.text), and there is no terminal to "
          + "ask on. Nothing was changed; --force does not ask.")
    }
    Console.write(TerminalText("Change \(what) of \(session.base.text)? [yes/no] "))
    return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
  }

  /// Deletes what no stage names; that it cannot be done is no reason to fail.
  private func tidy(_ session: StoreSession) {
    session.tellToCommit()
    Console.show(TaskProgress("tidy", detail: "objects that nothing names"))
    defer { Console.endProgress() }
    do throws(StoreError) {
      let count = try StoreCollection(session.transfer.store).run() ?? 0
      if count > 0 {
        Console.print(TerminalText("\(count) objects were deleted that no stage names."))
      }
    } catch {
      Console.report(TerminalText(lines: "pomelo: warning: \(error.message)"))
    }
  }

  /// What to say where the base would be promoted to itself.
  private static func nothingNamed(_ session: StoreSession) throws -> CommandError {
    let stages = try CommandError.ofStore { () throws(StoreError) in
      try StageKeeper(session.transfer.store).readAll()
    }
    let waiting = stages.filter { $0.key != session.base && !$0.value.entries.isEmpty }
      .sorted { $0.key < $1.key }
      .map { stage, manifest in
        "--stage \(stage.text)   \(StoreLines.count(manifest.entries.count))"
      }
    return .usage(
      "\"\(session.base.text)\" is the base itself. Name the stage of the branch that was merged"
        + (waiting.isEmpty
          ? "; there is none that has anything to promote."
          : ":\n" + waiting.prefix(20).joined(separator: "\n")))
  }
}
