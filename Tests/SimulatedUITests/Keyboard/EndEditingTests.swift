import ElementModel
import SimulatedUIKit
import SwiftUI
import Testing

private struct Search: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("find", text: $text)
      Button("by message") {
        UIApplication.shared.sendAction(
          Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
      }
      Button("by window") { UIApplication.shared.windows.forEach { $0.endEditing(true) } }
      Button("by another message") {
        UIApplication.shared.sendAction(Selector("paste:"), to: nil, from: nil, for: nil)
      }
    }
  }
}

/// How apps put the keyboard away that cannot say `@FocusState`.
@MainActor @Suite(.serialized) struct EndEditingTests {
  @Test(arguments: [("by message", false), ("by window", false), ("by another message", true)])
  func theKeyboardGoes(button: String, stays: Bool) throws {
    let driver = AppDriver { Search() }
    let field = try #require(driver.elements.first { $0.placeholderValue == "find" })
    driver.app.tap(at: try #require(field.hitPoint))
    driver.settle()
    #expect(driver.app.hasKeyboardFocus)

    try driver.tap(button)
    driver.settle()
    #expect(driver.app.hasKeyboardFocus == stays)
    #expect(driver.elements.contains { $0.type == .keyboard } == stays)
  }
}
