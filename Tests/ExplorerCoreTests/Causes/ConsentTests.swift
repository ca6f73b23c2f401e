import ElementModel
import Foundation
import SessionProtocol
import Testing

@testable import ExplorerCore

/// What is said where the app was refused what it asked for.
@Suite struct ConsentTests {
  private let scene = CauseScene()
  private let status = Element(id: 1, type: .staticText, identifier: "status", label: "Off")

  private func tree(_ answer: String) -> Event.Content {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application))
    builder.add(status)
    builder.open(Element(id: 5, type: .alert, label: "Would Like to Send You Notifications"))
    builder.add(Element(id: 6, type: .button, label: answer, hitPoint: CGPoint(x: 1, y: 1)))
    return .screen(Screen(tree: builder.tree))
  }

  private func causes(_ answer: String, _ tap: Event.Content) -> [FailureCause] {
    let read = Event.Content.read(
      Read(
        attribute: .label, target: status.name, value: "Off", elementID: 1,
        searched: [SearchedKey(query: "staticTexts", key: "status")]))
    return scene.causes(
      #"XCTAssertEqual failed: ("Off") is not equal to ("On")"#,
      after: [tree(answer), tap, scene.screen([status]), read])
  }

  private let first = Event.Content.action(
    Action(.tap, on: "Button (First Match)", elementID: 6))

  @Test func aRefusalByAQueryThatNamesNoButtonComesFirst() throws {
    let cause = try #require(causes("Don\u{2019}t Allow", first).first)
    #expect(cause.kind == .systemAlert)
    #expect(cause.certainty == .seen)
    #expect(cause.event == 1)
    #expect(
      cause.text == "Tap Button (First Match) at 1.000 s was on \"Don\u{2019}t Allow\" Button of "
        + "\"Would Like to Send You Notifications\" Alert: what the app asked for was refused, and "
        + "the query does not say which button is meant.")
  }

  @Test func aRefusalThatIsMeantSaysLess() throws {
    let named = causes("Don\u{2019}t Allow", scene.tap(6, "Don\u{2019}t Allow"))
    let cause = try #require(named.first { $0.kind == .systemAlert })
    #expect(cause.strength == 64)
    #expect(cause.text.hasSuffix("was refused."))
  }

  @Test func aConsentIsNoCause() {
    #expect(causes("Allow", first).allSatisfy { $0.kind != .systemAlert })
  }
}
