import XCTest

/// A test on one screen of the gallery.
///
/// Failures can be collected instead of recorded, so that a test can say what a failure looks like.
class GalleryTestCase: XCTestCase {
  let app = XCUIApplication()
  private var isCollecting = false
  private var collected: [XCTIssue] = []

  /// The screen that the app opens on; `nil` for its table of contents.
  class var screen: String? { nil }

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    if let screen = Self.screen { open(screen) } else { app.launch() }
  }

  override func record(_ issue: XCTIssue) {
    if isCollecting { collected.append(issue) } else { super.record(issue) }
  }

  /// Launches the app on a screen.
  func open(_ screen: String) {
    app.launchArguments = ["-screen", screen]
    app.launch()
  }

  /// The issues that a block would have recorded.
  func issues(_ block: () throws -> Void) rethrows -> [XCTIssue] {
    collected = []
    isCollecting = true
    continueAfterFailure = true
    defer {
      isCollecting = false
      continueAfterFailure = false
    }
    try block()
    return collected
  }

  /// The texts of the failures that a block would have recorded.
  func failures(_ block: () throws -> Void) rethrows -> [String] {
    try issues(block).map(\.compactDescription)
  }

  /// How many seconds of the app's time a block takes.
  func seconds(_ block: () throws -> Void) rethrows -> TimeInterval {
    let start = Date()
    try block()
    return Date().timeIntervalSince(start)
  }
}
