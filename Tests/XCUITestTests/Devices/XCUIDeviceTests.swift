import CoreLocation
import ElementModel
import Foundation
import SimulatedUIKit
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct XCUIDeviceTests {
  @Test func buttonsArePressed() {
    let device = FakeDevice()
    let recording = Recording.run(on: device) {
      XCUIDevice.shared.press(.home)
      XCUIDevice.shared.press(.volumeUp)
    }
    #expect(device.inputs == ["press home", "press volumeUp"])
    #expect(
      recording.log == [
        "Press Home Button", "    Wait for com.example.Fake to idle", "Press Volume Up Button",
        "    Wait for com.example.Fake to idle",
      ])
  }

  @Test func theDeviceIsTurnedAndItsAppearanceSet() {
    let device = FakeDevice()
    _ = Recording.run(on: device) {
      XCUIDevice.shared.orientation = .landscapeLeft
      #expect(XCUIDevice.shared.orientation == .landscapeLeft)
      #expect(XCUIDevice.shared.appearance == .unspecified)
      XCUIDevice.shared.appearance = .dark
      #expect(XCUIDevice.shared.appearance == .dark)
      XCUIDevice.shared.appearance = .unspecified
      #expect(device.isDark == nil)
    }
    #expect(device.orientation == .landscapeLeft)
  }

  @Test func theDeviceIsMoved() {
    let device = FakeDevice()
    let recording = Recording.run(on: device) {
      #expect(XCUIDevice.shared.location == nil)
      XCUIDevice.shared.location = XCUILocation(
        location: CLLocation(latitude: 35.68, longitude: 139.77))
      #expect(device.coordinate?.latitude == 35.68)
      #expect(XCUIDevice.shared.location?.location.coordinate.longitude == 139.77)
      XCUIDevice.shared.location = nil
      #expect(device.coordinate == nil)
    }
    #expect(
      recording.log.first
        == "Set device location to <+35.68000000,+139.77000000> +/- 0.00m")
  }

  @Test func linksAreOpenedByTheSystem() throws {
    let known = try #require(URL(string: "maps://a"))
    let unknown = try #require(URL(string: "acme://a"))
    let recording = Recording.run(on: FakeDevice()) {
      XCUIDevice.shared.system.open(known)
      XCUIDevice.shared.system.open(unknown)
    }
    #expect(recording.failures == ["Failed to open URL acme://a: no installed app opens it."])
  }

  @Test func onlyATabletHasAPointer() {
    let device = FakeDevice()
    _ = Recording.run(on: device) {
      #expect(!XCUIDevice.shared.supportsPointerInteraction)
      device.screenSize = CGSize(width: 820, height: 1180)
      #expect(XCUIDevice.shared.supportsPointerInteraction)
      #expect(!XCUIDevice.shared.supportsHandGestures)
    }
  }

  @Test func whatOtherPlatformsHaveFailsWithASentence() {
    let recording = Recording.run(on: FakeDevice()) {
      XCUIRemote.shared.press(.menu)
      XCUIRemote.shared.press(.select, forDuration: 2)
      XCUIDevice.shared.perform(handGesture: .doublePinch)
      XCUIDevice.shared.rotateDigitalCrown(delta: 1)
      XCUIDevice.shared.rotateDigitalCrown(delta: 1, velocity: .slow)
      XCUIDevice.shared.siriService.activate(voiceRecognitionText: "hello")
      let point = XCUIApplication().coordinate(withNormalizedOffset: .zero)
      point.swipeUp()
      point.swipeDown(velocity: .fast)
    }
    let rest = "the simulated device is an iPhone or iPad."
    #expect(
      recording.failures == [
        "XCUIRemote.press(_:) exists only on tvOS; \(rest)",
        "XCUIRemote.press(_:forDuration:) exists only on tvOS; \(rest)",
        "XCUIDevice.perform(handGesture:) exists only on watchOS; \(rest)",
        "XCUIDevice.rotateDigitalCrown(delta:) exists only on watchOS and visionOS; \(rest)",
        "XCUIDevice.rotateDigitalCrown(delta:velocity:) exists only on watchOS and visionOS; "
          + rest,
        "XCUISiriService.activate(voiceRecognitionText:) exists only on devices with Siri; "
          + rest,
        "XCUICoordinate.swipeUp() exists only on macOS; \(rest)",
        "XCUICoordinate.swipeDown(velocity:) exists only on macOS; \(rest)",
      ])
  }

  @Test func theAssistantHasNoElements() {
    _ = Recording.run(on: FakeDevice(Element(id: 1, type: .button))) {
      #expect(XCUIDevice.shared.siriService.buttons.count == 0)
      #expect(!XCUIDevice.shared.siriService.firstMatch.exists)
    }
  }
}
