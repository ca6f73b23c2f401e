import ElementModel
import Foundation
import SessionProtocol
import Testing

@testable import ExplorerCore

/// What is said where a query by position finds another element than before.
@Suite struct PositionsTests {
  private let scene = CauseScene()
  private let title = "Button (Element at index 0)"

  private func row(_ id: Int, _ name: String, at y: Double) -> Element {
    Element(
      id: id, type: .button, identifier: name, label: name,
      frame: CGRect(x: 0, y: y, width: 400, height: 40), hitPoint: CGPoint(x: 1, y: 1))
  }

  private func read(_ id: Int, _ label: String) -> Event.Content {
    .read(Read(attribute: .label, target: title, value: label, elementID: id))
  }

  private func gone(_ id: Int) -> Event.Content {
    .wait(
      Wait(
        number: 1, criterion: .isGone(element: title), unmet: nil, elapsed: 3, limit: 3,
        progress: .timedOut, pending: [], elementID: id))
  }

  private func causes(_ last: Event.Content, now rows: [Element]) -> [FailureCause] {
    scene.causes(
      after: [
        scene.screen([row(1, "tx.bakery", at: 100), row(2, "tx.market", at: 140)]),
        read(1, "tx.bakery"), scene.tap(9, "Delete"), scene.screen(rows), last,
      ])
  }

  @Test func whatHasThePlaceOfADeletedRowIsNotTheRow() {
    let found = causes(gone(2), now: [row(2, "tx.market", at: 100)])
    #expect(
      found.map(\.text) == [
        #"Button (Element at index 0) is looked up anew each time, and finds another element now: "#
          + #""tx.bakery" Button, which it found before, is gone since Tap "Delete" Button at "#
          + #"2.000 s, and "tx.market" Button has its place."#
      ])
    #expect(found.first?.kind == .otherElement)
    #expect(found.first?.event == 2)
  }

  @Test func anElementThatStaysIsStillThere() {
    let found = causes(gone(1), now: [row(1, "tx.bakery", at: 100), row(2, "tx.market", at: 140)])
    #expect(found.map(\.kind).first == .stillThere)
    // Queries of one type are called the same: this one is about another place.
    let other = causes(gone(2), now: [row(2, "tx.market", at: 600)])
    #expect(other.allSatisfy { $0.kind != .otherElement })
  }

  /// What the test has only read may be another element on purpose, such as after sorting.
  @Test func onlyWhatWasTouchedIsTakenForTheSame() {
    let sorted = [row(2, "tx.market", at: 100), row(1, "tx.bakery", at: 140)]
    let message = #"XCTAssertEqual failed: ("tx.market") is not equal to ("tx.rent")"#
    func found(_ former: Event.Content) -> [FailureCause] {
      scene.causes(
        message,
        after: [
          scene.screen([row(1, "tx.bakery", at: 100), row(2, "tx.market", at: 140)]), former,
          scene.tap(9, "Pin"), scene.screen(sorted), read(2, "tx.market"),
        ])
    }
    #expect(found(read(1, "tx.bakery")).allSatisfy { $0.kind != .otherElement })
    let touched = found(.action(Action(.tap, on: title, elementID: 1)))
    #expect(
      touched.first?.text.contains(#""tx.bakery" Button, which it found before, is elsewhere"#)
        == true)
  }
}
