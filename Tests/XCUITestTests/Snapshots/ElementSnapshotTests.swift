import ElementModel
import Foundation
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct ElementSnapshotTests {
  private let button = Element(
    id: 1, type: .button, identifier: "go", label: "Go",
    frame: CGRect(x: 1, y: 2, width: 3, height: 4))

  @Test func aSnapshotKeepsWhatWasThere() throws {
    let device = FakeDevice(button)
    try Recording.run(on: device) {
      let snapshot = try XCUIApplication().snapshot()
      device.show([])
      let child = try #require(snapshot.children.first)
      #expect(snapshot.elementType == .application && snapshot.children.count == 1)
      #expect(child.identifier == "go" && child.label == "Go" && child.isEnabled)
      #expect(child.horizontalSizeClass == .compact && child.verticalSizeClass == .regular)
      let dictionary = child.dictionaryRepresentation
      #expect(dictionary[.identifier] as? String == "go")
      #expect(dictionary[.elementType] as? UInt == 9)
      #expect(dictionary[.frame] as? [String: Double] == ["X": 1, "Y": 2, "Width": 3, "Height": 4])
      #expect(dictionary[.value] == nil)
      #expect((snapshot.dictionaryRepresentation[.children] as? [Any])?.count == 1)
    }
  }

  @Test func aSnapshotOfAnAppNamesItsProcess() throws {
    try Recording.run(on: FakeDevice()) {
      let snapshot = try #require(try XCUIApplication().snapshot() as? NSObject)
      #expect(
        snapshot.debugDescription == " →Application, 0x104800000, pid: 70877, label: 'Fake'")
    }
  }

  @Test func whatIsMissingHasNone() {
    let recording = Recording.run(on: FakeDevice()) {
      #expect {
        try XCUIApplication().buttons["go"].snapshot()
      } throws: { error in
        let error = error as NSError
        return error.domain == "com.apple.dt.xctest.ui-testing.error" && error.code == 10008
          && error.localizedDescription
            == """
            No matches found for Descendants matching type Button from input {(
                Application, pid: 70877, label: 'Fake'
            )}
            """
      }
    }
    #expect(recording.failures.isEmpty)
  }
}
