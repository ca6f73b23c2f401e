import ElementModel
import Foundation
import SourceModel
import Testing

@testable import Recording

/// Screens of earlier runs, on which a locator is to find no second element.
struct SeenScreensTests {
  private func screen(
    _ labels: String..., identifier: String = "", at y: Double = 0
  ) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 1, type: .application))
    for (place, label) in labels.enumerated() {
      builder.open(
        Element(
          id: place + 2, type: .button, identifier: identifier, label: label,
          frame: CGRect(x: 0, y: y, width: 100, height: 40)))
      builder.close()
    }
    builder.close()
    return builder.tree
  }

  @Test func ofScreensThatLocatorsFindTheSameOnTheLatestIsKept() {
    let moved = screen("Save", at: 100)
    var seen = SeenScreens([screen("Save"), screen("Cancel")])
    seen.add([moved, .empty])
    #expect(seen.trees == [screen("Cancel"), moved])
  }

  @Test func ofManyTheLatestAreKept() {
    let all = (0..<40).map { screen("\($0)") }
    #expect(SeenScreens(all).trees == Array(all.suffix(SeenScreens.limit)))
  }

  @Test func aLocatorThatFindsTwoOnAnEarlierScreenComesLater() {
    let tree = screen("Save", identifier: "save")
    let earlier = screen("Save", "Keep", identifier: "save")
    let index = Suite("").index
    let alone = RecordedLocator.all(of: 2, in: tree, [], index)
    #expect(alone.first?.text == #"app.buttons["save"]"#)
    let locators = RecordedLocator.all(
      of: 2, in: tree, [], after: SeenScreens([earlier]), index)
    #expect(locators.first?.matchesElsewhere == 1)
    let first = locators.first { $0.text == #"app.buttons["save"]"# }
    #expect(first?.matchesElsewhere == 2)
    #expect(locators.first?.text != #"app.buttons["save"]"#)
  }
}
