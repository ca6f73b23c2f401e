import ElementModel
import Foundation
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct XCUIVoiceOverServiceTests {
  @Test func itMovesFromElementToElement() throws {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, label: "Fake"))
    builder.add(Element(id: 1, type: .staticText, label: "Title", traits: .header))
    builder.open(Element(id: 2, type: .cell, label: "Row", isSelected: true))
    builder.add(Element(id: 3, type: .switch, label: "Wi-Fi", value: "1", isEnabled: false))
    let device = FakeDevice()
    device.app.tree = builder.tree
    try Recording.run(on: device) {
      let service = XCUIDevice.shared.voiceOverService
      #expect(throws: XCUIVoiceOverService.Error.notRunning) { try service.moveForward() }
      try service.enable()
      #expect(service.isEnabled)
      #expect(try service.currentSpeech().utterance == "Title, Heading")
      #expect(try service.moveForward().utterance == "Selected, Row")
      #expect(try service.moveIn().utterance == "Wi-Fi, 1, Switch Button, Dimmed")
      #expect(throws: XCUIVoiceOverService.Error.noSpeech) { try service.moveForward() }
      #expect(try service.moveOut().utterance == "Selected, Row")
      #expect(try service.moveBackward().utterance == "Title, Heading")
      try service.disable()
      #expect(!service.isEnabled)
    }
  }
}
