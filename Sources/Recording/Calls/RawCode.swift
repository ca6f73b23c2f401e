import ElementModel
import SessionProtocol
import SourceIndex
import SourceModel

/// Writes an action as a test without page objects would do it.
struct RawCode {
  private let locators: [NamedLocator]

  init(_ index: ProjectIndex) { locators = QueryExpressionParser.locators(of: index) }

  /// Code on `app` that does what was done.
  func code(for action: RecordedAction) -> String {
    let place =
      action.elementID.flatMap { id in
        SuggestedLocators.of(elementWithID: id, in: action.before, pages: locators).first?.text
      } ?? "app"
    switch action.kind {
    case .tap: return "\(place).tap()"
    case .doubleTap: return "\(place).doubleTap()"
    case .press(let seconds): return "\(place).press(forDuration: \(seconds))"
    case .type(let text): return "\(place).typeText(\(SwiftLiteral.readable(text)))"
    case .swipe(let direction):
      let name = direction.rawValue
      return "\(place).swipe\(name.prefix(1).uppercased())\(name.dropFirst())()"
    case .adjustSlider(let position):
      return "\(place).adjust(toNormalizedSliderPosition: \(position))"
    case .adjustWheel(let value):
      return "\(place).adjust(toPickerWheelValue: \(SwiftLiteral.readable(value)))"
    case .pressButton: return "XCUIDevice.shared.press(.home)"
    default: return "\(place).tap()"
    }
  }
}
