import ElementModel
import Foundation
import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

struct InspectorPageTests {
  private func inspecting(_ id: Int, _ screens: [ElementTree]) -> ExplorerHarness {
    var harness =
      screens.count == 1
      ? ExplorerHarness.showing(screens[0]) : ExplorerHarness.showing(screens[0], screens[1])
    harness.model.view.appElement = id
    harness.type("I")
    return harness
  }

  @Test func itSaysEveryAttributeHowToFindTheElementAndWhereItIsInTheTree() {
    let harness = inspecting(SignInScreens.ID.email, [SignInScreens.signIn(email: "a@b")])
    let lines = harness.pageLines(width: 200)
    #expect(lines.contains(" identifier        \"com.example.email\""))
    #expect(lines.contains(" value             \"a@b\""))
    #expect(lines.contains(" frame             (20, 200, 353, 44)"))
    #expect(lines.contains(" isHittable        true"))
    #expect(lines.contains("   app.textFields[\"com.example.email\"]"))
    #expect(lines.contains { $0.contains("◀ SignInViewPage.emailTextField") })
    #expect(
      lines.contains(
        "      ▶ TextField, identifier: \"com.example.email\", value: \"a@b\", "
          + "placeholderValue: \"メールアドレス\""))
  }

  @Test func ofWhatCannotBeTouchedItSaysWhatIsOverItAndEnterGoesThere() throws {
    var harness = inspecting(25, [SignInScreens.rejected])
    // The fixture says of the switch behind the alert that it can be touched.
    var builder = ElementTree.Builder()
    for element in SignInScreens.rejected.elements where element.type == .application {
      builder.open(element)
    }
    builder.add(
      Element(
        id: 25, type: .switch, label: "Switch", frame: CGRect(x: 32, y: 400, width: 329, height: 31)
      ))
    builder.open(
      Element(
        id: 60, type: .alert, label: "Alert", frame: CGRect(x: 61, y: 340, width: 271, height: 150),
        hitPoint: CGPoint(x: 100, y: 350), traits: .modal))
    builder.close()
    builder.close()
    harness = inspecting(25, [builder.tree])
    let lines = harness.pageLines()
    let place = try #require(lines.firstIndex(of: " isHittable        false"))
    #expect(lines[place + 1].trimmed == "\"Alert\" Alert is over it.")
    let item = try #require(
      harness.model.inspectorPage(of: 25).items.firstIndex { $0.name == "isHittable" })
    harness.model.pages.select(item)
    harness.press(.enter)
    #expect(harness.model.pages.front?.id == PageID(InspectorPage.Key(id: 60)))
    #expect(harness.model.selectedElementID == 60)
  }

  @Test func itSaysWhenTheElementChangedLastUGoesToBeforeThat() {
    var harness = inspecting(
      SignInScreens.ID.email, [SignInScreens.signIn(), SignInScreens.signIn(email: "a")])
    let lines = harness.pageLines()
    #expect(lines.contains("   at event 4, 0.400 s"))
    #expect(lines.contains("   ~ value \"\" → \"a\""))
    harness.type("u")
    #expect(harness.model.run.state.position == 3)
    #expect(harness.model.pages.front?.id == PageID(InspectorPage.Key(id: SignInScreens.ID.email)))
    #expect(harness.pageLines().contains(" value             \"\""))
  }

  @Test func enterOnALocatorPutsItIntoThePromptAndMarksWhatItFinds() throws {
    var harness = inspecting(SignInScreens.ID.email, [SignInScreens.signIn()])
    let items = harness.model.inspectorPage(of: SignInScreens.ID.email).items
    let item = try #require(
      items.firstIndex { $0.text == "app.textFields[\"com.example.email\"]" })
    harness.model.pages.select(item)
    harness.press(.enter)
    #expect(harness.model.pages.open.isEmpty)
    #expect(harness.model.typing.prompt?.line.text == "app.textFields[\"com.example.email\"]")
    #expect(harness.model.markedIDs == [SignInScreens.ID.email])
  }

  @Test func anElementThatHasGoneIsSaidToBeGone() {
    var harness = inspecting(
      SignInScreens.ID.email, [SignInScreens.signIn(), SignInScreens.home])
    #expect(harness.model.pages.front?.id == PageID(InspectorPage.Key(id: SignInScreens.ID.email)))
    #expect(harness.pageLines().contains(" The element is not on the screen now."))
    #expect(harness.pageLines().contains("   - it went"))
    harness.press(.escape)
    #expect(harness.model.pages.open.isEmpty)
  }

  @Test func inPagesItIsAboutWhatTheSelectedLineFinds() throws {
    var harness = ExplorerHarness.showing(SignInScreens.signIn())
    harness.type("2")
    let pane = harness.model.pagesPane
    let item = try #require(
      (0..<pane.document(cursor: nil).count).first { pane.key(at: $0) == "com.example.password" })
    harness.model.cursors[.pages] = item
    harness.type("I")
    #expect(
      harness.model.pages.front?.id == PageID(InspectorPage.Key(id: SignInScreens.ID.password)))
  }

  @Test func itSpeaksJapanese() {
    var harness = ExplorerHarness.showing(SignInScreens.signIn(), language: .japanese)
    harness.model.view.appElement = SignInScreens.ID.email
    harness.type("I")
    #expect(harness.pageLines().contains(" ロケーター（良い順）"))
    #expect(
      harness.pageLines().contains { $0.contains("これだけに一致: 識別子は文言や言語が変わっても残ります。") })
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
