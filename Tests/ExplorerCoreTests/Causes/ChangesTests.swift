import ElementModel
import Foundation
import SessionProtocol
import SourceModel
import Testing

@testable import ExplorerCore

/// What is said of what steps before the failure have changed.
@Suite struct ChangesTests {
  private let scene = CauseScene()

  private func toggle(_ value: String) -> Element {
    Element(
      id: 1, type: .switch, identifier: "vehicle", value: value, hitPoint: CGPoint(x: 1, y: 1))
  }

  private func text(_ id: Int, _ label: String) -> Element {
    Element(id: id, type: .staticText, label: label)
  }

  private func bar(_ title: String) -> Element {
    Element(id: 9, type: .navigationBar, identifier: title)
  }

  @Test func aSwitchThatIsSwitchedThereAndBackIsNamed() throws {
    let events: [Event.Content] = [
      scene.screen([toggle("0")]), scene.tap(1, "vehicle", "switches"),
      scene.screen([toggle("1"), text(2, "Wheel")]), scene.tap(1, "vehicle", "switches"),
      scene.screen([toggle("0")]),
    ]
    let cause = try #require(scene.causes(after: events + [scene.missing("Wheel")]).first)
    #expect(cause.kind == .switchedBack)
    #expect(
      cause.text == #""vehicle" Switch was switched on at 1.000 s, and off again at 3.000 s."#)
    #expect(cause.event == 3)
    // Once is no mistake.
    #expect(
      scene.causes(after: Array(events.prefix(3)) + [scene.missing("Other")])
        .allSatisfy { $0.kind != .switchedBack })
  }

  @Test func theStepIsNamedWithWhichSomethingWent() {
    let wheel = Element(id: 3, type: .pickerWheel, value: "Car")
    let read = Event.Content.read(
      Read(attribute: .exists, target: "PickerWheel (First Match)", value: "false", elementID: nil))
    let causes = scene.causes(
      after: [scene.screen([toggle("1"), wheel]), scene.tap(1, "x"), scene.screen([toggle("0")])]
        + [read])
    #expect(causes.first?.text == #"PickerWheel was there until Tap "x" Button, at 1.000 s."#)
  }

  @Test func anEmptyScreenIsNamed() {
    let events: [Event.Content] = [
      scene.screen([bar("Guides"), toggle("0")]), scene.tap(1, "vehicle"), scene.screen([bar("")]),
      scene.missing("guide"),
    ]
    #expect(
      scene.causes(after: events).first?.text
        == #"The last action, Tap "vehicle" Button, led to a screen with nothing in it."#)
  }

  @Test func aScreenThatIsClosedTogetherWithASheetIsNamed() {
    let region = Element(id: 5, type: .other, identifier: "PopoverDismissRegion")
    let keep = Element(id: 6, type: .button, label: "Keep", hitPoint: CGPoint(x: 1, y: 1))
    let events: [Event.Content] = [
      scene.screen([bar("Plants"), text(2, "Aloe")]), scene.tap(1, "Journal"),
      scene.screen([bar("Journal"), region, keep]), scene.tap(6, "Keep"),
    ]
    let causes = scene.causes(
      after: events + [scene.screen([bar("Plants"), text(2, "Aloe")]), scene.missing("First")])
    #expect(
      causes.first?.text == #"Tap "Keep" Button closed not only what was over the screen: it led "#
        + #"from "Journal" NavigationBar back to "Plants" NavigationBar."#)
    // Closing the sheet alone is what it is for.
    let closed = scene.causes(
      after: events + [scene.screen([bar("Journal"), text(2, "x")]), scene.missing("First")])
    #expect(closed.allSatisfy { $0.kind != .disappeared })
  }

  @Test func aTextThatIsAPartOfALabelIsNamed() throws {
    let element = Element(id: 4, type: .staticText, identifier: "next", label: "Next, Tomorrow")
    let read = Event.Content.read(
      Read(
        attribute: .label, target: element.name, value: element.label, elementID: 4,
        searched: [SearchedKey(query: "staticTexts", key: "next")]))
    let message = #"XCTAssertEqual failed: ("Next, Tomorrow") is not equal to ("Tomorrow")"#
    let plain = try #require(
      scene.causes(message, after: [scene.screen([element]), read]).first)
    #expect(plain.kind == .form)
    let setting = CodeSetting(
      kind: .label, key: .literal("Tomorrow"), origins: [], expression: "", owner: "Overview",
      location: SourceLocation(file: "/App/O.swift", line: 7),
      surroundings: ["accessibilityElement.combine"])
    let known = try #require(
      scene.causes(
        message, after: [scene.screen([element]), read],
        sources: FailureSources(settings: [setting])
      ).first)
    #expect(known.kind == .hidden)
    #expect(known.text.contains("children: .combine) around O.swift:7"))
  }

  @Test func anOptionalInATextIsDoubted() throws {
    let cause = try #require(
      scene.causes(after: [scene.screen([text(2, "x")]), scene.missing("row-Optional(3)")]).first)
    #expect(cause.certainty == .guess)
    #expect(cause.text.hasPrefix(#"Perhaps an optional value is put into "row-Optional(3)""#))
  }

  /// What was there before is not what a similar text is taken for.
  @Test func aSimilarTextIsChanceWhereTheElementWasThere() {
    let miss = NearMiss(
      kind: .similarLabel, text: "similar", name: "StaticText", detail: "x", elementID: 3)
    let causes = scene.causes(
      nearMisses: [miss],
      after: [
        scene.screen([toggle("0"), text(2, "Item 3")]), scene.tap(1, "search"),
        scene.screen([toggle("0"), text(3, "Item 5")]), scene.missing("Item 3"),
      ])
    #expect(
      causes.map(\.text).prefix(1) == [
        #""Item 3" StaticText was there until Tap "search" Button, at 1.000 s."#
      ])
  }

  @Test func settingsAfterTheLaunchComeBeforeTheirConsequences() {
    let late = ["-AppleLanguages", "-AppleLocale"].map {
      NearMiss(kind: .setTooLate, text: "\($0) late", name: $0, detail: "launch()")
    }
    let causes = scene.causes(
      nearMisses: late + [NearMiss(kind: .late, text: "later", name: "x", detail: "1")],
      after: [scene.screen([bar("Home")]), scene.missing("Accueil")])
    #expect(causes.map(\.kind).prefix(3) == [.launchSwitch, .late, .launchSwitch])
  }

  @Test func theAlertThatIsShownComesBeforeAButtonOfThatText() {
    let alert = Element(id: 7, type: .alert, label: "Borrow this book?")
    let miss = NearMiss(kind: .otherType, text: "button", name: "\"Borrow\" Button", detail: "app")
    let causes = scene.causes(
      nearMisses: [miss], after: [scene.screen([alert]), scene.missing("Borrow", "alerts")])
    #expect(
      causes.map(\.text) == [
        #"On the screen is "Borrow this book?" Alert, not "Borrow"."#, "button",
      ])
  }
}
