import ElementModel
import Foundation
import Testing

@Suite struct TouchTests {
  @Test func aFingerIsSomewhereNearTheScreen() {
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      Touch(phase: .moved, location: CGPoint(x: x, y: y)).location
    }
    #expect(place(-3, 900.5) == CGPoint(x: -3, y: 900.5))
    #expect(place(.infinity, -1e300) == CGPoint(x: Touch.farthest, y: -Touch.farthest))
    #expect(place(.nan, 1) == CGPoint(x: 0, y: 1))
  }
}
