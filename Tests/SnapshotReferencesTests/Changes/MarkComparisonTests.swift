import ElementModel
import Foundation
import Pictures
import SnapshotReferences
import Testing

@Suite struct MarkComparisonTests {
  private let tools: PictureTools

  init() throws { tools = try PictureTools.current() }

  private func mark(_ tree: ElementTree, _ paints: [PaintLine] = []) -> SnapshotMark {
    SnapshotMark(
      size: CGSize(width: 393, height: 852), scale: 3, pixels: "", drawing: nil,
      tools: tools, tree: tree, paints: paints)
  }

  private func texts(
    _ change: (inout [Element]) -> Void, _ before: [PaintLine] = [], _ after: [PaintLine] = []
  ) -> [String] {
    MarkComparison.changes(
      from: mark(Screens.signIn(), before), to: mark(Screens.signIn(change), after)
    ).map(\.text)
  }

  @Test func equalScreensHaveNoChanges() {
    #expect(texts { _ in }.isEmpty)
    // Each run has identities of its own.
    #expect(texts { for place in $0.indices { $0[place].id += 100 } }.isEmpty)
  }

  @Test func placesAndSizesAreTold() {
    #expect(texts { $0[1].frame.origin.y += 4 } == ["Button 'ログイン' moved 4 pt down"])
    #expect(
      texts { $0[1].frame = $0[1].frame.offsetBy(dx: -2.5, dy: -1) }
        == ["Button 'ログイン' moved 2.5 pt left and 1 pt up"])
    #expect(
      texts { $0[2].frame.size = CGSize(width: 48, height: 60.5) }
        == ["Image 'logo' 60×60 → 48×60.5"])
  }

  @Test func textsAndColorsAreTold() {
    #expect(texts { $0[1].label = "入る" } == ["Button '入る' label 'ログイン' → '入る'"])
    #expect(
      texts { $0[1].appearance?.foreground = ElementColor(red: 0x0A, green: 0x84, blue: 0xFF) }
        == ["Button 'ログイン' colour #007AFF → #0A84FF"])
    #expect(texts { $0[1].isEnabled = false } == ["Button 'ログイン' enabled true → false"])
  }

  @Test func whatCameWentAndChangedPlacesIsTold() {
    #expect(texts { $0.remove(at: 2) } == ["Image 'logo' is gone"])
    #expect(
      texts { $0.append(Element(id: 9, type: .switch, label: "Remember")) }
        == ["Switch 'Remember' is new"])
    #expect(texts { $0.swapAt(1, 2) } == ["Button 'ログイン' stands in another order"])
  }

  @Test func whatIsDrawnIsToldToo() {
    let corners = { (radius: Int) in
      PaintLine(element: 2, kind: "area", look: "#FFFFFF 200×44 at 0,0 corners \(radius)")
    }

    #expect(
      texts({ _ in }, [corners(12)], [corners(8)]) == [
        "Button 'ログイン' area #FFFFFF 200×44 at 0,0 corners 12 → #FFFFFF 200×44 at 0,0 corners 8"
      ])
    #expect(
      texts({ _ in }, [corners(12), corners(8)], [corners(8), corners(12)])
        == ["Button 'ログイン' stands in another order"])
    let below = PaintLine(element: -1, kind: "line", look: "#000000")
    #expect(texts({ _ in }, [], [below]) == ["The screen line - → #000000"])
  }

  @Test func whatMovesTogetherIsToldOnce() {
    func screen(_ shift: CGFloat) -> ElementTree {
      var builder = ElementTree.Builder()
      builder.open(Element(id: 0, type: .application))
      builder.open(
        Element(
          id: 1, type: .cell, label: "Row",
          frame: CGRect(x: 0, y: 100 + shift, width: 393, height: 44)))
      builder.open(
        Element(
          id: 2, type: .staticText, label: "Text",
          frame: CGRect(x: 16, y: 110 + shift, width: 80, height: 20)))
      for _ in 0..<3 { builder.close() }
      return builder.tree
    }

    let changes = MarkComparison.changes(from: mark(screen(0)), to: mark(screen(6)))

    #expect(changes.map(\.text) == ["Cell 'Row' moved 6 pt down"])
  }
}
