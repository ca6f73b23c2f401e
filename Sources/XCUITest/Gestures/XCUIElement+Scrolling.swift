import SessionProtocol

extension XCUIElement {
  /// Scrolls whatever contains the element until it can be touched.
  ///
  /// Not documented by Apple, but used by public suites.
  public func scrollToVisible() {
    guard let session = TestSession.current else { return }
    act(.scrollToVisible) { element throws(ActionFailure) in
      _ = try session.hitPoint(of: element, self.reference)
    }
  }
}
