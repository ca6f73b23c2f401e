import ElementModel
import Foundation
import SessionProtocol
import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct ImpactPageTests {
  @Test func elsewhereThanInPagesAnElementOfTheScreenIsChosenFirst() throws {
    var harness = ExplorerHarness([SignInRun.passing])
    harness.act(.started)
    harness.type("ci")
    #expect(harness.model.pages.front?.id == PageID(ElementsPage.Key()))
    let first = try #require(harness.model.namedElements.first)
    harness.press(.home)
    harness.press(.enter)
    #expect(harness.model.pages.front?.id == PageID(ImpactPage.Key(text: first.text)))
    harness.press(.escape)
    #expect(harness.model.pages.front?.id == PageID(ElementsPage.Key()))
  }

  @Test func beforeTheAppRunsThereIsNoElementWhichIsSaid() {
    var harness = ExplorerHarness([SignInRun.passing])
    harness.act(.started)
    harness.type("i")
    let text = render(harness.model, size: TerminalSize(columns: 80, rows: 24)).text
    #expect(text.contains("│ no element of the screen has an identifier or label "))
    #expect(text.contains(" esc close "))
    harness.press(.enter)
    harness.press(.escape)
    #expect(harness.model.pages.open.isEmpty)
  }

  @Test func theCommandTakesAnIdentifierOrLabel() {
    var harness = ExplorerHarness([SignInRun.passing])
    harness.act(.started)
    harness.act(.line(":show-impact com.example.signIn"))
    #expect(harness.model.pages.front?.id == PageID(ImpactPage.Key(text: "com.example.signIn")))
    #expect(harness.model.pages.open.count == 1)
  }

  @Test func theKeysOfTheKeyboardAreNoElementsToAskAbout() {
    var builder = ElementTree.Builder()
    let frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    builder.open(Element(id: 0, type: .application, frame: frame))
    builder.open(Element(id: 6, type: .window, frame: frame))
    builder.add(Element(id: 1, type: .button, identifier: "ok", frame: frame))
    builder.close()
    builder.open(Element(id: 7, type: .window, frame: frame))
    builder.open(Element(id: 2, type: .keyboard, frame: frame))
    builder.add(Element(id: 3, type: .key, identifier: "q", label: "q", frame: frame))
    builder.close()
    builder.add(Element(id: 4, type: .button, identifier: "Emoji", label: "emoji", frame: frame))
    builder.close()
    builder.close()
    let harness = ExplorerHarness.showing(builder.tree)
    #expect(harness.model.namedElements.map(\.text) == ["ok"])
  }

  @Test func enterOnALineShowsItsSource() throws {
    var harness = ExplorerHarness([SignInRun.passing])
    let place = SourceLocation(file: "/project/Pages.swift", line: 3)
    let origin = CodeOrigin(
      text: "id", form: .literal, member: "Home.title", location: place, range: 0..<4)
    let locator = CodeLocator(
      queryName: "buttons", key: .literal("id"), origins: [origin],
      expression: "app.buttons[\"id\"]",
      location: place)
    let member = CodeMember(
      id: "Home.title", owner: "Home", name: "title", kind: .locator, location: place, endLine: 3,
      locators: [locator])
    harness.model.project.index.details = Deferred(IndexDetails(members: [member]))
    harness.act(.started)
    harness.model.pages.add(PageID(ImpactPage.Key(text: "id")))
    let lines = harness.model.impactLines(of: "id")
    #expect(lines.first?.text == "Page objects")
    // A heading leads nowhere.
    harness.press(.enter)
    #expect(harness.model.pages.open.count == 1)
    harness.type("j")
    harness.press(.enter)
    #expect(harness.model.pages.open.isEmpty)
    #expect(harness.model.view.sourceTarget == place)
  }
}
