import ElementModel
import Foundation

extension XCUIElement {
  /// The value of a property by its name, as Objective-C's key-value coding gives it on Apple's
  /// systems; for `hasKeyboardFocus` there is no other way.
  ///
  /// - Parameter key: The property, such as `hasKeyboardFocus`, `exists` or `hittable`.
  /// - Returns: The value; `nil` for properties that elements do not have, which fails the test.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "exists", "existsNoRetry": return exists
    case "hittable", "isHittable": return isHittable
    case "hasKeyboardFocus": return hasKeyboardFocus
    case "hasFocus": return hasFocus
    case "identifier": return identifier
    case "label": return label
    case "title": return title
    case "value": return value
    case "placeholderValue": return placeholderValue
    case "enabled", "isEnabled": return isEnabled
    case "selected", "isSelected": return isSelected
    case "elementType": return elementType.rawValue
    case "frame": return frame
    case "application": return application
    case "horizontalSizeClass": return horizontalSizeClass.rawValue
    case "verticalSizeClass": return verticalSizeClass.rawValue
    default:
      TestSession.current?.failUndefined(key: key, of: "XCUIElement")
      return nil
    }
  }

  /// The app that the element is looked for in; XCTest has it by key-value coding alone.
  private var application: XCUIApplication {
    switch reference.app {
    case .target: XCUIApplication()
    case .bundle(let identifier): XCUIApplication(bundleIdentifier: identifier)
    case .file(let url): XCUIApplication(url: url)
    }
  }
}

extension XCUIElementQuery {
  /// The value of a property by its name.
  ///
  /// - Parameter key: `count`.
  /// - Returns: The value; `nil` for properties that queries do not have, which fails the test.
  public func value(forKey key: String) -> Any? {
    guard key != "count" else { return count }
    TestSession.current?.failUndefined(key: key, of: "XCUIElementQuery")
    return nil
  }
}

extension TestSession {
  /// Fails the test for reading a key that a class does not have.
  fileprivate func failUndefined(key: String, of className: String) {
    fail(
      "[<\(className)> valueForUndefinedKey:]: this class is not key value coding-compliant for "
        + "the key \(key).")
  }
}
