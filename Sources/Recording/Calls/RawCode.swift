import ElementModel
import SessionProtocol
import SourceIndex
import SourceModel

/// Writes what was done or asserted as a test without page objects would.
struct RawCode {
  private let locators: [NamedLocator]
  /// Whether the test class has a property that is the app, which its set-up may have prepared.
  private let hasApp: Bool
  /// The screens on which locators are to find no second element.
  var screens = RecordedScreens()

  init(_ index: ProjectIndex, testClass: String?) {
    locators = QueryExpressionParser.locators(of: index)
    hasApp = testClass.map { index.deeds.value.apps[$0] != nil } ?? false
  }

  /// The way to find an element that lasts best.
  private func locator(_ id: Int?, in tree: ElementTree) -> String {
    id.flatMap { screens.locators($0, in: tree, pages: locators).first?.text } ?? "app"
  }

  /// Statements that launch the app with all that it is launched with.
  static func launch(_ launch: HandLaunch, adding: Bool = false) -> [String] {
    let arguments = launch.arguments.map(SwiftLiteral.readable).joined(separator: ", ")
    let variables = launch.environment.sorted { $0.key < $1.key }.map { name, value in
      "app.launchEnvironment[\(SwiftLiteral.readable(name))] = \(SwiftLiteral.readable(value))"
    }
    let words =
      arguments.isEmpty ? [] : ["app.launchArguments \(adding ? "+=" : "=") [\(arguments)]"]
    return words + variables + ["app.launch()"]
  }

  /// Statements that launch the app.
  ///
  /// - Parameters:
  ///   - added: What it is launched with besides what it was launched with before.
  ///   - all: All that it is launched with.
  /// - Returns: The statements.
  func launch(_ added: HandLaunch, of all: HandLaunch) -> [String] {
    Self.launch(hasApp ? added : all, adding: hasApp)
  }

  /// Code on `app` that does what was done.
  func code(
    for action: RecordedAction, _ secrets: Secrets, at chosen: String? = nil
  ) -> String {
    let place = chosen ?? locator(action.elementID, in: action.before)
    switch action.kind {
    case .tap: return "\(place).tap()"
    case .doubleTap: return "\(place).doubleTap()"
    case .press(let seconds): return "\(place).press(forDuration: \(seconds))"
    case .type(let text): return "\(place).typeText(\(secrets.swift(for: text)))"
    case .swipe(let direction):
      let name = direction.rawValue
      return "\(place).swipe\(name.prefix(1).uppercased())\(name.dropFirst())()"
    case .scroll(let dx, let dy):
      let way =
        abs(dy) >= abs(dx) ? (dy < 0 ? "Up" : "Down") : (dx < 0 ? "Left" : "Right")
      return "\(place).swipe\(way)()"
    case .adjustSlider(let position):
      return "\(place).adjust(toNormalizedSliderPosition: \(position))"
    case .adjustWheel(let value):
      return "\(place).adjust(toPickerWheelValue: \(SwiftLiteral.readable(value)))"
    case .drag(let press, _):
      guard let goal = action.goalID else { return unwritten(action) }
      let end = locator(goal, in: action.before)
      return
        "\(place).press(forDuration: \(press ?? HandAction.dragPress), thenDragTo: \(end))"
    case .twoFingerTap: return "\(place).twoFingerTap()"
    case .pinch(let scale, let velocity):
      return "\(place).pinch(withScale: \(scale), velocity: \(velocity))"
    case .rotate(let radians): return "\(place).rotate(\(radians), withVelocity: 1)"
    case .pressButton(let name) where name.lowercased() == "home":
      return "XCUIDevice.shared.press(.home)"
    case .setOrientation(let name) where name.isSwiftName:
      return "XCUIDevice.shared.orientation = .\(name)"
    default: return unwritten(action)
    }
  }

  /// A comment that says what there is no code for.
  private func unwritten(_ action: RecordedAction) -> String {
    // As a literal, in which no label can end the line or turn the text round.
    "// Not recorded: \(SwiftLiteral.readable(action.title))"
  }

  /// An assertion.
  func code(for check: RecordedCheck, _ secrets: Secrets, at chosen: String? = nil) -> String {
    let place = chosen ?? locator(check.elementID, in: check.tree)
    switch check.subject {
    case .exists: return "XCTAssertTrue(\(place).exists)"
    case .isGone: return "XCTAssertFalse(\(place).exists)"
    case .text(let attribute):
      let shown = check.tree.element(withID: check.elementID)?.text(attribute) ?? ""
      let cast = attribute == "value" ? " as? String" : ""
      return "XCTAssertEqual(\(place).\(attribute)\(cast), \(secrets.swift(for: shown)))"
    case .holds(let attribute, let holds):
      return "\(holds ? "XCTAssertTrue" : "XCTAssertFalse")(\(place).\(attribute))"
    }
  }

  /// A wait for an element.
  func wait(for check: RecordedCheck, seconds: Double) -> String {
    let limit = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    let place = locator(check.elementID, in: check.tree)
    return "XCTAssertTrue(\(place).waitForExistence(timeout: \(limit)))"
  }
}
