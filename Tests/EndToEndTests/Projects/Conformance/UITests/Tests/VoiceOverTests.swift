import XCTest

/// The screen reader of iOS 27.
final class VoiceOverTests: GalleryTestCase {
  private let service = XCUIDevice.shared.voiceOverService

  override class var screen: String? { "launch" }

  func testItIsSwitchedOnAndOff() throws {
    XCTAssertFalse(service.isEnabled)
    XCTAssertFalse(service.debugDescription.isEmpty)
    try service.enable()
    XCTAssertTrue(service.isEnabled)
    try service.disable()
    XCTAssertFalse(service.isEnabled)
  }

  func testItMovesFromElementToElement() throws {
    try service.enable()
    XCTAssertEqual(try service.currentSpeech().utterance, "none")
    XCTAssertEqual(try service.moveForward().utterance, "nobody")
    XCTAssertEqual(try service.moveForward().utterance, "0")
    XCTAssertEqual(try service.moveForward().utterance, "Count, Button")
    XCTAssertEqual(try service.moveBackward().utterance, "0")
    XCTAssertEqual(try service.currentSpeech().utterance, "0")
  }

  func testItMovesInAndOut() throws {
    try service.enable()
    XCTAssertThrowsError(try service.moveIn())
    XCTAssertThrowsError(try service.moveOut())
  }

  func testItSaysNothingBeforeItRuns() {
    XCTAssertThrowsError(try service.currentSpeech())
    XCTAssertEqual(XCUIVoiceOverService.Error.failedToStart.rawValue, 1)
    XCTAssertEqual(XCUIVoiceOverService.Error.notRunning.rawValue, 2)
    XCTAssertEqual(XCUIVoiceOverService.Error.noSpeech.rawValue, 3)
    XCTAssertEqual(XCUIVoiceOverService.Error.failedToStop.rawValue, 4)
  }
}
