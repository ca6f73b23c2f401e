import SourceModel
import Testing

/// The graphs of the examples, against what a person reads in their sources.
struct NavigationReaderExampleTests {
  private static func graph(of example: String) throws -> NavigationGraph {
    NavigationGraph(index: try ExampleSources.index(of: example))
  }

  @Test func storesPageObjectsThatReturnThemselvesInUseCases() throws {
    let graph = try Self.graph(of: "Stores")
    #expect(
      Set(graph.transitionLines).isSuperset(of: [
        "✓ TabBarPage.tapOtherTab() → OtherViewPage order",
        "✓ TabBarPage.tapHomeTab() → HomeViewPage order",
        "✓ OtherViewPage.tapLoginButton() → AuthViewPage order",
        "✓ AuthViewPage.tapSignInButton() → SignInViewPage order",
        "✓ SignInViewPage.tapSignInButton() → OtherViewPage order",
      ]))
    #expect(graph["TabBarPage"]?.isEntry == true)
    #expect(graph["HomeViewPage"]?.isDeadEnd == true)
    #expect(graph["TabBarPage"]?.besides.contains("OtherViewPage") == true)
    #expect(graph.unreached.isEmpty)
  }

  @Test func ledgerTypedLandingPagesBelowABaseClass() throws {
    let graph = try Self.graph(of: "Ledger")
    #expect(
      graph.transitionLines == [
        "✓ ExpenseDetailPage.confirmDeletion() → ExpenseListPage type",
        "✓ ExpenseDetailPage.goBack() ↩ ExpenseListPage type",
        "✓ ExpenseFormPage.save() → ExpenseListPage type",
        "✓ ExpenseFormPage.cancel() ↩ ExpenseListPage type",
        "✓ ExpenseListPage.tapAdd() → ExpenseFormPage type",
        "✓ ExpenseListPage.open(_:) → ExpenseDetailPage type",
        "✓ ExpenseListPage.swipeToEdit(_:) → ExpenseFormPage type",
        "✓ SettingsPage.openTags() → TagsPage type",
        "✓ TabBar.openExpenses() → ExpenseListPage type",
        "✓ TabBar.openStatistics() → StatisticsPage type",
        "✓ TabBar.openSettings() → SettingsPage type",
      ])
    #expect(graph.deadEnds.map(\.name) == ["TagsPage", "StatisticsPage"])
    #expect(graph.entries.map(\.name) == ["ExpenseListPage"])
    #expect(graph["LedgerPage"] == nil)
    #expect(graph["TabBar"]?.besides == ["ExpenseListPage", "SettingsPage"])
  }

  @Test func trailheadScreensOfAProtocolAndRawStepsThatLeadOn() throws {
    let graph = try Self.graph(of: "Trailhead")
    let open = #"app.open(try XCTUnwrap(URL(string: "trailhead://trail/falls…"#
    #expect(
      Set(graph.transitionLines) == [
        "✓ TrailsScreen.open(_:) → TrailScreen type",
        "✓ TrailsScreen.openHikes() → HikesScreen type",
        "✓ TrailsScreen.\(open) → PhotosScreen order",
        "✓ TrailScreen.openPhotos() → PhotosScreen type",
        "✓ TrailScreen.plan() → PlanScreen type",
        "✓ TrailScreen.back() ↩ TrailsScreen type",
        "✓ PlanScreen.save() → TrailScreen type",
        "✓ HikesScreen.showTrail(of:) → TrailScreen type",
        #"✓ PhotosScreen.app.navigationBars.buttons["Silver Falls"].tap() → TrailScreen order"#,
      ])
    #expect(graph.entries.map(\.name) == ["TrailsScreen"])
    #expect(graph.deadEnds.isEmpty)
  }

  @Test func recipesAWayBackThatNoTestTakes() throws {
    let graph = try Self.graph(of: "Recipes")
    #expect(
      Set(graph.transitionLines) == [
        "✓ RecipesPage.open(_:) → RecipePage type",
        "✓ RecipesPage.goToShopping() → ShoppingPage type",
        "✓ RecipesPage.goToSettings() → SettingsPage type",
        "○ RecipePage.back() ↩ RecipesPage type",
        "✓ SettingsPage.reset() → RecipesPage type",
      ])
    #expect(graph.deadEnds.map(\.name) == ["ShoppingPage"])
    #expect(graph.untaken.map(\.method) == ["back()"])
  }

  @Test func miniLoginPagesThatMakeTheirOwnApp() throws {
    let graph = try Self.graph(of: "MiniLogin")
    #expect(
      Set(graph.transitionLines) == [
        "✓ LoginPage.login() → NewsPage type",
        "✓ LoginPage.loginAgain() → ContentPage type",
        "✓ NewsPage.goOn() → ContentPage type",
        "✓ ContentPage.openMembership() → DetailPage type",
        "✓ ContentPage.logout() → LoginPage type",
        "✓ DetailPage.back() ↩ ContentPage type",
      ])
    #expect(graph.entries.map(\.name) == ["LoginPage"])
    let besides = graph.pages.flatMap(\.besides)
    #expect(besides.isEmpty)
  }

  @Test func routeGuideAWayBackThatEachCallNamesAndATabBarThatMakesItsOwnPages() throws {
    let graph = try Self.graph(of: "RouteGuide")
    #expect(
      Set(graph.transitionLines) == [
        "✓ RoutesPage.open(_:) → RoutePage type",
        "✓ FavouritesPage.open(_:) → RoutePage type",
        "✓ RoutePage.openTimetable() → TimetablePage type",
        "✓ RoutePage.openScanner() → ScannerPage type",
        "✓ RoutePage.back(to:) ↩ FavouritesPage type",
        "✓ TimetablePage.back(to:) ↩ RoutePage type",
        "✓ ScannerPage.close() ↩ RoutePage type",
        "✓ ScannerPage.waitForTicket() → RoutePage type",
        "✓ TabBar.openRoutes() → RoutesPage type",
        "✓ TabBar.openFavourites() → FavouritesPage type",
        "✓ TabBar.openSettings() → SettingsPage type",
        "✓ SettingsPage.openTerms() → WebPage type",
        "✓ SettingsPage.openNews() → WebPage type",
        "✓ WebPage.close() ↩ SettingsPage type",
      ])
    #expect(graph.entries.map(\.name) == ["RoutesPage"])
    #expect(graph.deadEnds.isEmpty)
    #expect(graph["ScannerPage"]?.besides == [])
    #expect(
      graph["TabBar"]?.besides == ["FavouritesPage", "RoutePage", "RoutesPage", "SettingsPage"])
  }

  @Test func ascentGenericOriginsToastsAndAFooterBarThatABaseClassGivesToAllPages() throws {
    let graph = try Self.graph(of: "Ascent")
    #expect(
      Set(graph.transitionLines) == [
        "✓ HomeScreen.footerBar.selectTools() → ToolsScreen type",
        "✓ HomeScreen.footerBar.selectSettings() → SettingsScreen type",
        "✓ HomeScreen.searchBar.searchForSingleItem(_:) → ProductScreen type",
        "✓ HomeScreen.searchBar.search(_:) → SearchResultsScreen type",
        "✓ SearchResultsScreen.open(_:) → ProductScreen type",
        "✓ SearchResultsScreen.backToOrigin() ↩ HomeScreen type",
        "✓ ProductScreen.backToOrigin() ↩ HomeScreen type",
        "✓ ProductScreen.backToOrigin() ↩ SearchResultsScreen type",
        "✓ ProductScreen.openPrinting() → PrintingSheet type",
        "✓ ProductScreen.footerBar.selectTools() → ToolsScreen type",
        "○ ProductScreen.footerBar.selectHome() → HomeScreen type",
        "○ ProductScreen.footerBar.selectSettings() → SettingsScreen type",
        "✓ PrintingSheet.backToOrigin() ↩ ProductScreen type",
        "✓ PrintingSheet.addLabel() ↩ ProductScreen type",
        "✓ PrintingSheet.addLabelAndOpenBasket() → PrintBasketScreen type",
        "✓ PrintBasketScreen.printAll() ↩ ToolsScreen type",
        "✓ PrintBasketScreen.backToTools() ↩ ToolsScreen type",
        "✓ ToolsScreen.openBasket() → PrintBasketScreen type",
        "✓ ToolsScreen.footerBar.selectSettings() → SettingsScreen type",
        "○ ToolsScreen.footerBar.selectHome() → HomeScreen type",
        "✓ SettingsScreen.footerBar.selectHome() → HomeScreen type",
        "○ SettingsScreen.footerBar.selectTools() → ToolsScreen type",
        "✓ SettingsScreen.openKnowledgeBase() → KnowledgeBaseScreen type",
        "✓ SettingsScreen.signOut() → HomeScreen type",
        "✓ KnowledgeBaseScreen.openArticle(_:) → ArticleScreen type",
        "✓ KnowledgeBaseScreen.backToOrigin() ↩ SettingsScreen type",
        "✓ ArticleScreen.backToOrigin() ↩ KnowledgeBaseScreen type",
      ])
    #expect(graph.entries.map(\.name) == ["HomeScreen"])
    #expect(graph.deadEnds.isEmpty)
    #expect(graph["PrintingSheet"]?.components == [])
    #expect(graph["PrintingSheet"]?.generalComponents == ["FooterBar"])
    #expect(graph["HomeScreen"]?.components == ["FooterBar", "SearchBar"])
    // The library's base classes and components are no pages of the suite.
    #expect(graph.pages.count == 9)
  }

  @Test func directoryPagesOfTheUITestsAlone() throws {
    let graph = try Self.graph(of: "Directory")
    #expect(
      Set(graph.transitionLines).isSuperset(of: [
        "✓ SignInPage.submit() → PeoplePage type",
        "✓ PeoplePage.open(_:) → PersonPage type",
        "✓ PeoplePage.openProfile() → ProfilePage type",
        "✓ ProfilePage.signOut(confirmingWith:) → SignInPage type",
      ]))
    #expect(graph["PersonPage"]?.isDeadEnd == true)
  }
}
