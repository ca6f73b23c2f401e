import ElementModel
import Foundation
import Testing

@testable import XCUITest

@MainActor
@Suite(.serialized) struct DebugDescriptionTests {
  private func device() -> FakeDevice {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, label: "Fake"))
    builder.open(
      Element(
        id: 1, type: .window, frame: CGRect(x: 0, y: 0, width: 420, height: 912),
        traits: .mainWindow))
    builder.add(
      Element(
        id: 2, type: .button, identifier: "back", label: "YOU'RE", value: "0%",
        placeholderValue: "P", frame: CGRect(x: 24, y: 89.66, width: 12.33, height: 17),
        isEnabled: false, isSelected: true))
    let device = FakeDevice()
    device.app.tree = builder.tree
    return device
  }

  private let button = """
    Button, 0x104800280, {{24.0, 89.7}, {12.3, 17.0}}, identifier: 'back', label: 'YOU'RE', \
    placeholderValue: 'P', value: 0%, Selected, Disabled
    """

  @Test func anAppIsDescribedAsXcodeDoes() {
    let recording = Recording.run(on: device()) {
      #expect(
        XCUIApplication().debugDescription == """
          Attributes: Application, 0x104800000, pid: 70877, label: 'Fake'
          Element subtree:
           →Application, 0x104800000, pid: 70877, label: 'Fake'
              Window (Main), 0x104800140, {{0.0, 0.0}, {420.0, 912.0}}
                \(button)
          Path to element:
           →Application, 0x104800000, pid: 70877, label: 'Fake'
          Query chain:
           →Find: Target Application 'com.example.Fake'
            Output: {
              Application, 0x104800000, pid: 70877, label: 'Fake'
            }
          """)
    }
    #expect(
      recording.log == ["Requesting snapshot of accessibility hierarchy for app with pid 70877"])
  }

  @Test func anElementIsDescribedWithItsWay() {
    _ = Recording.run(on: device()) {
      let text = XCUIApplication().buttons["back"].debugDescription
      #expect(
        text.hasPrefix(
          """
          Attributes: \(button)
          Element subtree:
           →\(button)
          Path to element:
           →Application, 0x104800000, pid: 70877, label: 'Fake'
            ↳Window (Main), 0x104800140, {{0.0, 0.0}, {420.0, 912.0}}
             ↳\(button)
          Query chain:
           →Find: Target Application 'com.example.Fake'
          """))
    }
  }

  @Test func aQueryIsDescribedByItsSteps() {
    let recording = Recording.run(on: device()) {
      #expect(
        XCUIApplication().buttons.debugDescription == """
          Find: Target Application 'com.example.Fake'
            Output: {
              Application, 0x104800000, pid: 70877, label: 'Fake'
            }
            ↪︎Find: Descendants matching type Button
              Output: {
                \(button)
              }
          """)
    }
    #expect(recording.log.last == "Find: Descendants matching type Button")
  }

  @Test func whatIsNotThereHasOnlyItsQuery() {
    _ = Recording.run(on: device()) {
      let text = XCUIApplication().switches["x"].debugDescription
      #expect(text.hasPrefix("Query chain:\n →Find: Target Application"))
      #expect(text.hasSuffix("      Output: {\n      }"))
    }
  }

  @Test func theShortFormIsWhatMessagesSay() {
    _ = Recording.run(on: device()) {
      let app = XCUIApplication()
      #expect(app.description == "Target Application 'com.example.Fake'")
      #expect(app.buttons["back"].description == #""back" Button"#)
      #expect(app.buttons.firstMatch.description == "Button (First Match)")
      #expect(app.buttons["back"].firstMatch.description == #""back" Button"#)
      #expect(app.buttons.element(boundBy: 0).description == "Button (Element at index 0)")
      #expect(
        app.windows.allElementsBoundByAccessibilityElement.map(\.description)
          == ["Window at {{0.0, 0.0}, {420.0, 912.0}}"])
      #expect(
        XCUIApplication(bundleIdentifier: "com.a.b").description == "Application 'com.a.b'")
    }
  }
}
