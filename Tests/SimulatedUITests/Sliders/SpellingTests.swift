import ElementModel
import SwiftUI
import Testing

private struct Spellings: View {
  @State private var value = 0.5
  @State private var count = 1

  var body: some View {
    VStack {
      Slider(value: $value, in: 0...1) { Text("a") }
      Slider(value: $value, in: 0...1, step: 0.1) { Text("b") }
      SwiftUI.Stepper(value: $count, in: 0...5) { Text("d") }
      SwiftUI.Stepper(value: $count) { Text("e") }
      SwiftUI.Stepper("h", value: $value, in: 0...1, step: 0.1, format: .number)
      Slider(value: $value, onEditingChanged: { _ in }) { Text("c") }
      SwiftUI.Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text("g") }
    }
  }
}

@MainActor @Suite(.serialized) struct SpellingTests {
  @Test func newAndOlderSpellingsStandSideBySide() {
    let driver = AppDriver { Spellings() }
    #expect(driver.labels(.slider) == ["a", "b", "c"])
    #expect(driver.labels(.stepper) == ["d", "e", "h", "g"])
    #expect(driver.find("h", .stepper)?.value == "0.5")
  }
}
