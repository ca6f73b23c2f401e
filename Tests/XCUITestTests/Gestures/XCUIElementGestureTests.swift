import ElementModel
import Foundation
import Testing
import VirtualTime

@testable import XCUITest

@MainActor
@Suite(.serialized) struct XCUIElementGestureTests {
  private let row = Element(
    id: 1, type: .cell, identifier: "row", frame: CGRect(x: 0, y: 100, width: 400, height: 60),
    hitPoint: CGPoint(x: 200, y: 130))
  private let bin = Element(
    id: 2, type: .image, identifier: "bin", frame: CGRect(x: 300, y: 600, width: 40, height: 40))

  @Test func aTapIsLoggedAsXcodeDoes() {
    let device = FakeDevice(row)
    let recording = Recording.run(on: device) { XCUIApplication().cells["row"].tap() }
    #expect(
      recording.log == [
        #"Tap "row" Cell"#,
        "    Wait for com.example.Fake to idle",
        #"    Find the "row" Cell"#,
        #"    Check for interrupting elements affecting "row" Cell"#,
        "    Synthesize event",
        "    Wait for com.example.Fake to idle",
      ])
    #expect(device.touches.map(\.touch.phase) == [.began, .ended])
  }

  @Test func lookingAgainIsLogged() {
    let recording = Recording.run(on: FakeDevice()) { XCUIApplication().cells["row"].tap() }
    #expect(
      recording.log.prefix(5) == [
        #"Tap "row" Cell"#,
        "    Wait for com.example.Fake to idle",
        #"    Find the "row" Cell"#,
        #"    Find the "row" Cell (retry 1)"#,
        #"    Find the "row" Cell (retry 2)"#,
      ])
  }

  @Test func swipesStartAtTheMiddle() {
    let device = FakeDevice(row)
    let recording = Recording.run(on: device) {
      XCUIApplication().cells["row"].swipeLeft()
      XCUIApplication().cells["row"].swipeDown(velocity: 300)
    }
    #expect(recording.failures.isEmpty)
    #expect(recording.log.contains(#"Swipe left "row" Cell"#))
    let ends = device.touches.filter { $0.touch.phase != .moved }
    #expect(
      ends.map(\.touch.location) == [
        CGPoint(x: 200, y: 130), CGPoint(x: 1, y: 130), CGPoint(x: 200, y: 130),
        CGPoint(x: 200, y: 280),
      ])
    #expect(abs(ends[3].time - ends[2].time - 0.5) < 1e-6)
  }

  @Test func aMissingElementFailsInTheWordsOfTheGesture() {
    let recording = Recording.run(on: FakeDevice()) {
      XCUIApplication().staticTexts["Smoking"].swipeLeft()
      XCUIApplication().buttons.firstMatch.press(forDuration: 1)
    }
    #expect(
      recording.failures == [
        """
        Failed to swipe left "Smoking" StaticText: No matches found for \
        Descendants matching type StaticText from input {(
            Application, pid: 70877, label: 'Fake'
        )}
        """,
        """
        Failed to press Button (First Match): No matches found for first query match sequence: \
        `Descendants matching type Button`, given input App element pid: 70877
        """,
      ])
  }

  @Test func aPressTakesItsTime() {
    let device = FakeDevice(row)
    _ = Recording.run(on: device) { XCUIApplication().cells["row"].press(forDuration: 1.5) }
    #expect(device.touches.count == 2)
    #expect(abs(device.touches[1].time - device.touches[0].time - 1.5) < 1e-6)
  }

  @Test func aDragEndsOnTheOtherElementThoughItCannotBeHit() {
    let device = FakeDevice(row, bin)
    let recording = Recording.run(on: device) {
      let app = XCUIApplication()
      app.cells["row"].press(forDuration: 0.5, thenDragTo: app.images["bin"])
    }
    #expect(recording.failures.isEmpty)
    #expect(device.touches.last?.touch.location == CGPoint(x: 320, y: 620))
    #expect(device.touches.last?.touch.phase == .ended)
    #expect(recording.log.first == #"Press "row" Cell for 0.5s then drag to "bin" Image"#)
  }

  @Test func tapsWithSeveralFingers() {
    let device = FakeDevice(row)
    _ = Recording.run(on: device) {
      XCUIApplication().cells["row"].tap(withNumberOfTaps: 3, numberOfTouches: 2)
      XCUIApplication().cells["row"].twoFingerTap()
    }
    #expect(device.touches.filter { $0.touch.phase == .began }.count == 8)
  }

  @Test func pinchesAndRotationsUseTwoFingers() {
    let device = FakeDevice(row)
    let recording = Recording.run(on: device) {
      XCUIApplication().cells["row"].pinch(withScale: 2, velocity: 2)
      XCUIApplication().cells["row"].rotate(1, withVelocity: 2)
      XCUIApplication().cells["row"].pinch(withScale: -1, velocity: 2)
    }
    #expect(Set(device.touches.map(\.touch.finger)) == [0, 1])
    #expect(
      recording.failures == [
        #"Failed to pinch "row" Cell: The scale must be greater than zero, not -1.0."#
      ])
  }

  @Test func anElementOffTheScreenIsScrolledToFirst() {
    var hidden = row
    hidden.hitPoint = nil
    let device = FakeDevice(hidden)
    device.app.scrolledTree = FakeDevice.tree([row])
    let recording = Recording.run(on: device) { XCUIApplication().cells["row"].tap() }
    #expect(recording.failures.isEmpty)
    #expect(device.app.requests == ["scroll to 1"])
    #expect(
      recording.log.contains("        Computed hit point {200, 130} after scrolling to visible"))
    #expect(device.touches.first?.touch.location == CGPoint(x: 200, y: 130))
  }

  @Test func whatCannotBeScrolledToIsNotHittable() {
    var hidden = row
    hidden.hitPoint = nil
    let recording = Recording.run(on: FakeDevice(hidden)) {
      XCUIApplication().cells["row"].doubleTap()
    }
    #expect(
      recording.failures == [
        "Failed to not hittable: Cell, {{0.0, 100.0}, {400.0, 60.0}}, identifier: 'row'"
      ])
    #expect(
      recording.log.contains("        Computed hit point {-1, -1} after scrolling to visible"))
  }
}
