import ElementModel
import Foundation
import SessionProtocol
import Testing

@testable import Recording

/// What a saved test does, beside what was recorded.
struct ProofDifferenceTests {
  private func typing(_ text: String, over value: String?) -> RecordedAction {
    var field = Element(id: 1, type: .textField, identifier: "height", value: value)
    field.placeholderValue = "cm"
    let screen = Suite.screen(field)
    return RecordedAction(
      kind: .type(text: text), title: "Type '\(text)'", elementID: 1, before: screen, after: screen,
      event: 0, time: 0)
  }

  @Test func emptyingAnEmptyFieldIsNoDifference() {
    let recorded = [typing("180", over: nil)]
    for value in [nil, "", "cm"] {
      #expect(
        ProofDifference([typing("\u{7f}\u{7f}", over: value), typing("180", over: nil)], recorded)
          == nil)
    }
    let other = ProofDifference([typing("\u{7f}", over: "17"), typing("180", over: nil)], recorded)
    #expect(other?.number == 1)
  }

  @Test func tappingWhatHasTheKeyboardIsNoDifference() {
    func tap(_ field: Element) -> RecordedAction {
      let screen = Suite.screen(field)
      return RecordedAction(
        kind: .tap, title: "Tap", elementID: 1, before: screen, after: screen, event: 0, time: 0)
    }
    var field = Element(id: 1, type: .textField, identifier: "height", hasFocus: true)
    let recorded = [typing("180", over: nil)]
    #expect(ProofDifference([tap(field)] + recorded, recorded) == nil)
    field.value = "17"
    #expect(ProofDifference([tap(field)] + recorded, recorded)?.number == 1)
    (field.value, field.hasFocus) = (nil, false)
    #expect(ProofDifference([tap(field)] + recorded, recorded)?.number == 1)
  }

  /// A drag of the first of two rows, after which they stand as said.
  private func drag(_ seconds: Double?, to goal: String, then labels: [String]) -> RecordedAction {
    func rows(_ labels: [String]) -> ElementTree {
      Suite.screen(
        Element(id: 1, type: .button, label: labels[0]),
        Element(id: 2, type: .button, label: labels[1]))
    }
    return RecordedAction(
      kind: .drag(seconds: seconds, to: goal), title: "Drag to \(goal)", elementID: 1,
      before: rows(["a", "b"]), after: rows(labels), event: 0, time: 0)
  }

  @Test func aDragIsKnownByWhereItLeads() {
    let recorded = [drag(nil, to: "\"b\" Button", then: ["b", "a"])]
    let same = drag(0.5, to: "Any (First Match)", then: ["b", "a"])
    #expect(ProofDifference([same], recorded) == nil)
    let other = drag(0.5, to: "Any (First Match)", then: ["a", "b"])
    #expect(ProofDifference([other], recorded)?.number == 1)
    #expect(
      ProofDifference([other], [drag(0.1, to: "b", then: ["a", "b"])])?.number == 1,
      "how long the finger rests is said by both")
  }

  @Test func whatWasTypedIntoSecureFieldsIsKnownByItsVariable() {
    let screen = Suite.screen(
      Element(id: 1, type: .secureTextField, identifier: "login.password"),
      Element(id: 2, type: .textField, identifier: "login.name"))
    let steps = [
      Suite.step(.type(text: "bob"), 2, screen), Suite.step(.type(text: "s3cret"), 1, screen),
    ]
    #expect(steps.secrets == ["PASSWORD": "s3cret"])
  }
}
