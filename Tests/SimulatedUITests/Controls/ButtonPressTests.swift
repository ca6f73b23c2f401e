import ElementModel
import Foundation
import SwiftUI
import Testing

private struct Shouting: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      if configuration.isPressed { Text("pressed") }
    }
  }
}

private struct Twice: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onTapGesture {
      configuration.trigger()
      configuration.trigger()
    }
  }
}

private struct Buttons: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("count \(count)")
        Button("Add") { count += 1 }
        Button("Never") { count += 100 }.disabled(true)
        NavigationLink("Go") { Text("gone") }
        Menu("More") { Button("Ten") { count += 10 } }
        Link("Web", destination: URL(filePath: "/page"))
        NavigationLink("Double") { Text("twice") }.buttonStyle(Twice())
      }
      .buttonStyle(Shouting())
    }
  }
}

@MainActor @Suite(.serialized) struct ButtonPressTests {
  @Test(arguments: [
    ("Add", ElementType.button), ("Go", .button), ("More", .button), ("Web", .link),
  ])
  func aStyleSeesThatAFingerIsDown(name: String, type: ElementType) throws {
    let driver = AppDriver { Buttons() }
    #expect(driver.find(name)?.type == type)
    let point = try driver.point(name)
    driver.press(at: point)
    driver.wait(.milliseconds(100))
    #expect(driver.exists("\(name), pressed"))
    // Far away the button is let go of, and nothing happens.
    let away = point.moved(0, 300)
    driver.move(from: point, to: away)
    #expect(driver.exists(name))
    driver.lift(at: away)
    driver.settle()
    #expect(driver.exists("count 0"))
  }

  @Test func aPressThatEndsOnTheButtonRunsItsAction() throws {
    let driver = AppDriver { Buttons() }
    try driver.tap("Add")
    #expect(driver.exists("count 1"))
    #expect(driver.exists("Add") && !driver.exists("Add, pressed"))
    try driver.tap("More")
    try driver.tap("Ten")
    #expect(driver.exists("count 11"))
    try driver.tap("Go")
    #expect(driver.exists("gone"))
  }

  @Test func aDisabledButtonIsNotPressed() throws {
    let driver = AppDriver { Buttons() }
    let frame = try #require(driver.find("Never")?.frame)
    driver.press(at: CGPoint(x: frame.midX, y: frame.midY))
    driver.wait(.milliseconds(100))
    #expect(driver.exists("Never"))
  }

  @Test func aPrimitiveStyleRunsWhatALinkDoes() throws {
    let driver = AppDriver { Buttons() }
    try driver.tap("Double")
    #expect(driver.exists("twice"))
  }
}
