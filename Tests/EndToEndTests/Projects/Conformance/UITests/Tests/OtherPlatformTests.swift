import XCTest

/// What only other devices have: it compiles, and says so when it is used.
final class OtherPlatformTests: GalleryTestCase {
  override class var screen: String? { "launch" }

  /// Checks that a block fails with one sentence that names a member and a platform.
  private func expectSentence(
    naming member: String, file: StaticString = #filePath, line: UInt = #line,
    _ block: () -> Void
  ) {
    let failures = failures(block)
    XCTAssertEqual(failures.count, 1, file: file, line: line)
    guard let sentence = failures.first else { return }
    XCTAssertTrue(sentence.contains(member), sentence, file: file, line: line)
    XCTAssertTrue(sentence.hasSuffix("."), sentence, file: file, line: line)
  }

  func testRemoteOfTheTelevision() {
    expectSentence(naming: "XCUIRemote") { XCUIRemote.shared.press(.select) }
    expectSentence(naming: "XCUIRemote") { XCUIRemote.shared.press(.menu, forDuration: 2) }
    let buttons: [XCUIRemote.Button] = [
      .up, .down, .left, .right, .select, .menu, .playPause, .home, .guide, .pageUp, .pageDown,
      .fourColors, .oneTwoThree, .tvProvider,
    ]
    XCTAssertEqual(Set(buttons).count, 14)
  }

  func testCrownAndGesturesOfTheWatch() {
    let device = XCUIDevice.shared
    expectSentence(naming: "rotateDigitalCrown") { device.rotateDigitalCrown(delta: 0.5) }
    expectSentence(naming: "rotateDigitalCrown") {
      device.rotateDigitalCrown(delta: 0.5, velocity: .fast)
    }
    expectSentence(naming: "handGesture") { device.perform(handGesture: .doublePinch) }
    XCTAssertFalse(device.supportsHandGestures)
  }

  func testSiri() {
    expectSentence(naming: "Siri") {
      XCUIDevice.shared.siriService.activate(voiceRecognitionText: "おはよう")
    }
    XCTAssertFalse(XCUIDevice.shared.siriService.debugDescription.isEmpty)
    XCTAssertEqual(XCUIDevice.shared.siriService.buttons.count, 0)
  }

  func testAppsByTheirPlaceOnTheDisk() {
    expectSentence(naming: "macOS") {
      XCUIApplication(url: URL(fileURLWithPath: "/Applications/Gallery.app")).launch()
    }
  }

  func testSwipesAtCoordinates() {
    let place = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    expectSentence(naming: "swipeUp") { place.swipeUp() }
    expectSentence(naming: "swipeDown") { place.swipeDown() }
    expectSentence(naming: "swipeLeft") { place.swipeLeft() }
    expectSentence(naming: "swipeRight") { place.swipeRight() }
    expectSentence(naming: "swipeUp") { place.swipeUp(velocity: .fast) }
    expectSentence(naming: "swipeDown") { place.swipeDown(velocity: .fast) }
    expectSentence(naming: "swipeLeft") { place.swipeLeft(velocity: .fast) }
    expectSentence(naming: "swipeRight") { place.swipeRight(velocity: .fast) }
  }

  func testPointersAreThoseOfTablets() throws {
    try XCTSkipIf(XCUIDevice.shared.supportsPointerInteraction, "this device has one")
    expectSentence(naming: "pointer") { app.buttons["Count"].click() }
    expectSentence(naming: "pointer") { app.buttons["Count"].hover() }
    expectSentence(naming: "pointer") {
      app.buttons["Count"].coordinate(withNormalizedOffset: .zero).rightClick()
    }
  }

  func testResourcesOfMacs() {
    let resources: [XCUIProtectedResource] = [
      .systemRootDirectory, .userDesktopDirectory, .userDownloadsDirectory,
      .userDocumentsDirectory, .networkVolumes, .removableVolumes, .appleEvents,
    ]
    XCTAssertEqual(resources.map(\.rawValue), (0...6).map { 0x4000_0000 + $0 })
  }
}
