import ElementModel
import Foundation
import SimulatedUIKit
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct XCUIScreenshotTests {
  private let button = Element(
    id: 1, type: .button, label: "A", frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func screensAndElementsHavePictures() {
    let device = FakeDevice(button)
    let recording = Recording.run(on: device) {
      let screen = XCUIScreen.main.screenshot()
      let part = XCUIApplication().buttons["A"].screenshot()
      #expect(XCUIScreen.screens == [XCUIScreen.main])
      #expect(!screen.pngRepresentation.isEmpty && !part.pngRepresentation.isEmpty)
      #expect(screen.pngRepresentation != part.pngRepresentation)
      #expect(part.image.pngData() == part.pngRepresentation)
    }
    #expect(recording.failures.isEmpty)
  }

  @Test func aPictureCanBeAttached() {
    let recording = Recording.run(on: FakeDevice(button)) {
      let screen = XCUIScreen.main.screenshot()
      let attachment = XCTAttachment(screenshot: screen)
      let smaller = XCTAttachment(screenshot: screen, quality: .low)
      #expect(attachment.uniformTypeIdentifier == "public.png")
      #expect(attachment.payload == screen.pngRepresentation)
      #expect(attachment.lifetime == .deleteOnSuccess)
      #expect(smaller.payload == screen.pngRepresentation)
    }
    #expect(recording.failures.isEmpty)
  }

  @Test func aMissingElementHasNoPicture() {
    let recording = Recording.run(on: FakeDevice()) {
      #expect(XCUIApplication().buttons["A"].screenshot().pngRepresentation.isEmpty)
    }
    #expect(
      recording.failures == [
        """
        Failed to get matching snapshot: No matches found for Descendants matching type Button \
        from input {(
            Application, pid: 70877, label: 'Fake'
        )}
        """
      ])
  }
}
