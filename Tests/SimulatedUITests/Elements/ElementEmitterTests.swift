import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct ElementEmitterTests {
  @Test func opaqueSiblingsInFrontCoverWhatIsBehind() throws {
    let driver = AppDriver {
      ZStack {
        Button("behind") {}
        Color.red.frame(width: 200, height: 200)
        Button("front") {}
      }
    }
    #expect(driver.find("behind")?.isHittable == false)
    #expect(driver.find("front")?.isHittable == true)
  }

  @Test func backgroundsDoNotCoverTheirContent() throws {
    let driver = AppDriver { Button("go") {}.padding().background(Color.blue) }
    let button = try #require(driver.find("go"))
    #expect(button.hitPoint == CGPoint(x: button.frame.midX, y: button.frame.midY))
  }

  @Test func contentBelowTheFoldIsNotHittable() throws {
    let driver = AppDriver {
      ScrollView {
        VStack { ForEach(0..<60) { Text("row \($0)") } }
      }
    }
    #expect(driver.find("row 0")?.isHittable == true)
    #expect(driver.find("row 59")?.isHittable == false)
  }

  @Test func innermostInteractionWins() throws {
    struct Nested: View {
      @State private var outer = 0
      @State private var inner = 0
      var body: some View {
        VStack {
          Text("outer \(outer)")
          Button("inner \(inner)") { inner += 1 }
        }
        .onTapGesture { outer += 1 }
      }
    }
    let driver = AppDriver { Nested() }
    try driver.tap("inner 0")
    #expect(driver.exists("inner 1"))
    #expect(driver.exists("outer 0"))
    try driver.tap("outer 0")
    #expect(driver.exists("outer 1"))
  }

  @Test func disabledControlsAreHittableAndDoNothing() throws {
    struct Disabled: View {
      @State private var count = 0
      var body: some View { Button("taps \(count)") { count += 1 }.disabled(true) }
    }
    let driver = AppDriver { Disabled() }
    let button = try #require(driver.find("taps 0"))
    #expect(!button.isEnabled)
    #expect(button.isHittable)
    try driver.tap("taps 0")
    #expect(driver.exists("taps 0"))
  }

  @Test func hiddenViewsAreNoElements() {
    let driver = AppDriver {
      VStack {
        Text("hidden").hidden()
        Text("clear").opacity(0)
        Text("silent").accessibilityHidden(true)
        Text("")
        Text("shown")
      }
    }
    #expect(driver.labels(.staticText) == ["shown"])
  }
}
