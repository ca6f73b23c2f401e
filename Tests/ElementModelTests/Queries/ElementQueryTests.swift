import ElementModel
import Testing

@Suite struct ElementQueryTests {
  private func ids(_ steps: ElementQuery.Step...) -> [Int] {
    let query = steps.reduce(ElementQuery()) { $0.appending($1) }
    return query.matches(in: sampleTree).map { sampleTree.elements[$0].id }
  }

  @Test func noStepIsTheApplication() { #expect(ids() == [1]) }

  @Test func descendantsAreAtAllLevels() {
    #expect(ids(.descendants(.button)) == [3, 8])
    #expect(ids(.descendants(.any)).count == 7)
  }

  @Test func descendantsOfNestedMatchesComeOnce() {
    #expect(ids(.descendants(.any), .descendants(.button)) == [3, 8])
  }

  @Test func childrenAreDirect() {
    #expect(ids(.children(.button)).isEmpty)
    #expect(ids(.descendants(.navigationBar), .children(.any)) == [3, 4])
  }

  @Test func subscriptLooksAtAllIdentifyingStrings() {
    #expect(ids(.descendants(.any), .matching(.identified(by: "メールアドレス"))) == [6])
    #expect(ids(.descendants(.any), .matching(.identified(by: "認証"))) == [3])
    #expect(ids(.descendants(.any), .matching(.identified(by: "signin"))).isEmpty)
  }

  @Test func containingLooksBelow() {
    #expect(ids(.descendants(.any), .containing(.typed(.button, key: "signIn"))) == [5, 7])
  }

  @Test func positionsCountFromBothEnds() {
    #expect(ids(.descendants(.button), .index(1)) == [8])
    #expect(ids(.descendants(.button), .index(-1)) == [8])
    #expect(ids(.descendants(.button), .index(2)).isEmpty)
    #expect(ids(.descendants(.button), .first) == [3])
  }

  @Test func nothingIsFoundInAnEmptyTree() {
    #expect(ElementQuery().matches(in: .empty).isEmpty)
  }
}
