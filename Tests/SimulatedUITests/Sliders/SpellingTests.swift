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
      Stepper(value: $count) { Text("e") }
      Stepper(onIncrement: { count += 1 }, onDecrement: nil) { Text("g") }
    }
  }
}

@MainActor @Suite(.serialized) struct SpellingTests {
  @Test func newAndOlderSpellingsStandSideBySide() {
    let driver = AppDriver { Spellings() }
    #expect(driver.labels(.slider) == ["a", "b"])
    #expect(driver.labels(.stepper) == ["d", "e"])
  }
}
