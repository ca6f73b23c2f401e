import ElementModel
import Foundation
import Testing
import VirtualTime

@testable import XCUITest

/// Gestures with numbers that no person means: they end, or fail in a sentence, and nothing traps.
@MainActor
@Suite(.serialized) struct ExtremeArgumentTests {
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e12,
    .leastNonzeroMagnitude, 0, -1, Double(Int.max),
  ]

  private let row = Element(
    id: 1, type: .cell, identifier: "row", frame: CGRect(x: 0, y: 100, width: 400, height: 60),
    hitPoint: CGPoint(x: 200, y: 130))
  private let bin = Element(
    id: 2, type: .image, identifier: "bin", frame: CGRect(x: 300, y: 600, width: 40, height: 40),
    hitPoint: CGPoint(x: 320, y: 620))
  private let slider = Element(
    id: 3, type: .slider, identifier: "volume", value: "50%",
    frame: CGRect(x: 100, y: 300, width: 200, height: 20), hitPoint: CGPoint(x: 200, y: 310))

  /// Checks what holds of every gesture: fingers are at places and all of them are lifted, within
  /// the three hours that pressing, moving and holding may take at most.
  private func check(
    _ gesture: (_ row: XCUIElement, _ bin: XCUIElement, _ slider: XCUIElement) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let device = FakeDevice(row, bin, slider)
    // Large enough for a pointer.
    device.screenSize = CGSize(width: 800, height: 1000)
    let began = VirtualTime.now
    let recording = Recording.run(on: device) {
      let app = XCUIApplication()
      gesture(app.cells["row"], app.images["bin"], app.sliders["volume"])
    }
    let touches = device.touches.map(\.touch)
    for touch in touches {
      #expect(
        abs(touch.location.x) <= Touch.farthest && abs(touch.location.y) <= Touch.farthest,
        sourceLocation: sourceLocation)
    }
    #expect(
      touches.filter { $0.phase == .began }.map(\.finger).sorted()
        == touches.filter { $0.phase == .ended }.map(\.finger).sorted(),
      sourceLocation: sourceLocation)
    #expect(
      !touches.isEmpty || !device.inputs.isEmpty || !recording.failures.isEmpty,
      sourceLocation: sourceLocation)
    #expect(
      VirtualTime.now - began < .seconds(3 * 3600 + 60), sourceLocation: sourceLocation)
  }

  @Test(arguments: numbers) func pressesAndDrags(_ number: Double) {
    check { row, _, _ in row.press(forDuration: number) }
    check { row, bin, _ in row.press(forDuration: number, thenDragTo: bin) }
    check { row, bin, _ in
      row.press(
        forDuration: number, thenDragTo: bin, withVelocity: XCUIGestureVelocity(number),
        thenHoldForDuration: number)
    }
    check { row, bin, _ in row.click(forDuration: number, thenDragTo: bin) }
  }

  @Test(arguments: numbers) func swipes(_ number: Double) {
    let velocity = XCUIGestureVelocity(number)
    check { row, _, _ in row.swipeUp(velocity: velocity) }
    check { row, _, _ in row.swipeRight(velocity: velocity) }
  }

  @Test(arguments: numbers) func twoFingers(_ number: Double) {
    check { row, _, _ in row.pinch(withScale: number, velocity: 1) }
    check { row, _, _ in row.pinch(withScale: 2, velocity: number) }
    check { row, _, _ in row.rotate(number, withVelocity: 1) }
    check { row, _, _ in row.rotate(1, withVelocity: number) }
  }

  @Test(arguments: numbers) func controlsAndWheels(_ number: Double) {
    check { _, _, slider in slider.adjust(toNormalizedSliderPosition: number) }
    check { row, _, _ in row.scroll(byDeltaX: number, deltaY: number) }
  }

  @Test(arguments: numbers) func coordinates(_ number: Double) {
    let vector = CGVector(dx: number, dy: number)
    check { row, _, _ in row.coordinate(withNormalizedOffset: vector).tap() }
    check { row, _, _ in row.coordinate(withNormalizedOffset: .zero).withOffset(vector).hover() }
    check { row, _, _ in
      let start = row.coordinate(withNormalizedOffset: .zero)
      start.press(forDuration: number, thenDragTo: start.withOffset(vector))
    }
    check { row, _, _ in
      let end = row.coordinate(withNormalizedOffset: .zero)
      end.withOffset(vector).press(
        forDuration: 0.1, thenDragTo: end, withVelocity: XCUIGestureVelocity(number),
        thenHoldForDuration: number)
    }
  }

  @Test(arguments: [Int.min, -1, 0, Int.max]) func numbersOfTaps(_ number: Int) {
    check { row, _, _ in row.tap(withNumberOfTaps: number, numberOfTouches: 1) }
    check { row, _, _ in row.tap(withNumberOfTaps: 1, numberOfTouches: number) }
  }

  @Test(arguments: ["", "\0", "\u{1B}[2J", "\u{F8FF}", "👩‍👩‍👧‍👦", String(repeating: "é", count: 5000)])
  func texts(_ text: String) {
    check { row, _, _ in row.typeText(text) }
    check { row, _, _ in row.typeKey(text, modifierFlags: KeyModifiers(rawValue: .max)) }
  }

  @Test func aPointThatIsNoNumberIsNamed() {
    let recording = Recording.run(on: FakeDevice(row)) {
      let row = XCUIApplication().cells["row"]
      row.coordinate(withNormalizedOffset: CGVector(dx: Double.nan, dy: 0)).tap()
    }
    #expect(
      recording.failures == [
        #"Failed to tap "row" Cell[nan, 0.00]: The point {nan, 100} is nowhere."#
      ])
  }
}
