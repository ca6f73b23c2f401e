import DeviceServices
import ElementModel
import Foundation
import Testing
import XCUITest

@testable import TestHost

/// What the system puts to the person in an app's name, apart from requests for consent.
@MainActor
struct SystemPromptTests {
  /// What the person has answered.
  private final class Answers: Sendable {
    @MainActor var all: [String] = []
  }

  private func prompt(_ app: String, _ answers: Answers) -> SystemPrompt {
    SystemPrompt(
      app: app, style: .sheet, title: "App Store", lines: ["Coin", "$0.99"],
      buttons: [
        .init("Purchase") { answers.all.append("bought") },
        .init("Cancel", identifier: "dismiss") { answers.all.append("cancelled") },
      ])
  }

  @Test func aSheetComesFromBelowAndIsNoAlert() throws {
    let test = try TestDevice("com.example.sheet")
    let answers = Answers()
    test.notes.launch(arguments: [], environment: [:])

    #expect(DeviceServices.shared.prompts.present(prompt("com.example.sheet", answers)))

    #expect(test.alert == nil)
    let tree = test.device.springboard.snapshot()
    let texts = tree.elements.filter { $0.type == .staticText }.map(\.label)
    #expect(texts.suffix(3) == ["App Store", "Coin", "$0.99"])
    let cancel = try #require(tree.elements.first { $0.identifier == "dismiss" })
    #expect(cancel.label == "Cancel")
    #expect(cancel.frame.maxY <= test.device.screenSize.height)
    #expect(cancel.frame.minY > test.device.screenSize.height / 2)
    #expect(test.label("phase", of: test.notes) == "inactive")
    #expect(try #require(TestDevice.element("Add", in: test.notes.snapshot())).hitPoint == nil)

    try test.tap("Purchase", in: test.device.springboard)

    #expect(answers.all == ["bought"])
    #expect(test.label("phase", of: test.notes) == "active")
  }

  @Test func aSheetGoesWithItsApp() throws {
    let test = try TestDevice("com.example.gone")
    let answers = Answers()
    test.notes.launch(arguments: [], environment: [:])
    _ = DeviceServices.shared.prompts.present(prompt("com.example.gone", answers))

    test.notes.terminate()

    let labels = test.device.springboard.snapshot().elements.map(\.label)
    #expect(!labels.contains("Purchase"))
    #expect(answers.all.isEmpty)
  }
}
