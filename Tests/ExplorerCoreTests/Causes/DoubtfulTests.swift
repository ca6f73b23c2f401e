import ElementModel
import Foundation
import SessionProtocol
import SourceModel
import Testing

@testable import ExplorerCore

/// Doubts about the app's sources are told where the view was on the screen, and as guesses.
@Suite struct DoubtfulTests {
  private let scene = CauseScene()

  private func causes(
    _ kind: CodeDoubt.Kind, name: String = "points", on screens: [[Element]],
    label: String? = nil, message: String = "XCTAssertTrue failed"
  ) -> [FailureCause] {
    let doubt = CodeDoubt(
      kind: kind, name: name, owner: "Account", views: ["PointsView"],
      location: SourceLocation(file: "/App/Account.swift", line: 3))
    let setting = CodeSetting(
      kind: .label, key: .literal("Earn"), origins: [], expression: "Button(\"Earn\")",
      owner: "PointsView", location: SourceLocation(file: "/App/P.swift", line: 9))
    var contents: [Event.Content] = [
      scene.screen(screens[0]),
      .action(
        Action(
          .tap, on: "\"Earn\" Button", elementID: 1,
          searched: [SearchedKey(query: "buttons", key: "Earn")])),
    ]
    contents += screens.dropFirst().map { scene.screen($0) }
    contents.append(
      .read(
        Read(
          attribute: label == nil ? .exists : .label, target: "\"sum\" StaticText",
          value: label ?? "false", elementID: label == nil ? nil : 2,
          searched: [SearchedKey(query: "staticTexts", key: label == nil ? "gone" : "sum")])))
    return scene.causes(
      message, after: contents,
      sources: FailureSources(settings: [setting], doubts: Deferred([doubt])))
  }

  private let earn = Element(id: 1, type: .button, label: "Earn", hitPoint: CGPoint(x: 1, y: 1))
  private let sum = Element(id: 2, type: .staticText, identifier: "sum", label: "10")

  @Test func aTextThatStaysAsItWasIsDoubted() throws {
    let message = #"XCTAssertEqual failed: ("10") is not equal to ("15")"#
    let cause = try #require(
      causes(.unpublished, on: [[earn, sum]], label: "10", message: message).first)
    #expect(cause.kind == .appCode)
    #expect(cause.certainty == .guess)
    #expect(
      cause.text == "points of Account is not @Published (Account.swift:3): perhaps PointsView is "
        + "not told when it changes.")
    // It has changed: there is nothing to doubt.
    var before = sum
    before.label = "5"
    #expect(
      causes(.unpublished, on: [[earn, before], [earn, sum]], label: "10", message: message)
        .allSatisfy { $0.kind != .appCode })
  }

  @Test func viewsThatWereNotOnTheScreenAreNotDoubted() {
    let other = Element(id: 3, type: .button, label: "Other", hitPoint: CGPoint(x: 1, y: 1))
    #expect(causes(.unpublished, on: [[other]]).allSatisfy { $0.kind != .appCode })
    #expect(causes(.copied, on: [[earn], [other]]).first?.kind == .appCode)
    #expect(causes(.notKept, on: [[earn], [other]]).allSatisfy { $0.kind != .appCode })
  }

  @Test func aDismissIsDoubtedOnceMoreIsClosedThanWasPresented() {
    let region = Element(id: 5, type: .other, identifier: "PopoverDismissRegion")
    let bars = ["Plants", "Journal"].map {
      Element(id: 9, type: .navigationBar, identifier: $0)
    }
    func causes(closing after: [Element]) -> [FailureCause] {
      let doubt = CodeDoubt(
        kind: .outerDismiss, name: "dismiss", owner: "JournalView", views: ["JournalView"],
        location: SourceLocation(file: "/App/J.swift", line: 3))
      let setting = CodeSetting(
        kind: .label, key: .literal("Journal"), origins: [],
        expression: "navigationTitle(\"Journal\")", owner: "JournalView",
        location: SourceLocation(file: "/App/J.swift", line: 9))
      return scene.causes(
        after: [
          scene.screen([bars[0]]), scene.screen([bars[1], region, earn]), scene.tap(1, "Earn"),
          scene.screen(after), scene.missing("First"),
        ], sources: FailureSources(settings: [setting], doubts: Deferred([doubt])))
    }
    #expect(causes(closing: [bars[0]]).first?.kind == .appCode)
    #expect(causes(closing: [bars[1]]).allSatisfy { $0.kind != .appCode })
  }

  /// The button that leads to a screen has the screen's title, and does not show the screen.
  @Test func aTitleOnAButtonIsNoScreen() {
    let setting = CodeSetting(
      kind: .label, key: .literal("Earn"), origins: [], expression: "navigationTitle(\"Earn\")",
      owner: "PointsView", location: SourceLocation(file: "/App/P.swift", line: 9))
    let doubt = CodeDoubt(
      kind: .unused, name: "matches", owner: "PointsView", views: ["PointsView"],
      location: SourceLocation(file: "/App/P.swift", line: 3))
    func causes(_ element: Element) -> [FailureCause] {
      scene.causes(
        after: [scene.screen([earn, element]), scene.tap(1, "Earn"), scene.missing("x")],
        sources: FailureSources(settings: [setting], doubts: Deferred([doubt])))
    }
    #expect(causes(sum).allSatisfy { $0.kind != .appCode })
    let bar = Element(id: 9, type: .navigationBar, identifier: "Earn")
    #expect(causes(bar).contains { $0.kind == .appCode })
  }

  @Test func anEmptyActionIsToldOfTheButtonThatWasTouched() throws {
    let cause = try #require(causes(.emptyAction, name: "Earn", on: [[earn]]).first)
    #expect(cause.certainty == .sources)
    #expect(cause.text == #"The action of "Earn" is empty (Account.swift:3)."#)
    #expect(causes(.emptyAction, name: "Spend", on: [[earn]]).allSatisfy { $0.kind != .appCode })
  }

  @Test(arguments: CodeDoubt.Kind.allCases)
  func whatIsNotKnownIsAGuess(kind: CodeDoubt.Kind) {
    for cause in causes(kind, on: [[earn], [sum]]) + causes(kind, on: [[earn]])
    where cause.kind == .appCode && cause.certainty == .guess {
      #expect(cause.text.contains("perhaps"))
    }
  }
}
