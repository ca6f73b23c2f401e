import Foundation
import Testing

@testable import Basket

struct TraitTests {
  static let hasShop = false

  @Test(.disabled("the shop is closed")) func disabled() { Issue.record("never runs") }

  @Test(.enabled(if: TraitTests.hasShop, "there is no shop")) func onlyWithShop() {
    Issue.record("never runs")
  }

  @Test(.bug("https://example.com/issues/7", "prices are wrong"), .bug(id: 12))
  func known() {
    withKnownIssue("prices are wrong") { #expect(Fruit.apple.price == 1) }
  }

  @Test func knownButRight() {
    withKnownIssue("prices are wrong") { #expect(Fruit.apple.price == 0.5) }
  }

  @Test func sometimesWrong() {
    withKnownIssue("perhaps", isIntermittent: true) { #expect(Fruit.apple.price == 0.5) }
  }

  @Test func recorded() { Issue.record("something is amiss") }

  @Test func warned() { Issue.record("not nice", severity: .warning) }

  @Test func thrown() throws { throw BasketError.tooMany(limit: 2) }

  @Test func cancelled() throws { try Test.cancel("no need") }

  @Test func attached() {
    Attachment.record("apples and bananas", named: "fruits.txt")
    #expect(Bool(true))
  }

  @Test func leaves() async {
    await #expect(processExitsWith: .exitCode(3)) { exit(3) }
  }
}

struct MishapTests {
  @Test(arguments: [0, 1, 2, 3]) func crashing(index: Int) {
    #expect([10, 20][index] > 0)
  }

  @Test func endless() async {
    await withCheckedContinuation { (_: CheckedContinuation<Void, Never>) in }
  }
}
