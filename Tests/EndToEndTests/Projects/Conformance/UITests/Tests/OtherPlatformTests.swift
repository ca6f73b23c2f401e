import XCTest

/// What only other devices have: it compiles, and says so when it is used.
final class OtherPlatformTests: GalleryTestCase {
  override class var screen: String? { "launch" }

  /// Checks that a block fails with the sentence that names a member and the platforms it is for.
  private func expectSentence(
    naming member: String, for platform: String, file: StaticString = #filePath,
    line: UInt = #line, _ block: () -> Void
  ) {
    let sentence =
      "\(member) exists only on \(platform); the simulated device is an iPhone or iPad."
    XCTAssertEqual(failures(block), [sentence], file: file, line: line)
  }

  func testRemoteOfTheTelevision() {
    expectSentence(naming: "XCUIRemote.press(_:)", for: "tvOS") {
      XCUIRemote.shared.press(.select)
    }
    expectSentence(naming: "XCUIRemote.press(_:forDuration:)", for: "tvOS") {
      XCUIRemote.shared.press(.menu, forDuration: 2)
    }
    let buttons: [XCUIRemote.Button] = [
      .up, .down, .left, .right, .select, .menu, .playPause, .home, .guide, .pageUp, .pageDown,
      .fourColors, .oneTwoThree, .tvProvider,
    ]
    XCTAssertEqual(Set(buttons).count, 14)
  }

  func testCrownAndGesturesOfTheWatch() {
    let device = XCUIDevice.shared
    expectSentence(
      naming: "XCUIDevice.rotateDigitalCrown(delta:)", for: "watchOS and visionOS"
    ) {
      device.rotateDigitalCrown(delta: 0.5)
    }
    expectSentence(
      naming: "XCUIDevice.rotateDigitalCrown(delta:velocity:)", for: "watchOS and visionOS"
    ) {
      device.rotateDigitalCrown(delta: 0.5, velocity: .fast)
    }
    expectSentence(naming: "XCUIDevice.perform(handGesture:)", for: "watchOS") {
      device.perform(handGesture: XCUIDeviceHandGesture.doublePinch)
    }
    XCTAssertFalse(device.supportsHandGestures)
  }

  func testSiri() {
    expectSentence(
      naming: "XCUISiriService.activate(voiceRecognitionText:)", for: "devices with Siri"
    ) {
      XCUIDevice.shared.siriService.activate(voiceRecognitionText: "おはよう")
    }
    XCTAssertFalse(XCUIDevice.shared.siriService.debugDescription.isEmpty)
    XCTAssertEqual(XCUIDevice.shared.siriService.buttons.count, 0)
  }

  func testAppsByTheirPlaceOnTheDisk() {
    expectSentence(naming: "XCUIApplication.init(url:)", for: "macOS") {
      XCUIApplication(url: URL(fileURLWithPath: "/Applications/Gallery.app")).launch()
    }
  }

  func testSwipesAtCoordinates() {
    let place = app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    let swipes: [(String, () -> Void)] = [
      ("swipeUp()", { place.swipeUp() }),
      ("swipeDown()", { place.swipeDown() }),
      ("swipeLeft()", { place.swipeLeft() }),
      ("swipeRight()", { place.swipeRight() }),
      ("swipeUp(velocity:)", { place.swipeUp(velocity: .fast) }),
      ("swipeDown(velocity:)", { place.swipeDown(velocity: .fast) }),
      ("swipeLeft(velocity:)", { place.swipeLeft(velocity: .fast) }),
      ("swipeRight(velocity:)", { place.swipeRight(velocity: .fast) }),
    ]
    for (member, swipe) in swipes {
      expectSentence(naming: "XCUICoordinate.\(member)", for: "macOS", swipe)
    }
  }

  func testPointersAreThoseOfTablets() throws {
    try XCTSkipIf(XCUIDevice.shared.supportsPointerInteraction, "this device has one")
    let count = app.buttons["Count"]
    let coordinate = count.coordinate(withNormalizedOffset: .zero)
    let clicks: [(String, () -> Void)] = [
      (#"click "Count" Button"#, { count.click() }),
      (#"hover "Count" Button"#, { count.hover() }),
      (#"right click "Count" Button[0.00, 0.00]"#, { coordinate.rightClick() }),
    ]
    for (action, click) in clicks {
      let sentence = """
        Failed to \(action): The simulated device has no pointer \
        (XCUIDevice.supportsPointerInteraction is false); on an iPhone, tap or swipe instead.
        """
      XCTAssertEqual(failures(click), [sentence])
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
