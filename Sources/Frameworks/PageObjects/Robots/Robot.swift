import XCTest

/// The base class of robots: each does one scenario with an app, and says what it sees.
///
/// A page object stands for a screen, a robot for a task that may lead over several screens. Its
/// methods return it, or the robot for the next task, so that a test reads as a list of
/// instructions. A robot may well use page objects.
@preconcurrency @MainActor
open class Robot {
  /// The app that the robot works with.
  public let app: XCUIApplication

  /// Creates a robot.
  ///
  /// - Parameter app: The app that it works with.
  public required init(app: XCUIApplication) { self.app = app }

  /// Taps an element once it is there.
  ///
  /// - Parameter element: The element; the test fails if it does not appear.
  /// - Returns: This robot.
  @discardableResult
  open func tap(_ element: XCUIElement) -> Self {
    expect(element)
    element.tap()
    return self
  }

  /// Types into a field once it is there.
  ///
  /// - Parameters:
  ///   - text: What to type; `nil` leaves the field as it is.
  ///   - field: The field; the test fails if it does not appear.
  /// - Returns: This robot.
  @discardableResult
  open func type(_ text: String?, into field: XCUIElement) -> Self {
    guard let text else { return self }
    expect(field)
    field.enter(text)
    return self
  }

  /// Waits until something is true of an element, and fails the test if that does not happen.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - property: What must be true of it; `nil` for that it exists.
  ///   - timeout: Seconds after which to give up.
  /// - Returns: This robot.
  @discardableResult
  open func expect(
    _ element: XCUIElement, _ property: KeyPath<XCUIElement, Bool>? = nil,
    timeout: TimeInterval = Constants.standardTimeout
  ) -> Self {
    if !element.wait(until: property ?? \.exists, timeout: timeout) {
      Utility.failWithAlertCheck("\(Self.self) waited in vain for \(element)", app: app)
    }
    return self
  }

  /// Hands over to another robot.
  ///
  /// - Parameter next: The robot for the next task.
  /// - Returns: That robot.
  open func then<Next: Robot>(_ next: Next.Type) -> Next { next.init(app: app) }
}
