import ElementModel
import Foundation
import SessionProtocol
import SourceModel
import Testing

@testable import ExplorerCore

/// What is said where the app was launched anew with what makes it forget.
@Suite struct RelaunchTests {
  private let scene = CauseScene()

  private func launch(_ arguments: [String]) -> Event.Content {
    .application(ApplicationChange(change: .launched, name: "App", arguments: arguments))
  }

  private func row(_ label: String) -> Element {
    Element(
      id: 1, type: .button, identifier: "row", label: label, hitPoint: CGPoint(x: 1, y: 1))
  }

  private func read(_ label: String) -> Event.Content {
    .read(
      Read(
        attribute: .label, target: "\"row\" Button", value: label, elementID: 1,
        searched: [SearchedKey(query: "buttons", key: "row")]))
  }

  private func causes(
    second arguments: [String], clearing: String? = nil, pinned: String = "Power, Pinned"
  ) -> [FailureCause] {
    let asked = LaunchSwitch(
      kind: .argument, name: "--reset-store",
      location: SourceLocation(file: "/App/Store.swift", line: 49), clearing: clearing)
    return scene.causes(
      after: [
        launch(["--reset-store"]), scene.screen([row("Power")]), scene.tap(1, "Pin"),
        scene.screen([row(pinned)]), launch(arguments), scene.screen([row("Power")]),
        read("Power"),
      ], sources: FailureSources(switches: [asked]))
  }

  @Test func aSecondLaunchThatRemovesWhatWasKeptIsNamed() throws {
    let cause = try #require(causes(second: ["--reset-store"], clearing: "store.clear()").first)
    #expect(cause.kind == .launchSwitch)
    #expect(cause.certainty == .sources)
    #expect(cause.event == 4)
    #expect(
      cause.text == #"The app was launched anew with "--reset-store", and then does "#
        + "`store.clear()` (Store.swift:49): what it had kept is gone.")
  }

  @Test func aNameAloneIsADoubt() throws {
    let cause = try #require(causes(second: ["--reset-store"]).first)
    #expect(cause.certainty == .guess)
    #expect(cause.text.contains("perhaps it then forgets what it had kept"))
  }

  @Test func aLaunchWithoutItIsNoCause() {
    #expect(causes(second: [], clearing: "store.clear()").allSatisfy { !$0.text.contains("anew") })
  }

  @Test func whatWasNeverOtherwiseIsNotLost() throws {
    let found = causes(second: ["--reset-store"], clearing: "store.clear()", pinned: "Power")
    #expect(found.filter { $0.kind == .launchSwitch }.map(\.strength) == [63])
  }
}
