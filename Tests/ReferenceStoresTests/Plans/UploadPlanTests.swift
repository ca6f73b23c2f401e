import Testing

@testable import ReferenceStores

/// What an upload changes.
struct UploadPlanTests {
  private func question(
    _ local: [ReferencePath: String], known: [ReferencePath: String] = [:], force: Bool = false
  ) -> UploadPlan.Question {
    var question = UploadPlan.Question(local: local.mapValues { LocalReference($0) })
    question.known = known.mapValues { .of($0) }
    question.isForced = force
    return question
  }

  private let base = StageManifest([.card(1): "a", .card(2): "b"])

  @Test func aBranchHoldsOnlyWhatDiffersFromTheBase() {
    let plan = UploadPlan(
      question([.card(1): "a", .card(2): "B", .card(3): "c"]), stage: StageManifest(), base: base)
    #expect(
      plan.changes == [
        ReferenceChange(.card(2), .changed, entry: .of("B", over: "b")),
        ReferenceChange(.card(3), .new, entry: .of("c")),
      ])
    #expect(plan.equalCount == 1 && plan.conflicts.isEmpty)
    let stage = plan.changes.applied(to: StageManifest())
    let again = UploadPlan(
      question([.card(1): "a", .card(2): "B", .card(3): "c"]), stage: stage, base: base)
    #expect(again.changes.isEmpty && again.equalCount == 3)
  }

  @Test func whatOthersHaveUploadedToTheBranchIsNotReplacedUnseen() {
    var stage = StageManifest()
    stage.entries[.card(1)] = .of("theirs", over: "a")
    let local = [ReferencePath.card(1): "mine"]
    let unseen = UploadPlan(question(local), stage: stage, base: base)
    #expect(unseen.changes.isEmpty)
    #expect(unseen.conflicts == [ReferenceConflict(.card(1), .uploadedByOthers)])
    for question in [question(local, known: [.card(1): "theirs"]), question(local, force: true)] {
      let plan = UploadPlan(question, stage: stage, base: base)
      #expect(plan.changes.map(\.kind) == [.changed] && plan.conflicts.isEmpty)
    }
  }

  @Test func goingBackToTheBaseTakesTheChangeAway() {
    var stage = StageManifest()
    stage.entries[.card(1)] = .of("mine", over: "a")
    let plan = UploadPlan(
      question([.card(1): "a"], known: [.card(1): "mine"]), stage: stage, base: base)
    #expect(plan.changes == [ReferenceChange(.card(1), .withdrawn, entry: nil)])
    #expect(plan.changes.applied(to: stage).entries.isEmpty)
  }

  @Test func uploadingAgainConfirmsItOverWhatTheBaseHasNow() {
    var stage = StageManifest()
    stage.entries[.card(1)] = .of("mine", over: "older")
    let plan = UploadPlan(question([.card(1): "mine"]), stage: stage, base: base)
    #expect(plan.changes == [ReferenceChange(.card(1), .confirmed, entry: .of("mine", over: "a"))])
  }

  @Test func whatIsGoneIsSaidOfTheBaseAndDroppedFromTheBranch() {
    var stage = StageManifest()
    stage.entries[.card(3)] = .of("c")
    var gone = question([:], known: [.card(1): "a", .card(3): "c"])
    gone.removed = [.card(1), .card(2), .card(3), .card(4)]
    let plan = UploadPlan(gone, stage: stage, base: base)
    #expect(
      plan.changes == [
        ReferenceChange(
          .card(1), .removed, entry: StageEntry(object: nil, size: 0, over: .of("a"))),
        ReferenceChange(.card(3), .removed, entry: nil),
      ])
    #expect(
      plan.conflicts == [ReferenceConflict(.card(2), .uploadedByOthers)], "it was never here")
  }

  @Test func theBaseTakesWhatIsNewAndNothingElseWithoutForce() {
    let local: [ReferencePath: String] = [.card(1): "a", .card(2): "B", .card(3): "c"]
    let plan = UploadPlan(question(local), toBase: base)
    #expect(plan.changes == [ReferenceChange(.card(3), .new, entry: .of("c"))])
    #expect(plan.conflicts == [ReferenceConflict(.card(2), .isBase)] && plan.equalCount == 1)
    let forced = UploadPlan(question(local, force: true), toBase: base)
    #expect(forced.changes.map(\.kind) == [.changed, .new] && forced.conflicts.isEmpty)
  }
}
