import SourceModel
import Testing

/// What depends on identifiers of the examples, against what a person reads in their sources.
struct GraphReaderExampleTests {
  private static func impact(of text: String, in example: String) throws -> Impact {
    try ExampleSources.index(of: example).impact(of: text)
  }

  /// What is expected: locators, and how many tests of each class.
  struct Expectation: Sendable {
    var example: String
    var text: String
    var settings: [String]
    var locators: [String] = []
    var tests: [String: Int] = [:]
    var rawLocators: [String] = []
    var rawTests: [String: Int] = [:]
  }

  static let expectations = [
    Expectation(
      example: "Stores", text: "com.example.stores.signInButton", settings: ["SignInView.swift"],
      locators: ["SignInViewPage.signInButton", "SignInRobot.submit(_:)"],
      tests: [
        "SignInTests": 5, "ProfileTests": 5, "FailingOnPurposeTests": 1, "WaysOfWritingTests": 3,
      ],
      rawLocators: [
        "ProfileTests.testAccountWithoutPasswordLeavesTheFieldAlone()",
        "SignInTests.testSignInWithoutPOM()",
      ], rawTests: ["ProfileTests": 1, "SignInTests": 1]),
    Expectation(
      example: "Ledger", text: "tagCount", settings: ["CategoriesView.swift"],
      locators: ["TagsPage.countText"], tests: ["DetailAndSettingsTests": 1]),
    Expectation(
      example: "Recipes", text: "shop_button", settings: ["RecipeDetailView.swift"],
      locators: ["RecipePage.addToShoppingList()"], tests: ["ShoppingUITests": 1],
      rawLocators: ["LocalizationUITests.testJapanese()"], rawTests: ["LocalizationUITests": 1]),
    Expectation(
      example: "Trailhead", text: "leader", settings: ["PlanHikeView.swift"],
      locators: ["PlanScreen.leader"], tests: ["PlanningTests": 5]),
    Expectation(
      example: "Directory", text: "signIn.submit", settings: ["SignInView.swift"],
      locators: ["SignInPage.submitButton"], tests: ["DirectoryUITests": 4]),
    Expectation(
      example: "MiniLogin", text: "login.email", settings: ["LoginView.swift"],
      locators: ["LoginPage.emailTextField"], tests: ["LoginUITests": 6],
      rawLocators: [
        "RawLoginUITests.testLoginShowsTheAddress()",
        "RawLoginUITests.testWrongPasswordIsRefused()",
      ], rawTests: ["RawLoginUITests": 2]),
    Expectation(
      example: "RouteGuide", text: "scanner.hint", settings: ["ScannerViewController.swift"],
      locators: ["ScannerPage.hintLabel"], tests: ["JapaneseUITests": 1, "OutingUITests": 2]),
    Expectation(
      example: "Ascent", text: "printing.add", settings: ["ProductView.swift"],
      locators: ["PrintingSheet.Element.add"], tests: ["JapaneseTests": 1, "PrintingTests": 3]),
    Expectation(
      example: "Ascent", text: "tools.count", settings: ["ToolsView.swift"],
      locators: ["ToolsScreen.Element.count"], tests: ["PrintingTests": 2]),
  ]

  @Test(arguments: expectations)
  func examplesDependAsAPersonReadsThem(expected: Expectation) throws {
    let impact = try Self.impact(of: expected.text, in: expected.example)
    func counts(_ places: [Impact.Place]) -> [String: Int] {
      Dictionary(grouping: places) { String($0.title.prefix { $0 != "/" }) }.mapValues(\.count)
    }
    #expect(
      impact.settings.map { $0.location.description.prefix { $0 != ":" } }.map(String.init)
        == expected.settings)
    #expect(impact.pageObjects.locators.map(\.title) == expected.locators)
    #expect(counts(impact.pageObjects.tests) == expected.tests)
    #expect(impact.rawTests.locators.map(\.title) == expected.rawLocators)
    #expect(counts(impact.rawTests.tests) == expected.rawTests)
    #expect(impact.possible.isEmpty)
  }

  @Test func rowsOfAListArePossibleOnly() throws {
    let impact = try Self.impact(of: "person.3", in: "Directory")
    #expect(impact.settings.map(\.detail) == ["fits person.…"])
    #expect(impact.possible.map(\.title) == ["PeoplePage.row(_:)"])
    #expect(impact.isKnown && impact.pageObjects.isEmpty && impact.rawTests.isEmpty)
  }
}
