import Foundation
import Testing

@testable import ReferenceStores

/// What a promotion changes, and what nothing names afterwards.
struct PromotionPlanTests {
  private let base = StageManifest([.card(1): "a", .card(2): "b", .card(3): "c"])

  private var stage: StageManifest {
    var stage = StageManifest()
    stage.entries[.card(1)] = .of("A", over: "a")
    stage.entries[.card(2)] = .of("B", over: "older")
    stage.entries[.card(3)] = StageEntry(object: nil, size: 0, over: .of("c"))
    stage.entries[.card(4)] = .of("d")
    return stage
  }

  @Test func theBaseSaysWhatTheBranchSaid() {
    let plan = PromotionPlan(stage, to: base)
    #expect(plan.changes.map(\.kind) == [.changed, .removed, .new])
    #expect(plan.conflicts == [ReferenceConflict(.card(2), .baseMoved)])
    let promoted = plan.changes.applied(to: base)
    #expect(promoted == StageManifest([.card(1): "A", .card(2): "b", .card(4): "d"]))
    #expect(plan.rest(of: stage).entries == [.card(2): .of("B", over: "older")])
  }

  @Test func whatIsMeantIsPromotedAndNothingElse() {
    let plan = PromotionPlan(stage, to: base, overriding: true) { $0 == .card(2) }
    #expect(plan.changes == [ReferenceChange(.card(2), .changed, entry: .of("B"))])
    #expect(plan.rest(of: stage).entries.count == 3)
  }

  @Test func whatWasUploadedMeanwhileStays() {
    var later = stage
    later.entries[.card(1)] = .of("later", over: "a")
    let rest = PromotionPlan(stage, to: base).rest(of: later)
    #expect(rest.entries[.card(1)] == .of("later", over: "a"))
  }

  @Test func whatTheBaseHasAlreadyIsOnlyDropped() {
    var stage = StageManifest()
    stage.entries[.card(1)] = .of("a", over: "older")
    let plan = PromotionPlan(stage, to: base)
    #expect(plan.changes.isEmpty && plan.settlesSomething && plan.conflicts.isEmpty)
    #expect(plan.rest(of: stage).entries.isEmpty)
  }

  @Test func onlyWhatNothingNamesAndIsOldIsGarbage() {
    let now = Date.now
    func object(_ text: String, age: TimeInterval) -> StoredObject {
      StoredObject(name: .of(text), size: 1, date: now - age)
    }
    let old = CollectionPlan.age + 60
    let objects = [object("named", age: old), object("old", age: old), object("young", age: 60)]
    #expect(
      CollectionPlan.garbage(among: objects, named: [.of("named")], now: now) == [.of("old")])
    // An upload does not rely on what may be deleted before it has named it.
    let present = CollectionPlan.present(among: objects, named: [.of("named")], now: now)
    #expect(Set(present.keys) == [.of("named"), .of("young")])
  }
}
