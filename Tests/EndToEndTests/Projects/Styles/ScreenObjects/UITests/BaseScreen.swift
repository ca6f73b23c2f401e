import XCTest

typealias ElementGetter = (XCUIApplication) -> XCUIElement

/// A screen that cannot be made unless it is on display.
open class BaseScreen {
  enum WaitError: Error, Equatable {
    case timedOut(screen: String)
  }

  public let app: XCUIApplication
  private let getters: [ElementGetter]
  private let timeout: TimeInterval

  /// All elements that say that the screen is there.
  public var expectedElements: [XCUIElement] { getters.map { $0(app) } }

  /// The first of them.
  public var expectedElement: XCUIElement { expectedElements[0] }

  public var isLoaded: Bool { expectedElements.allSatisfy { $0.exists } }

  init(
    expectedElementGetters getters: [ElementGetter], app: XCUIApplication = XCUIApplication(),
    timeout: TimeInterval = 10
  ) throws {
    self.app = app
    self.getters = getters
    self.timeout = timeout
    try XCTContext.runActivity(named: "Confirm screen \(type(of: self)) is loaded") { activity in
      let note = XCTAttachment(string: app.debugDescription)
      note.name = "\(type(of: self)) hierarchy"
      activity.add(note)
      try waitForScreen()
    }
  }

  init(
    expectedElementGetter: @escaping ElementGetter, app: XCUIApplication = XCUIApplication(),
    timeout: TimeInterval = 10
  ) throws {
    self.app = app
    self.getters = [expectedElementGetter]
    self.timeout = timeout
    try waitForScreen()
  }

  @discardableResult
  func waitForScreen() throws -> Self {
    for element in expectedElements where !element.waitForExistence(timeout: timeout) {
      throw WaitError.timedOut(screen: String(describing: type(of: self)))
    }
    return self
  }

  /// Whether a screen is shown now, without waiting for it.
  static func isLoaded<Screen: BaseScreen>(
    _ makeScreen: @autoclosure () throws -> Screen
  ) -> Bool {
    (try? makeScreen().isLoaded) ?? false
  }
}

extension XCUIElementQuery {
  /// The element at an index, as of an array.
  subscript(index: Int) -> XCUIElement { element(boundBy: index) }

  var lastMatch: XCUIElement { self[count - 1] }
}

extension XCUIElement {
  var stringValue: String? { value as? String }

  func type(text: String) {
    tap()
    typeText(text)
  }
}
