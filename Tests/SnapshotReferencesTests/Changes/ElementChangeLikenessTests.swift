import Foundation
import SnapshotReferences
import Testing

struct ElementChangeLikenessTests {
  private func likeness(_ kind: ElementChange.Kind) -> String {
    ElementChange("Button 'Go'", kind).likeness
  }

  @Test func sizesOfDevicesDoNotMatter() {
    #expect(
      likeness(.resized(from: CGSize(width: 343, height: 20), to: CGSize(width: 343, height: 24)))
        == likeness(
          .resized(from: CGSize(width: 361, height: 30), to: CGSize(width: 361, height: 34.3))))
    #expect(
      likeness(.resized(from: CGSize(width: 343, height: 20), to: CGSize(width: 343, height: 24)))
        != likeness(
          .resized(from: CGSize(width: 343, height: 20), to: CGSize(width: 343, height: 28))))
    #expect(likeness(.moved(right: 0, down: 7.3)) == likeness(.moved(right: 0, down: 7.4)))
    #expect(likeness(.moved(right: 0, down: 4)) != likeness(.moved(right: 4, down: 0)))
  }

  @Test func howItIsDrawnMatters() {
    func look(_ old: String, _ new: String) -> String {
      likeness(.look(attribute: "text", from: old, to: new))
    }
    #expect(
      look("'Go' 17 pt regular 343×26.3 at 0,0", "'Go' 17 pt bold 343×26.3 at 0,0")
        == look("'Go' 17 pt regular 361×26.3 at 8,0", "'Go' 17 pt bold 361×26.3 at 8,0"))
    #expect(
      look("'Go' 17 pt regular 343×26.3 at 0,0", "'Go' 17 pt bold 343×26.3 at 0,0")
        != look("'Go' 17 pt regular 343×26.3 at 0,0", "'Go' 22 pt regular 343×26.3 at 0,0"))
    #expect(
      likeness(.text(attribute: "label", from: "a", to: "b"))
        != likeness(.text(attribute: "label", from: "a", to: "c")))
  }
}
