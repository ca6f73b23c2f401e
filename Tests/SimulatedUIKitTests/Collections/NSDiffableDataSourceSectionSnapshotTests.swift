import SimulatedUIKit
import Testing

@Suite struct NSDiffableDataSourceSectionSnapshotTests {
  private let tree: NSDiffableDataSourceSectionSnapshot<String> = {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "trees"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["cox", "gala"], to: "apple")
    return tree
  }()

  @Test func whatIsBelowShowsWhenAllAboveIsExpanded() {
    var tree = tree
    #expect(tree.visibleItems == ["fruit", "trees"])
    tree.expand(["apple"])
    #expect(tree.visibleItems == ["fruit", "trees"])
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "cox", "gala", "pear", "trees"])
    tree.collapse(["apple"])
    #expect(tree.visibleItems == ["fruit", "apple", "pear", "trees"])
  }

  @Test func itemsKnowWhatTheyAreBelow() {
    #expect(tree.rootItems == ["fruit", "trees"])
    #expect(tree.level(of: "cox") == 2)
    #expect(tree.parent(of: "cox") == "apple")
    #expect(tree.snapshot(of: "fruit").items == ["apple", "cox", "gala", "pear"])
    #expect(tree.snapshot(of: "fruit").rootItems == ["apple", "pear"])
  }

  @Test func itemsComeAndGoWithWhatIsBelow() {
    var tree = tree
    tree.insert(["plum"], after: "apple")
    #expect(tree.items == ["fruit", "apple", "cox", "gala", "plum", "pear", "trees"])
    tree.delete(["apple"])
    #expect(tree.items == ["fruit", "plum", "pear", "trees"])
    var below = NSDiffableDataSourceSectionSnapshot<String>()
    below.append(["fig"])
    tree.replace(childrenOf: "fruit", using: below)
    #expect(tree.items == ["fruit", "fig", "trees"])
    #expect(tree.parent(of: "fig") == "fruit")
  }
}
