import SourceIndex
import SourceModel
import Testing

/// What depends on identifiers of a suite, against what a reader finds in it.
struct GraphReaderTests {
  private static let index = SourceIndexer.index(
    appFiles: [SourceFile(path: "/App/ShopApp.swift", text: ShopSuite.app)],
    testFiles: [
      SourceFile(path: "/Tests/Pages.swift", text: ShopSuite.pages),
      SourceFile(path: "/Tests/Tests.swift", text: ShopSuite.tests),
    ])

  private func impact(_ text: String) -> Impact { Self.index.impact(of: text) }

  @Test func aPropertyThatSubclassesOverrideAsksForWhatEachOfThemSays() {
    let group = impact("settings").pageObjects
    #expect(group.locators.map(\.title) == ["BasePage.root", "SettingsPage.pageTitle"])
    #expect(group.constants.map(\.title) == ["SettingsPage.rootID"])
    #expect(
      group.methods.map(\.title) == [
        "Page.exists", "Page.waitUntilShown()", "BasePage.isShown()",
      ])
    #expect(group.useCases.map(\.title) == ["SaveUseCase.execute()"])
    #expect(
      group.tests.map(\.title) == [
        "ShopTestCase/testInherited", "ShopTests/testInherited", "ShopTests/testSave",
        "RawTests/testInherited",
      ])
    #expect(group.edits.map(\.location.line) == [46, 47])
    #expect(impact("settings").mentions.map(\.title) == ["RawTests.testComputed()"])
    // No test uses the base class itself.
    #expect(impact("base").pageObjects.tests.isEmpty)
  }

  @Test func aCaseOfAnEnumerationIsUsedWhereItIsNamed() {
    let group = impact("shop.save").pageObjects
    #expect(
      group.locators.map(\.title) == [
        "SettingsPage.Element.save_button", "XCUIApplication.saveShortcut",
      ])
    #expect(group.constants.map(\.title) == ["AccessibilityID.save"])
    #expect(group.methods.map(\.title) == ["SettingsPage.saveButton", "SettingsPage.save()"])
    #expect(
      group.tests.map(\.title) == [
        "ShopTests/testKnowledge", "ShopTests/testSave", "ShopTests/testShortcut",
      ])
    // The constant is the app's, so the page objects have one place of their own.
    #expect(group.edits.map(\.location.description) == ["Pages.swift:33"])
    #expect(impact("shop.save").appEdits.map(\.location.description) == ["ShopApp.swift:9"])
    #expect(impact("shop.save").rawTests.tests.map(\.title) == ["RawTests/testRawSave"])
  }

  @Test func aCaseThatIsHandedToAMethodIsTheCallers() {
    let group = impact("settings.footer").pageObjects
    #expect(group.locators.map(\.title) == ["SettingsPage.Element.footer"])
    #expect(group.methods.map(\.title) == ["SettingsPage.toggle(via:)", "FooterBar.bar"])
    #expect(group.methods.map(\.detail) == ["is given it", ""])
    #expect(group.tests.map(\.title) == ["ShopTests/testToggle"])
  }

  @Test func genericMethodsRunOnThePageThatAMetatypeNames() {
    let group = impact("kb.root").pageObjects
    #expect(
      group.methods.map(\.title) == [
        "BasePage.isShown()", "SettingsPage.openKnowledgeBase()", "BasePage.open(_:byTapping:)",
      ])
    #expect(group.tests.map(\.title) == ["ShopTests/testKnowledge"])
  }

  @Test func predicatesAndAsyncMethodsCount() {
    let impact = impact("kb")
    #expect(impact.pageObjects.tests.map(\.title) == ["ShopTests/testKnowledge"])
    // Where the predicate is written, not where it is handed over.
    #expect(impact.rawTests.locators.map(\.location.line) == [52])
    let help = self.impact("shop.help").pageObjects
    #expect(help.tests.map(\.title) == ["ShopTests/testHelp"])
    #expect(help.edits.allSatisfy { $0.detail == "put together from parts" })
  }

  @Test func whoHandsOverAPartDecidesForATextThatIsPutTogether() {
    #expect(impact("tile.one").pageObjects.methods.map(\.title).contains("FooterBar.first"))
    let raw = impact("tile.two").rawTests
    #expect(raw.locators.map(\.title) == ["Tile.element"])
    #expect(raw.methods.map(\.title) == ["FooterBar.tile(_:)"])
    #expect(raw.tests.map(\.title) == ["ShopTests/testTile"])
  }

  @Test(arguments: [
    ("key.2", "ShopTests/testRobot"), ("long", "RawTests/testTernary"),
    ("short", "RawTests/testTernary"), ("a.2", "RawTests/testTernary"),
    ("raw.by.helper", "RawTests/testHelper"), ("fallback", "RawTests/testComputed"),
  ])
  func closuresBranchesLoopsAndArgumentsAreFollowed(text: String, test: String) {
    let impact = impact(text)
    #expect((impact.pageObjects.tests + impact.rawTests.tests).map(\.title) == [test])
  }

  @Test func aRawValueThatNothingHandsOverIsNotLookedFor() {
    #expect(!impact("key.1").isKnown)
  }

  @Test func whatRunsBeforeEachTestIsEveryTests() {
    #expect(impact("start").rawTests.tests.count == 15)
  }

  @Test func whatOnlyARunCanTellIsSaidToBePossible() {
    let impact = impact("row-1")
    #expect(impact.isKnown)
    #expect(impact.pageObjects.isEmpty && impact.rawTests.isEmpty)
    #expect(impact.settings.map(\.detail) == ["fits row-…"])
    #expect(
      impact.possible.map { "\($0.title): \($0.detail)" } == [
        "FooterBar.row(at:): fits row-…", "RawTests.testComputed(): computed: name",
      ])
    #expect(self.impact("nothing").possible.map(\.title) == ["RawTests.testComputed()"])
    #expect(!self.impact("nothing").isKnown)
  }

  @Test func runsCompleteWhatTheSourcesLeaveOpen() {
    let place = SourceLocation(file: "/Tests/Pages.swift", line: 93)
    let caller = SourceLocation(file: "/Tests/Tests.swift", line: 41)
    let seen = ProjectObservations(tests: [
      TestObservation(
        test: "ShopTests/testRows",
        queries: [ObservedQuery(query: "staticTexts", key: "row-1", places: [place, caller])])
    ])
    let impact = Self.index.impact(of: "row-1", observations: seen)
    #expect(impact.observed.map(\.title) == ["ShopTests/testRows"])
    #expect(
      impact.possible.map(\.detail) == ["fits row-…; runs look for it here", "computed: name"])
    let other = Self.index.impact(of: "row-7", observations: seen)
    #expect(other.possible.first?.detail == "fits row-…; runs never look for it here")
  }

  @Test(arguments: [
    ("row-1", 41, "fits row-…; runs look for it here"),
    ("row-7", 41, "fits row-…; runs never look for it here"),
    ("row-1", 30, "fits row-…"),
  ])
  func anElementIsSearchedForWhereItIsUsed(text: String, line: Int, detail: String) {
    // The line of a test that gets the element of the page and then waits for it.
    let place = SourceLocation(file: "/Tests/Tests.swift", line: line)
    let seen = ProjectObservations(tests: [
      TestObservation(
        test: "ShopTests/testRows",
        queries: [ObservedQuery(query: "staticTexts", key: "row-1", places: [place])])
    ])
    let possible = Self.index.impact(of: text, observations: seen).possible
    #expect(possible.first?.detail == detail)
  }

  @Test func membersAndTheirLookups() throws {
    let open = try #require(Self.index.member("SettingsPage.openKnowledgeBase()"))
    #expect(open.kind == .pageMethod)
    #expect(open.result?.description == "KnowledgePage<SettingsPage>")
    let call = try #require(open.references.first { $0.member == "BasePage.open(_:byTapping:)" })
    #expect(call.types.map(\.description) == ["KnowledgePage<SettingsPage>"])
    #expect(call.result?.description == "KnowledgePage<SettingsPage>")
    #expect(
      Self.index.callers(of: "SettingsPage.save()").map(\.id).contains("SaveUseCase.execute()"))
    let reached = Self.index.reachable(from: "ShopTests/testShortcut").map(\.id)
    #expect(reached.contains("XCUIApplication.saveShortcut"))
    #expect(!reached.contains("SettingsPage.save()"))
    let kinds = Dictionary(grouping: Self.index.members, by: \.kind).mapValues(\.count)
    #expect(kinds[.test] == 13)
    #expect(Self.index.member("SettingsPage.Element.kb")?.kind == .locator)
    #expect(Self.index.member("LoginRobot.Key.two")?.kind == .constant)
  }
}
