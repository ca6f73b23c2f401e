import ElementModel
import Foundation
import SessionProtocol
import SourceModel
import Testing

@testable import ExplorerCore

/// What is said of keys and buttons that what is on the screen does not have.
@Suite struct ChoicesTests {
  private let scene = CauseScene()

  private func keyboard(_ keys: [String], buttons: [String] = []) -> Event.Content {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application))
    builder.open(Element(id: 1, type: .keyboard))
    for (index, key) in keys.enumerated() {
      builder.add(Element(id: 10 + index, type: .key, label: key))
    }
    for (index, button) in buttons.enumerated() {
      builder.add(Element(id: 50 + index, type: .button, label: button))
    }
    return .screen(Screen(tree: builder.tree))
  }

  private let pad = ["1", "2", "3", "0", ".", "Delete"]

  @Test(arguments: ["Return", "Done"]) func aNumberPadHasNoReturn(key: String) {
    let causes = scene.causes(
      "no", .acting(obstacle: .noMatch), after: [keyboard(pad), scene.tap(nil, key)])
    #expect(
      causes.map(\.text) == [
        "The keyboard on the screen is a number pad, which has no key \"\(key)\"."
      ])
    #expect(causes.first?.certainty == .seen)
  }

  @Test func otherKeyboardsAndOtherKeysAreNoPad() {
    func found(_ screen: Event.Content, _ key: String, _ sources: FailureSources) -> Bool {
      scene.causes(
        "no", .acting(obstacle: .noMatch), after: [screen, scene.tap(nil, key)], sources: sources
      ).contains { $0.text.contains("number pad") }
    }
    #expect(!found(keyboard(["q", "w", "1"]), "Return", FailureSources()))
    #expect(!found(keyboard(pad, buttons: ["return"]), "Return", FailureSources()))
    #expect(!found(keyboard(pad), "Save", FailureSources()))
    let own = CodeSetting(
      kind: .label, key: .literal("Done"), origins: [], expression: "Button(\"Done\")",
      owner: "Form", location: SourceLocation(file: "/App/F.swift", line: 7))
    #expect(!found(keyboard(pad), "Done", FailureSources(settings: [own])))
  }

  private func steppers() -> Event.Content {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application))
    for (id, name) in [(1, "rooms"), (5, "seats")] {
      builder.open(Element(id: id, type: .stepper, identifier: name))
      builder.add(Element(id: id + 1, type: .button, label: "Decrement"))
      builder.add(Element(id: id + 2, type: .button, label: "Increment"))
      builder.close()
    }
    return .screen(Screen(tree: builder.tree))
  }

  @Test func theButtonsOfTheStepperAreNamed() {
    func texts(_ searched: [SearchedKey]) -> [String] {
      scene.causes(
        "no", .acting(obstacle: .noMatch),
        after: [
          steppers(), .action(Action(.tap, on: "\"+\" Button", elementID: nil, searched: searched)),
        ]
      ).map(\.text)
    }
    let plus = SearchedKey(query: "buttons", key: "+")
    #expect(
      texts([SearchedKey(query: "steppers", key: "seats"), plus]) == [
        #""seats" Stepper has no button "+"; it has "Decrement", "Increment"."#
      ])
    #expect(texts([plus]).first?.hasPrefix(#""rooms" Stepper has no button "+""#) == true)
    #expect(
      texts([SearchedKey(query: "buttons", key: "Buy")]).allSatisfy { !$0.contains("Stepper") })
  }
}
