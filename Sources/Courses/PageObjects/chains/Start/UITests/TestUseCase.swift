import XCTest

/// A flow over several pages that tests share.
protocol TestUseCase {
  init(app: XCUIApplication)
}
