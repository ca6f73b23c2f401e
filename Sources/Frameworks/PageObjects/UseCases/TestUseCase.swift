import XCTest

/// A scenario over several pages that tests share, such as signing in.
///
/// Its `execute` method takes what the scenario needs and calls the pages. Classes, structures and
/// actors can be use cases.
public protocol TestUseCase {
  /// Creates the scenario for an app, wherever the app stands.
  ///
  /// - Parameter app: The app.
  @preconcurrency @MainActor init(app: XCUIApplication)
}
