import Testing

@testable import ExplorerCore

struct ReviewTreeTests {
  private let items = ReviewedSnapshots.items

  @Test func theSameChangeStandsTogetherAndTheMostCommonOneFirst() {
    let tree = ReviewTree(items, by: .change)
    #expect(
      tree.rows == [
        .group(0), .item(1), .item(3), .group(1), .item(2), .group(2), .item(0), .group(3),
        .item(4),
      ])
    #expect(tree.groups[0].bond == .likeness(ReviewedSnapshots.moved))
    #expect(tree.groups[2].bond == .kind(.new))
    #expect(tree.groups[3].bond == .kind(.foreign))
  }

  @Test func byTestsEachStandsInItsOrder() {
    let tree = ReviewTree(items, by: .test)
    #expect(
      tree.groups.map(\.bond) == [
        .test("CardTests/testCard"), .test("SignInTests/testSignIn"),
        .test("SignInTests/testOther"),
        .test("SignInTests/testOld"),
      ])
    #expect(tree.groups[1].items == [1, 3])
  }

  @Test func theSameChangeStandsTogetherThoughItsNumbersDiffer() {
    var other = items[1]
    other.path += "2"
    other.changes = ["Button 'ログイン' 361×20 → 361×24"]
    let tree = ReviewTree([items[1], other], by: .change)
    #expect(tree.rows == [.group(0), .item(0), .item(1)])
  }

  @Test func whatIsLeftStaysWhereItWas() {
    let tree = ReviewTree(items, by: .change, without: [items[1].path, items[0].path])
    #expect(tree.rows == [.group(0), .item(3), .group(1), .item(2), .group(2), .item(4)])
    #expect(tree.count == 3)
  }

  @Test func aLineStandsForOneSnapshotOrAllOfItsGroup() {
    let tree = ReviewTree(items, by: .change)
    #expect(tree.items(at: 0) == [1, 3] && tree.shownItem(at: 0) == 1)
    #expect(tree.items(at: 2) == [3] && tree.group(at: 2) == [1, 3])
    #expect(tree.items(at: 99).isEmpty && tree.group(at: -1).isEmpty)
    #expect(ReviewTree([], by: .test).rows.isEmpty)
  }
}
