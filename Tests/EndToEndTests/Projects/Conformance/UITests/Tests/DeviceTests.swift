import CoreLocation
import UIKit
import XCTest

/// The device: how it is held, its buttons, where it is, its pasteboard.
final class DeviceTests: GalleryTestCase {
  override class var screen: String? { "orientation" }

  private let device = XCUIDevice.shared

  override func tearDown() {
    device.orientation = .portrait
    device.appearance = .light
    super.tearDown()
  }

  func testTurningTheDevice() {
    XCTAssertEqual(app.readout("vertical"), "regular")
    device.orientation = .landscapeLeft
    XCTAssertEqual(device.orientation, .landscapeLeft)
    XCTAssertTrue(app.staticTexts["vertical"].wait(for: \.label, toEqual: "compact", timeout: 3))
    XCTAssertEqual(app.windows.firstMatch.frame.size, CGSize(width: 852, height: 393))
    device.orientation = .portrait
    XCTAssertTrue(app.staticTexts["vertical"].wait(for: \.label, toEqual: "regular", timeout: 3))
    XCTAssertEqual(app.windows.firstMatch.frame.size, CGSize(width: 393, height: 852))
  }

  func testAppearance() {
    XCTAssertEqual(app.readout("scheme"), "light")
    device.appearance = .dark
    XCTAssertEqual(device.appearance, .dark)
    XCTAssertTrue(app.staticTexts["scheme"].wait(for: \.label, toEqual: "dark", timeout: 3))
    let all: [XCUIDevice.Appearance] = [.unspecified, .light, .dark]
    XCTAssertEqual(all.map(\.rawValue), [0, 1, 2])
  }

  func testHomeSendsTheAppToTheBackground() {
    device.press(.home)
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 3))
    app.activate()
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testOtherButtonsLeaveTheAppWhereItIs() {
    device.press(.volumeUp)
    device.press(.volumeDown)
    device.press(.action)
    device.press(.camera)
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testLocation() throws {
    XCTAssertNil(device.location)
    let tokyo = CLLocation(latitude: 35.6812, longitude: 139.7671)
    device.location = XCUILocation(location: tokyo)
    let location = try XCTUnwrap(device.location)
    XCTAssertEqual(location.location.coordinate.latitude, 35.6812, accuracy: 0.0001)
    XCTAssertEqual(location.location.coordinate.longitude, 139.7671, accuracy: 0.0001)
    XCTAssertTrue(location.debugDescription.contains("35.6812"), location.debugDescription)
    device.location = nil
    XCTAssertNil(device.location)
  }

  func testOpeningALinkFromTheSystem() throws {
    open("links")
    device.system.open(try XCTUnwrap(URL(string: "gallery://hello")))
    XCTAssertTrue(
      app.staticTexts["opened"].wait(for: \.label, toEqual: "gallery://hello", timeout: 3))
  }

  func testPasteboard() {
    UIPasteboard.general.string = "コピー"
    XCTAssertEqual(UIPasteboard.general.string, "コピー")
    open("fields")
    app.buttons["Insert copied text"].tap()
    XCTAssertEqual(app.readout("typed"), "コピー||")
  }

  func testTheEditMenuPastesAndCopies() {
    UIPasteboard.general.string = "コピー"
    open("fields")
    let name = app.textFields["name"]
    name.tap()
    name.press(forDuration: 1.2)
    app.menuItems["Paste"].tap()
    XCTAssertEqual(app.readout("typed"), "コピー||")
    UIPasteboard.general.string = ""
    name.doubleTap()
    app.menuItems["Copy"].tap()
    XCTAssertEqual(UIPasteboard.general.string, "コピー")
  }

  func testTheDeviceIsAPhone() {
    XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .phone)
    XCTAssertFalse(device.supportsPointerInteraction)
    XCTAssertTrue(device === XCUIDevice.shared)
  }

  @available(*, deprecated, message: "The old spelling of XCUIDevice.shared.")
  func testADeviceOfOnesOwnIsTheSameDevice() {
    XCUIDevice().press(.home)
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 3))
  }
}
