import Foundation
import Testing

@testable import SimulatedUIKit

struct UIColorTests {
  @Test func aColourComesOutOfAnArchiveAsItWent() throws {
    for color in [UIColor.systemTeal, UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)] {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: color, requiringSecureCoding: true)
      let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
      #expect(read == color)
    }
  }

  @Test func equalColoursAreOneInASet() {
    let colors: Set = [UIColor.red, UIColor(named: "red"), UIColor.blue]
    #expect(colors.count == 2)
    #expect(UIColor.red.isEqual(UIColor(named: "red")) && !UIColor.red.isEqual("red"))
  }
}
