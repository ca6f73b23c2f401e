import XCTest

/// The service of iOS 27 that reads the screen aloud.
final class VoiceOverTests: GalleryTestCase {
  override class var screen: String? { "launch" }

  func testTheServiceSaysWhetherItRuns() {
    let service = XCUIDevice.shared.voiceOverService
    XCTAssertFalse(service.isEnabled)
    XCTAssertFalse(service.debugDescription.isEmpty)
  }
}
