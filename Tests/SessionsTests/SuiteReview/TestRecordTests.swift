import ElementModel
import ExplorerCore
import Foundation
import SessionProtocol
import SourceIndex
import SourceModel
import Testing

@testable import Sessions

/// What a review takes from the events of a run.
struct TestRecordTests {
  private static let index = SourceIndexer.index(
    appFiles: [],
    testFiles: [
      SourceFile(
        path: "/T.swift",
        text: """
          struct FirstPage {
            let app: XCUIApplication
            var go: XCUIElement { app.buttons["go"] }
            func tapGo() -> Self { go.tap(); return self }
          }
          struct SecondPage {
            let app: XCUIApplication
            var title: XCUIElement { app.staticTexts["title"] }
          }
          """)
    ])

  private func tree(_ identifiers: String...) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 1, type: .application))
    for (place, identifier) in identifiers.enumerated() {
      builder.add(Element(id: place + 2, type: .button, identifier: identifier))
    }
    return builder.tree
  }

  private func frame(_ line: Int, _ function: String = "T.testIt()") -> SourceFrame {
    SourceFrame(function: function, file: "/T.swift", line: line)
  }

  private func record(
    _ contents: [([SourceFrame], Event.Content)],
    certain: [SourceModel.SourceLocation: String] = [:]
  ) -> TestRecord {
    var record = TestRecord(PageSights(Self.index), certainties: certain)
    for (place, entry) in contents.enumerated() {
      record.receive(
        Event(index: place, time: 0, stack: entry.0, isStop: false, content: entry.1))
    }
    return record
  }

  private func exists(_ value: Bool, id: Int?) -> Event.Content {
    .read(Read(attribute: .exists, target: "x", value: "\(value)", elementID: id))
  }

  private func assertion(_ line: Int) -> Event.Content {
    .assertion(Assertion(name: "XCTAssertTrue", passed: true, message: "", location: frame(line)))
  }

  @Test func anAssertionLooksAtWhatItsCallsRead() {
    let record = record([
      ([], .screen(Screen(tree: tree("go", "title")))),
      ([frame(3)], exists(true, id: 3)),
      ([frame(1, "FirstPage.isShown.getter"), frame(5)], exists(true, id: 2)),
      ([frame(5)], assertion(5)),
    ])
    #expect(record.sites.map(\.elements) == [["go"]])
    #expect(record.sites.map(\.isBreakable) == [true])
  }

  @Test func whatIsNotThereCannotBeBroken() {
    let record = record([
      ([], .screen(Screen(tree: tree("go")))),
      ([frame(5)], exists(true, id: 2)),
      ([frame(5)], exists(false, id: nil)),
      ([frame(5)], assertion(5)),
      ([frame(6)], assertion(6)),
    ])
    #expect(record.sites.map(\.isBreakable) == [false, false])
  }

  @Test func whatIsCountedCannotBeBroken() {
    let count = Event.Content.read(
      Read(attribute: .count, target: "cells", value: "2", elementID: nil))
    let record = record([
      ([], .screen(Screen(tree: tree("go")))),
      ([frame(5)], count),
      ([frame(5)], exists(true, id: 2)),
      ([frame(5)], assertion(5)),
    ])
    #expect(record.sites.map(\.looksAtUnnamed) == [true])
    #expect(record.sites.map(\.isBreakable) == [false])
  }

  @Test func anElementThatIsNeverNilIsLookedAtByItsKey() {
    let record = record(
      [([], .screen(Screen(tree: tree("go")))), ([frame(5)], assertion(5))],
      certain: [SourceModel.SourceLocation(file: "/T.swift", line: 5): "go"])
    #expect(record.sites.map(\.elements) == [["go"]])
    #expect(record.sites.map(\.isBreakable) == [true])
  }

  @Test func aLandingIsWhatIsThereBeforeTheNextAction() throws {
    let tap = Event.Content.action(Action(.tap, on: "go", elementID: 2))
    let record = record([
      ([], .screen(Screen(tree: tree("go")))),
      ([frame(4, "FirstPage.tapGo()"), frame(5)], tap),
      ([], .screen(Screen(tree: tree("go", "title")))),
      ([], .screen(Screen(tree: tree("title")))),
      ([frame(6)], .action(Action(.tap, on: "title", elementID: 2))),
    ])
    let landing = try #require(record.landings.first)
    #expect(record.landings.count == 1)
    #expect(landing.page == "FirstPage")
    #expect(landing.misses)
    #expect(landing.appeared == ["SecondPage"])
  }

  @Test func aPageThatStaysIsNoOther() throws {
    let tap = Event.Content.action(Action(.tap, on: "go", elementID: 2))
    let record = record([
      ([], .screen(Screen(tree: tree("go")))),
      ([frame(4, "FirstPage.tapGo()"), frame(5)], tap),
      ([], .screen(Screen(tree: tree("go", "title")))),
      ([], .testEnded(TestEnded(status: .passed, duration: 1, digest: ""))),
    ])
    #expect(try #require(record.landings.first).misses == false)
  }
}
