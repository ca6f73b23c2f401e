import Testing

@testable import ReferenceStores

/// What a download changes, and what it leaves.
struct DownloadPlanTests {
  private func plan(
    _ wanted: [ReferencePath: StageEntry], local: [ReferencePath: String],
    known: [ReferencePath: String] = [:], stored: [String] = [],
    rule: DownloadPlan.Rule = .keep
  ) -> DownloadPlan {
    DownloadPlan(
      wanted: wanted, local: local.mapValues { .of($0) }, known: known.mapValues { .of($0) },
      isStored: stored.map { ObjectName.of($0) }.contains, rule: rule)
  }

  @Test func onlyWhatDiffersIsFetched() {
    let plan = plan(
      [.card(1): .of("a"), .card(2): .of("b"), .card(3): .of("b")], local: [.card(1): "a"])
    #expect(plan.steps.map(\.path) == [.card(2), .card(3)])
    #expect(plan.objects == [.of("b"): 1], "each once")
    #expect(plan.equal == [.card(1): .of("a")])
  }

  @Test func whatTheStoreHasIsReplaced() {
    let wanted = [ReferencePath.card(1): StageEntry.of("new")]
    for plan in [
      plan(wanted, local: [.card(1): "old"], known: [.card(1): "old"]),
      plan(wanted, local: [.card(1): "old"], stored: ["old"]),
      plan(wanted, local: [.card(1): "mine"], rule: .force),
    ] {
      #expect(plan.steps.map(\.deed) == [.replace(.of("new"))] && plan.conflicts.isEmpty)
    }
  }

  @Test func whatIsOnlyHereStays() {
    let wanted = [ReferencePath.card(1): StageEntry.of("new")]
    let kept = plan(wanted, local: [.card(1): "mine"], known: [.card(1): "older"])
    #expect(kept.steps.isEmpty && kept.conflicts == [ReferenceConflict(.card(1), .onlyHere)])
    let beside = plan(wanted, local: [.card(1): "mine"], rule: .copy)
    #expect(beside.steps.map(\.deed) == [.beside(.of("new"))])
  }

  @Test func whatTheBranchHasNoMoreIsDeletedWhereTheStoreHasIt() {
    let wanted = [ReferencePath.card(1): StageEntry(object: nil, size: 0, over: .of("a"))]
    #expect(
      plan(wanted, local: [.card(1): "a"], stored: ["a"]).steps.map(\.deed) == [.delete])
    #expect(plan(wanted, local: [:]).steps.isEmpty)
    for rule in [DownloadPlan.Rule.keep, .copy, .force] {
      let plan = plan(wanted, local: [.card(1): "mine"], rule: rule)
      #expect(plan.steps.isEmpty && plan.conflicts.map(\.reason) == [.onlyHere])
    }
  }
}
