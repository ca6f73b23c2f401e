import XCTest

/// A robot does what a person does and says what it did, step by step.
class Robot {
  private static let defaultTimeout: TimeInterval = 8

  let app: XCUIApplication

  init(_ app: XCUIApplication) {
    self.app = app
  }

  /// What can be said about an element.
  enum Condition {
    case exists, isHittable, doesNotExist, isEnabled, isDisabled
    case hasLabel(String)
    case labelContains(String)

    var predicate: NSPredicate {
      switch self {
      case .exists: return NSPredicate(format: "exists == true")
      case .isHittable: return NSPredicate(format: "isHittable == true")
      case .doesNotExist: return NSPredicate(format: "exists == false")
      case .isEnabled: return NSPredicate(format: "isEnabled == YES")
      case .isDisabled: return NSPredicate(format: "enabled == NO")
      case .hasLabel(let label): return NSPredicate(format: "label == %@", label)
      case .labelContains(let part):
        return NSPredicate(format: "%K CONTAINS[cd] %@", #"label"#, part)
      }
    }
  }

  @discardableResult
  func start(_ arguments: String...) -> Self {
    app.launchArguments = arguments
    app.launch()
    return assert(app, .exists)
  }

  @discardableResult
  func tap(_ element: XCUIElement, timeout: TimeInterval = Robot.defaultTimeout) -> Self {
    assert(element, .isHittable, timeout: timeout)
    element.tap()
    return self
  }

  @discardableResult
  func assert(
    _ element: XCUIElement, _ conditions: Condition..., timeout: TimeInterval = defaultTimeout,
    file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    let expectations = conditions.map {
      XCTNSPredicateExpectation(predicate: $0.predicate, object: element)
    }
    guard XCTWaiter.wait(for: expectations, timeout: timeout) == .completed else {
      let unmet = expectations.map { $0.predicate.predicateFormat }.joined(separator: ", ")
      XCTFail("\(type(of: self)): not \(unmet)", file: file, line: line)
      return self
    }
    return self
  }

  /// Lets a robot say something in a language of its own.
  @discardableResult
  func expect(_ statement: String, _ block: (Self) throws -> Bool) rethrows -> Self {
    let isTrue = try XCTContext.runActivity(named: statement) { _ in try block(self) }
    XCTAssertTrue(isTrue, statement)
    return self
  }

  /// Hands over to another robot; the chain goes on with what that one returns.
  func then<Other: Robot>(_ other: (XCUIApplication) -> Other) -> Other {
    other(app)
  }
}
