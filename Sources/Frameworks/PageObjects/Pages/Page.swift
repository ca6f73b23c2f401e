import XCTest

/// A page object that is recognised by its title.
///
/// Classes, structures and actors can be pages. Methods of a page return the page that they lead to,
/// so that a test reads as the chain of what the person does.
public protocol Page {
  /// The app that the page belongs to.
  @preconcurrency @MainActor var app: XCUIApplication { get }

  /// What tells the page from others, mostly its navigation bar.
  @preconcurrency @MainActor var pageTitle: XCUIElement { get }

  /// Whether the page is shown now; a page may ask for more than its title.
  @preconcurrency @MainActor var exists: Bool { get }
}

extension Page {
  /// Whether the page's title is shown now.
  @preconcurrency @MainActor public var exists: Bool { pageTitle.exists }

  /// Waits until the page is shown.
  ///
  /// - Parameter required: Whether the test fails if it is not.
  /// - Returns: This page; `nil` if it is not shown in time.
  @discardableResult @preconcurrency @MainActor
  public func waitForPage(required: Bool = true) -> Self? {
    let unmet = Utility.waitForExpression(
      self.exists ? nil : "the page does not exist", timeout: Constants.standardTimeout,
      purpose: "'\(Self.self)' to exist")
    guard let unmet else { return self }
    if required { Utility.failWithAlertCheck("Failed opening '\(Self.self)' view: \(unmet)") }
    return nil
  }
}
