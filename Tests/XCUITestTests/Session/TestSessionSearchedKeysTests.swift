import ElementModel
import SessionProtocol
import Testing

@testable import XCUITest

/// What events say was looked for.
@MainActor
@Suite(.serialized) struct SearchedKeysInEventsTests {
  private let button = Element(id: 1, type: .button, identifier: "go", label: "Go")

  @Test func actionsReadsAndWaitsNameTheirKeys() {
    let recording = Recording.run(on: FakeDevice(button)) {
      let element = XCUIApplication().buttons["go"]
      element.tap()
      _ = element.exists
      _ = element.waitForExistence(timeout: 1)
      _ = XCUIApplication().buttons.matching(identifier: "go").count
      _ = XCUIApplication().buttons.firstMatch.label
    }
    let searched = recording.contents.compactMap { content -> [SearchedKey]?? in
      switch content {
      case .action(let action): action.searched
      case .read(let read): read.searched
      case .wait(let wait) where wait.progress == .began: wait.searched
      default: nil
      }
    }
    let key = [SearchedKey(query: "buttons", key: "go")]
    #expect(searched == [key, key, key, key, nil])
  }
}
