import Foundation
import Testing

@testable import ElementModel

@Suite struct TreeDifferenceTests {
  private func tree(_ build: (inout ElementTree.Builder) -> Void) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, label: "App"))
    build(&builder)
    return builder.tree
  }

  private func button(_ id: Int, _ label: String) -> Element {
    Element(id: id, type: .button, label: label)
  }

  private func lines(_ old: ElementTree, _ new: ElementTree) -> [String] {
    TreeDifference(from: old, to: new).lines(from: old, to: new).map(\.description)
  }

  @Test func equalTreesHaveNoDifference() {
    let one = tree { $0.add(button(1, "A")) }
    #expect(TreeDifference(from: one, to: one).isEmpty)
    #expect(lines(one, one).isEmpty)
  }

  @Test func whatCameWentAndChangedIsToldInTheOrderOfTheTree() {
    let old = tree {
      $0.open(Element(id: 1, type: .table, identifier: "list"))
      $0.add(button(2, "A"))
      $0.add(button(3, "B"))
      $0.close()
    }
    let new = tree {
      $0.open(Element(id: 1, type: .table, identifier: "list"))
      var changed = button(2, "A2")
      changed.isEnabled = false
      changed.value = "1"
      $0.add(changed)
      $0.add(button(4, "C"))
      $0.close()
    }
    #expect(
      lines(old, new) == [
        #"  Application, label: "App""#,
        #"    Table, identifier: "list""#,
        #"~     "A2" Button: label "A" → "A2", value nil → "1", isEnabled true → false"#,
        #"+     Button, label: "C""#,
        #"-     Button, label: "B""#,
      ])
    let counts = TreeDifference(from: old, to: new).counts
    #expect(counts == (added: 1, removed: 1, moved: 0, changed: 1))
  }

  @Test func aKeyboardThatCameOrWentIsOneLine() {
    let old = tree { $0.add(button(1, "A")) }
    let new = tree {
      $0.open(Element(id: 5, type: .keyboard))
      for id in 6...9 { $0.add(Element(id: id, type: .key, label: "\(id)")) }
      $0.close()
      $0.add(button(1, "B"))
    }
    #expect(
      lines(old, new) == [
        #"  Application, label: "App""#, "+   Keyboard (4 keys)",
        #"~   "B" Button: label "A" → "B""#,
      ])
    #expect(lines(new, old).contains("-   Keyboard (4 keys)"))
    #expect(TreeDifference(from: old, to: new).counts.added == 5)
  }

  @Test func anElementThatChangedPlacesHasMovedAndTheOthersHaveNot() {
    let old = tree { builder in (1...4).forEach { builder.add(button($0, "B\($0)")) } }
    let new = tree { builder in [4, 1, 2, 3].forEach { builder.add(button($0, "B\($0)")) } }
    #expect(
      lines(old, new) == [#"  Application, label: "App""#, #">   Button, label: "B4""#])
  }

  @Test func anElementBelowAnotherOneHasMoved() {
    let old = tree {
      $0.open(Element(id: 1, type: .group))
      $0.add(button(2, "A"))
      $0.close()
    }
    let new = tree {
      $0.add(Element(id: 1, type: .group))
      $0.add(button(2, "A"))
    }
    #expect(TreeDifference(from: old, to: new).entries.map(\.change) == [.moved])
  }

  @Test func anAppThatEndsLosesAll() {
    let old = tree { $0.add(button(1, "A")) }
    #expect(
      lines(old, .empty) == [#"- Application, label: "App""#, #"-   Button, label: "A""#])
    #expect(
      lines(.empty, old) == [#"+ Application, label: "App""#, #"+   Button, label: "A""#])
  }

  @Test func largeTreesAreComparedFast() {
    let old = tree { builder in (1...5_000).forEach { builder.add(button($0, "B\($0)")) } }
    let new = tree { builder in
      (1...5_000).reversed().forEach { builder.add(button($0 * 2, "B\($0)")) }
    }
    let start = ContinuousClock.now
    let difference = TreeDifference(from: old, to: new)
    #expect(ContinuousClock.now - start < .seconds(1))
    #expect(difference.counts.added == 2_500)
    #expect(difference.counts.removed == 2_500)
  }
}
