import ElementModel
import Foundation
import SessionProtocol
import Testing
import VirtualTime

@testable import XCUITest

@Suite struct GesturePathTests {
  @Test func aTapGoesDownAndUpAtOnePlace() {
    let path = GesturePath.tapping(Taps(), at: CGPoint(x: 10, y: 20))
    #expect(path.samples.map { $0.touches.map(\.phase) } == [[.began], [.ended]])
    #expect(path.samples.map(\.time) == [.zero, .milliseconds(50)])
    #expect(path.samples.allSatisfy { $0.touches[0].location == CGPoint(x: 10, y: 20) })
  }

  @Test func tapsFollowEachOtherAndFingersLieBesideEachOther() {
    let path = GesturePath.tapping(Taps(count: 2, fingers: 2), at: CGPoint(x: 100, y: 20))
    #expect(
      path.samples.map(\.time)
        == [.zero, .milliseconds(50), .milliseconds(150), .milliseconds(200)])
    #expect(path.samples[0].touches.map(\.finger) == [0, 1])
    #expect(path.samples[0].touches.map(\.location.x) == [80, 120])
  }

  @Test func aDragHoldsMovesAtItsSpeedAndHolds() throws {
    let path = GesturePath.dragging(
      from: CGPoint(x: 0, y: 0), to: CGPoint(x: 300, y: 0),
      as: Drag(press: 1, velocity: 600, hold: 2))
    #expect(abs(path.duration.seconds - 3.5) < 1e-9)
    #expect(path.samples.first?.touches[0].phase == .began)
    let moves = path.samples.filter { $0.touches[0].phase == .moved }
    #expect(moves.count == 30)
    #expect(moves[0].time.seconds > 1 && moves[0].time.seconds < 1.02)
    #expect(moves[14].touches[0].location.x == 150)
    #expect(moves.last?.touches[0].location == CGPoint(x: 300, y: 0))
    let last = try #require(path.samples.last)
    #expect(last.touches[0].phase == .ended && abs(last.time.seconds - 3.5) < 1e-9)
  }

  @Test(arguments: [(2.0, 25.0, 50.0), (0.5, 50.0, 25.0)])
  func aPinchScalesTheDistanceOfTheFingers(scale: Double, first: Double, last: Double) {
    let path = GesturePath.pinching(
      at: CGPoint(x: 100, y: 100), reach: 50, scale: scale, velocity: 1)
    func distance(_ sample: GesturePath.Sample?) -> Double {
      sample.map { Double($0.touches[1].location.x - 100) } ?? 0
    }
    #expect(distance(path.samples.first) == first)
    #expect(distance(path.samples.last) == last)
    #expect(abs(path.duration.seconds - abs(scale - 1)) < 1e-9)
  }

  @Test func aRotationTurnsTheFingersByItsAngle() throws {
    let path = GesturePath.rotating(
      at: .zero, reach: 10, by: .pi / 2, velocity: .pi)
    #expect(abs(path.duration.seconds - 0.5) < 1e-9)
    let last = try #require(path.samples.last?.touches[1].location)
    #expect(abs(last.x) < 1e-9 && abs(last.y - 10) < 1e-9)
  }

  @Test(arguments: [Double.infinity, .nan, -1, 1e300])
  func everyNumberMakesAGestureThatEnds(seconds: Double) {
    let path = GesturePath.dragging(
      from: .zero, to: CGPoint(x: CGFloat(seconds), y: 1),
      as: Drag(press: seconds, velocity: XCUIGestureVelocity(CGFloat(seconds)), hold: seconds))
    #expect(path.duration.seconds <= 3 * GesturePath.longest)
    #expect(path.samples.count < 20_010)
  }

  @Test func swipesStayOnTheScreenAndAreLongEnough() {
    let screen = CGSize(width: 400, height: 800)
    let small = CGRect(x: 50, y: 50, width: 20, height: 20)
    let start = CGPoint(x: 60, y: 60)
    #expect(HandDirection.up.end(from: start, frame: small, screen: screen).y == 1)
    #expect(HandDirection.down.end(from: start, frame: small, screen: screen).y == 210)
    #expect(HandDirection.left.end(from: start, frame: small, screen: screen).x == 1)
    let row = CGRect(x: 0, y: 50, width: 390, height: 40)
    #expect(HandDirection.right.end(from: start, frame: row, screen: screen).x == 255)
  }
}
