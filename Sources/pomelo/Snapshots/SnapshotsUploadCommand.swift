import ArgumentParser
import ReferenceStores
import Sessions
import TerminalModel

/// `pomelo snapshots upload`: a branch's references go into its stage of the store.
struct SnapshotsUploadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "upload",
    abstract: "Puts references into the stage of the branch that is checked out.",
    discussion: """
      Only what differs from the base is in the stage, and only what the store does not have is \
      transferred. Nobody else's references are changed by it until they are promoted. Ends with \
      status 1 where one was left, as somebody else has uploaded another.
      """)

  @Argument(help: "Tests, Class/method or Class; * stands for any text. All without.")
  var tests: [String] = []

  @OptionGroup var store: StoreArguments

  @Flag(help: "Also say of references that are not here any more that the branch has none.")
  var removed = false

  @Flag(help: "Replace what others have uploaded, and put objects again that were damaged.")
  var force = false

  func run() throws {
    let session = try StoreSession(store)
    let choice = session.choice(tests)
    Console.show(TaskProgress("read", detail: "the references"))
    let findings = session.folder.read(choice.means)
    var seen = session.seen
    var question = UploadPlan.Question(local: findings.references)
    question.known = seen.objects
    question.isForced = force
    if removed {
      let (stage, base) = try CommandError.ofStore { () throws(StoreError) in
        try session.transfer.stages(session.stage)
      }
      question.removed = Set(base.overlaid(by: stage).keys.filter(choice.means))
        .subtracting(findings.references.keys)
    }
    try StoreSession.check(choice, among: Array(findings.files.keys) + question.removed)
    let plan = try CommandError.ofStore { [question] () throws(StoreError) in
      try session.transfer.upload(question, from: findings.files, to: session.stage)
    }
    Console.endProgress()
    let kept = Set(plan.conflicts.map(\.path))
    for (path, local) in findings.references where !kept.contains(path) {
      seen.objects[path] = local.object
    }
    for change in plan.changes where change.kind == .removed { seen.objects[change.path] = nil }
    seen.keep()
    report(plan, findings, session)
    if !plan.conflicts.isEmpty { throw ExitCode(1) }
  }

  private func report(
    _ plan: UploadPlan, _ findings: ReferenceFolder.Findings, _ session: StoreSession
  ) {
    StoreLines.print(plan.changes)
    StoreLines.print(plan.conflicts, base: session.base)
    for path in findings.leftOut {
      Console.report(
        "pomelo: warning: \(path) is no reference of pomelo's in the project's folder.")
    }
    let counts =
      StoreLines.counts(of: plan.changes)
      + [(plan.equalCount, "equal"), (plan.conflicts.count, "kept")]
    Console.print(TerminalText("\(session.stage.text): \(StoreLines.counts(counts))"))
    if !plan.changes.isEmpty { session.tellToCommit() }
  }
}
