import XCTest

/// A flow over several pages that tests share.
protocol TestUseCase {
  /// The page on which the flow ends.
  associatedtype Landing

  init(app: XCUIApplication)

  func execute() -> Landing
}
