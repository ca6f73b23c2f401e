import Foundation
import Testing

@testable import ElementModel

@Suite struct ElementInspectionTests {
  private static let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  private func reason(_ id: Int, _ build: (inout ElementTree.Builder) -> Void) -> String? {
    var builder = ElementTree.Builder()
    builder.open(
      Element(
        id: 0, type: .application, label: "App", frame: Self.screen,
        hitPoint: CGPoint(x: 200, y: 400)))
    build(&builder)
    let tree = builder.tree
    return ElementInspection(ofElementWithID: id, in: tree).map {
      $0.obstacle?.text(in: tree) ?? "hittable"
    }
  }

  private func button(_ frame: CGRect) -> Element {
    Element(id: 1, type: .button, label: "Go", frame: frame)
  }

  @Test func whatCanBeTouchedHasNoObstacle() {
    var button = button(CGRect(x: 0, y: 0, width: 100, height: 40))
    button.hitPoint = CGPoint(x: 50, y: 20)
    button.isEnabled = false
    #expect(reason(1) { $0.add(button) } == "hittable")
  }

  @Test func sizesAndPlacesAreReasons() {
    #expect(
      reason(1) { $0.add(button(CGRect(x: 10, y: 10, width: 0, height: 40))) }
        == "It has no size.")
    #expect(
      reason(1) { $0.add(button(CGRect(x: 10, y: 900, width: 10, height: 40))) }
        == "It is outside the screen.")
    #expect(
      reason(1) {
        $0.open(
          Element(
            id: 2, type: .scrollView, identifier: "feed",
            frame: CGRect(x: 0, y: 0, width: 400, height: 100)))
        $0.add(button(CGRect(x: 10, y: 300, width: 10, height: 40)))
        $0.close()
      } == #"It is scrolled out of "feed" ScrollView."#)
  }

  @Test func whatIsOverAnElementIsNamedByTheAlertRatherThanItsTitle() {
    #expect(
      reason(1) {
        $0.add(button(CGRect(x: 100, y: 300, width: 100, height: 40)))
        $0.open(
          Element(
            id: 2, type: .other, frame: Self.screen))
        $0.open(
          Element(
            id: 3, type: .alert, label: "Sure?",
            frame: CGRect(x: 50, y: 200, width: 300, height: 300)))
        $0.add(
          Element(
            id: 4, type: .staticText, label: "Sure?",
            frame: CGRect(x: 100, y: 300, width: 100, height: 50)))
      } == #""Sure?" Alert is over it."#)
  }

  @Test func anAlertIsOverAllBehindItWhereverItStands() {
    #expect(
      reason(1) {
        $0.add(button(CGRect(x: 10, y: 700, width: 100, height: 40)))
        $0.open(Element(id: 2, type: .other, frame: Self.screen))
        $0.add(
          Element(
            id: 3, type: .alert, label: "Sure?",
            frame: CGRect(x: 50, y: 200, width: 300, height: 300)))
      } == #""Sure?" Alert is over it."#)
  }

  @Test func anAppThatIsNotInFrontIsToldAsSuch() {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, frame: Self.screen))
    builder.add(button(CGRect(x: 0, y: 0, width: 100, height: 40)))
    #expect(
      ElementInspection(ofElementWithID: 1, in: builder.tree)?.obstacle == .notInFront)
  }

  @Test func allAttributesAreTold() {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application))
    builder.add(
      Element(
        id: 1, type: .textField, identifier: "email", label: "E\"mail", value: "a",
        frame: CGRect(x: 1, y: 2, width: 3.5, height: 4), hasFocus: true, traits: [.header]))
    let inspection = ElementInspection(ofElementWithID: 1, in: builder.tree)
    #expect(
      inspection?.attributes.map { "\($0.name): \($0.value)" } == [
        "elementType: .textField", #"identifier: "email""#, #"label: "E\"mail""#, #"title: """#,
        #"value: "a""#, "placeholderValue: nil", "frame: (1, 2, 3.5, 4)", "exists: true",
        "isHittable: false", "isEnabled: true", "isSelected: false", "hasFocus: true",
        "traits: header",
      ])
    #expect(inspection?.path == [0])
    #expect(ElementInspection(ofElementWithID: 9, in: builder.tree) == nil)
  }
}
