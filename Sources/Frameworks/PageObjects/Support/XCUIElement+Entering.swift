import XCTest

extension XCUIElement {
  /// Taps a field and types into it.
  ///
  /// - Parameter text: What to type; `nil` leaves the field as it is.
  @preconcurrency
  public func enter(_ text: String?) {
    guard let text else { return }
    tap()
    typeText(text)
  }
}
