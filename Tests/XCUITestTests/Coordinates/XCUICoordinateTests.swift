import ElementModel
import Foundation
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct XCUICoordinateTests {
  private let map = Element(
    id: 1, type: .map, identifier: "map", frame: CGRect(x: 100, y: 200, width: 200, height: 100))

  @Test func aPointIsPartsOfTheSizeAndPoints() {
    _ = Recording.run(on: FakeDevice(map)) {
      let map = XCUIApplication().maps["map"]
      let middle = map.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      #expect(middle.screenPoint == CGPoint(x: 200, y: 250))
      let moved = middle.withOffset(CGVector(dx: 10, dy: -20)).withOffset(CGVector(dx: 1, dy: 1))
      #expect(moved.screenPoint == CGPoint(x: 211, y: 231))
      #expect(moved.referencedElement === map)
      #expect((moved.copy() as? XCUICoordinate)?.screenPoint == moved.screenPoint)
    }
  }

  @Test func pointsAreTouchedThoughNothingIsHittable() {
    let device = FakeDevice(map)
    let recording = Recording.run(on: device) {
      let map = XCUIApplication().maps.firstMatch
      map.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
      map.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 3, dy: 4)).doubleTap()
    }
    #expect(recording.failures.isEmpty)
    #expect(
      recording.log.filter { !$0.hasPrefix(" ") } == [
        "Tap Map (First Match)[0.50, 0.50]",
        "Double tap Map (First Match)[0.00, 0.00] -> (3.0, 4.0)",
      ])
    #expect(device.touches.first?.touch.location == CGPoint(x: 200, y: 250))
    #expect(device.touches.last?.touch.location == CGPoint(x: 103, y: 204))
  }

  @Test func dragsGoFromPointToPoint() {
    let device = FakeDevice(map)
    _ = Recording.run(on: device) {
      let map = XCUIApplication().maps["map"]
      map.coordinate(withNormalizedOffset: .zero).press(
        forDuration: 0.1, thenDragTo: map.coordinate(withNormalizedOffset: CGVector(dx: 1, dy: 1)),
        withVelocity: 1000, thenHoldForDuration: 0.2)
    }
    #expect(device.touches.first?.touch.location == CGPoint(x: 100, y: 200))
    #expect(device.touches.last?.touch.location == CGPoint(x: 300, y: 300))
  }

  @Test func aPointOfAMissingElementFails() {
    let recording = Recording.run(on: FakeDevice()) {
      XCUIApplication().maps["map"].coordinate(withNormalizedOffset: .zero).tap()
    }
    #expect(
      recording.failures == [
        """
        Failed to tap "map" Map: No matches found for Descendants matching type Map from input {(
            Application, pid: 70877, label: 'Fake'
        )}
        """
      ])
  }

  @Test func vectorsAreWrittenAsTwoNumbers() throws {
    let vector = CGVector(dx: 1, dy: 2)
    let data = try JSONEncoder().encode([vector])
    #expect(String(decoding: data, as: UTF8.self) == "[[1,2]]")
    #expect(try JSONDecoder().decode([CGVector].self, from: data) == [vector])
    #expect(CGVector() == .zero)
  }
}
