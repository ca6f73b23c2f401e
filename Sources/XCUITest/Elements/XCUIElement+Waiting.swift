import ElementModel
public import Foundation
import SessionProtocol

extension XCUIElement {
  /// Waits until a property has a value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - expectedValue: The value to wait for.
  ///   - timeout: Seconds after which to give up.
  /// - Returns: Whether it has; `false` does not fail the test.
  @preconcurrency
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool {
    let name = Self.name(of: keyPath)
    let criterion = WaitCriterion.property(
      name: name, element: reference.title, value: "\(expectedValue)")
    return wait(criterion, timeout: timeout) {
      element, isCheck in
      // A missing element has no attributes but can be told not to exist.
      guard element != nil || Self.isReadWithoutElement(keyPath) else {
        return "no match for \(self.reference.title)"
      }
      guard isCheck else { return nil }
      let value = self[keyPath: keyPath]
      return value == expectedValue ? nil : "\(name) is \(value)"
    }
  }

  /// Waits until the element exists.
  func awaitExistence(_ timeout: TimeInterval) -> Bool {
    wait(.exists(element: reference.title), timeout: timeout, holds: { $0 != nil }) {
      element, isCheck in
      if isCheck { self.logLook() }
      return element == nil ? "no match for \(self.reference.title)" : nil
    }
  }

  /// Waits until the element does not exist.
  func awaitNonExistence(_ timeout: TimeInterval) -> Bool {
    wait(.isGone(element: reference.title), timeout: timeout, holds: { $0 == nil }) {
      element, isCheck in
      if isCheck { self.logLook() }
      return element == nil ? nil : "\(self.reference.title) still exists"
    }
  }

  /// Waits for something about the element, with Xcode's lines in the log.
  ///
  /// - Parameters:
  ///   - criterion: What is waited for.
  ///   - timeout: Seconds after which to give up.
  ///   - holds: Whether the criterion is met by an element, or by none, as far as that alone says.
  ///   - unmet: Why the criterion is not met; also asked when the wait begins, which is no check
  ///     yet, so that nothing must be read or logged.
  /// - Returns: Whether it was met in time.
  private func wait(
    _ criterion: WaitCriterion, timeout: TimeInterval,
    holds: ((_ element: Element?) -> Bool)? = nil,
    unmet: (_ element: Element?, _ isCheck: Bool) -> String?
  ) -> Bool {
    guard let session = TestSession.current else { return false }
    return session.logged(Wording.waiting(for: criterion, seconds: timeout)) {
      var isCheck = false
      return session.wait(
        for: criterion, limit: timeout, missing: reference,
        holds: holds.map { holds in { self.settledMatch(in: session).map(holds) } }
      ) {
        defer { isCheck = true }
        let element = match(in: session)
        guard isCheck else { return (unmet(element, false), element?.id) }
        return session.logged(Wording.check(of: criterion, element: reference.title)) {
          (unmet(element, true), element?.id)
        }
      }
    }
  }

  /// Whether a property can be read when there is no element.
  private static func isReadWithoutElement(_ keyPath: AnyKeyPath) -> Bool {
    keyPath == \XCUIElement.exists || keyPath == \XCUIElement.isHittable
  }

  /// The element or none, where to look for it changes nothing; `nil` elsewhere.
  private func settledMatch(in session: TestSession) -> Element?? {
    guard session.application(reference.app)?.isSettled != false else { return nil }
    return .some(match(in: session))
  }

  private func logLook() {
    TestSession.current?.log(Wording.existenceCheck(of: reference.title))
  }
}
