import ElementModel
import SwiftUI
import Testing

private struct Sound: View {
  @State private var volume = 0.5
  @State private var stars = 2.0
  @State private var guests = 1
  @State private var isEditing = false
  @State private var log = ""

  var body: some View {
    Form {
      Slider(value: $volume) {
        Text("Volume")
      } onEditingChanged: {
        isEditing = $0
        log += $0 ? "+" : "-"
      }
      Slider(value: $stars, in: 0...5, step: 1) {
        Text("Stars")
      } minimumValueLabel: {
        Text("none")
      } maximumValueLabel: {
        Text("all")
      }
      SwiftUI.Stepper("Guests: \(guests)", value: $guests, in: 1...3)
        .accessibilityIdentifier("guests")
      SwiftUI.Stepper("Nameless", onIncrement: nil, onDecrement: nil)
      SwiftUI.Stepper("Plain", onIncrement: { log += "u" }, onDecrement: nil)
        .accessibilityIdentifier("plain")
      Text("log \(log) \(Int(stars))")
    }
  }
}

@MainActor @Suite(.serialized) struct SliderTests {
  private func thumb(_ driver: AppDriver, _ label: String, at part: CGFloat) throws -> CGPoint {
    let frame = try #require(driver.find(label, .slider)).frame
    return CGPoint(x: frame.minX + frame.width * part, y: frame.midY)
  }

  @Test func theThumbIsDragged() throws {
    let driver = AppDriver { Sound() }
    #expect(driver.find("Volume", .slider)?.value == "50%")
    let start = try thumb(driver, "Volume", at: 0.5)
    driver.drag(from: start, to: try thumb(driver, "Volume", at: 0.8))
    #expect(driver.find("Volume", .slider)?.value == "80%")
    #expect(driver.exists("log +- 2"))
    driver.drag(from: try thumb(driver, "Volume", at: 0.8), to: start.moved(900, 0))
    #expect(driver.find("Volume", .slider)?.value == "100%")
  }

  @Test func aFingerBesideTheThumbMovesNothing() throws {
    let driver = AppDriver { Sound() }
    driver.app.tap(at: try thumb(driver, "Volume", at: 0.9))
    let far = try thumb(driver, "Volume", at: 0.1)
    driver.drag(from: far, to: far.moved(80, 0))
    #expect(driver.find("Volume", .slider)?.value == "50%")
    #expect(driver.exists("log  2"))
  }

  @Test func aSliderWithStepsStopsAtThem() throws {
    let driver = AppDriver { Sound() }
    #expect(driver.find("Stars", .slider)?.value == "40%")
    driver.drag(
      from: try thumb(driver, "Stars", at: 0.4), to: try thumb(driver, "Stars", at: 0.83))
    #expect(driver.find("Stars", .slider)?.value == "80%")
    #expect(driver.exists("log  4"))
    #expect(driver.exists("none", .staticText) && driver.exists("all", .staticText))
  }

  @Test func aStepperHasTwoButtonsAndStopsAtItsEnds() throws {
    let driver = AppDriver { Sound() }
    #expect(driver.exists("Guests: 1", .staticText))
    #expect(driver.exists("Guests: 1", .stepper))
    #expect(driver.find("guests-Decrement", .button)?.isEnabled == false)
    try driver.tap("guests-Increment", .button)
    try driver.tap("guests-Increment", .button)
    #expect(driver.find("guests-Increment", .button)?.isEnabled == false)
    try driver.tap("guests-Decrement", .button)
    #expect(driver.exists("Guests: 2", .staticText))
  }

  @Test func buttonsOfAStepperAreNamedAfterIt() throws {
    let driver = AppDriver { Sound() }
    #expect(driver.exists("plain", .stepper))
    #expect(driver.find("plain-Decrement")?.label == "Decrement")
    try driver.tap("plain-Increment", .button)
    #expect(driver.exists("log u 2"))
    #expect(driver.elements.contains { $0.identifier == "Increment" && $0.label == "Increment" })
  }
}
