import ElementModel
import Foundation
import SimulatedUIKit

/// Values as failure messages show them.
enum ValueText {
  /// A value in the words of Apple's systems: rectangles and the like are short there, and
  /// enumerations that come from Objective-C show their numbers.
  static func describe<Value>(_ value: Value) -> String {
    switch value {
    case let point as CGPoint: "(\(point.x), \(point.y))"
    case let size as CGSize: "(\(size.width), \(size.height))"
    case let rect as CGRect:
      "(\(rect.origin.x), \(rect.origin.y), \(rect.size.width), \(rect.size.height))"
    case let result as XCTWaiter.Result: enumeration("XCTWaiterResult", result.rawValue)
    case let type as ElementType: enumeration("XCUIElementType", type.rawValue)
    case let state as XCUIApplication.State:
      enumeration("XCUIApplicationState", state.rawValue)
    case let size as SizeClass: enumeration("XCUIUserInterfaceSizeClass", size.rawValue)
    case let orientation as UIDeviceOrientation:
      enumeration("UIDeviceOrientation", orientation.rawValue)
    case let appearance as XCUIDevice.Appearance:
      enumeration("XCUIDeviceAppearance", appearance.rawValue)
    default: "\(value)"
    }
  }

  private static func enumeration(_ name: String, _ number: some BinaryInteger) -> String {
    "\(name)(rawValue: \(number))"
  }
}
