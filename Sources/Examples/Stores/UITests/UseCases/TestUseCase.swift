import XCTest

/// A scenario over several pages that tests share.
public protocol TestUseCase: Actor {
  /// Makes the scenario for the given app, wherever the app stands.
  @MainActor
  init(app: XCUIApplication)
}
