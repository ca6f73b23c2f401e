import ElementModel
import Foundation
import SessionProtocol
import Testing

@testable import TestHost

/// What tests see and touch of an app that is wrong on purpose.
@MainActor
struct FaultyScreenTests {
  private static let tree: ElementTree = {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application))
    builder.open(
      Element(
        id: 1, type: .button, identifier: "go", label: "Go",
        frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    builder.add(Element(id: 2, type: .staticText, label: "Go"))
    builder.close()
    builder.add(
      Element(
        id: 3, type: .textField, identifier: "name", value: "x",
        frame: CGRect(x: 0, y: 100, width: 100, height: 40)))
    return builder.tree
  }()

  private func shown(_ faults: String...) throws -> [Element] {
    let screen = try #require(FaultyScreen(faults.compactMap { AppFault($0) }))
    return screen.shown(Self.tree).elements
  }

  @Test func withoutFaultsThereIsNothingToPay() { #expect(FaultyScreen([]) == nil) }

  @Test func whatIsMissingIsNotThereNorWhatIsInIt() throws {
    #expect(try shown("missing go").map(\.id) == [0, 3])
    #expect(try shown("missing nobody").map(\.id) == [0, 1, 2, 3])
  }

  @Test func labelsValuesAndIdentifiersAreOthers() throws {
    #expect(try shown("label go Stop").map(\.label) == ["", "Stop", "Stop", ""])
    #expect(try shown("value name y").last?.value == "y")
    #expect(try shown("identifier go other").map(\.identifier) == ["", "other", "", "name"])
    #expect(try shown("disabled name").map(\.isEnabled) == [true, true, true, false])
  }

  @Test func anElementWithoutTheIdentifierIsMeantByItsLabel() throws {
    #expect(try shown("missing Go").map(\.id) == [0, 3])
  }

  @Test func whatIsThereTwiceHasTwoIdentities() throws {
    let elements = try shown("twice go")
    #expect(elements.map(\.identifier) == ["", "go", "", "go", "", "name"])
    #expect(Set(elements.map(\.id)).count == 6)
  }

  @Test(arguments: [
    ("missing go", true), ("disabled go", true), ("dead-tap go", true), ("label go x", false),
    ("twice go", false), ("dead-tap name", false), ("wrong-screen go", false),
  ])
  func touchesDoNotReachWhatDoesNothing(fault: String, isSwallowed: Bool) throws {
    let screen = try #require(AppFault(fault).flatMap { FaultyScreen([$0]) })
    #expect(screen.swallowsTouch(at: CGPoint(x: 50, y: 20), on: Self.tree) == isSwallowed)
  }

  @Test func whatAppearsAfterTheTouchIsSomethingElse() throws {
    let screen = try #require(AppFault("wrong-screen go").flatMap { FaultyScreen([$0]) })
    _ = screen.swallowsTouch(at: CGPoint(x: 50, y: 20), on: Self.tree)
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, label: "App"))
    builder.add(Element(id: 9, type: .staticText, identifier: "title", label: "Welcome"))
    let elements = screen.shown(builder.tree).elements
    #expect(elements.map(\.label) == ["App", "Something else"])
    #expect(elements.map(\.identifier) == ["", ""])
    screen.begin()
    #expect(screen.shown(builder.tree).elements.last?.identifier == "title")
  }
}
