import Foundation
import Recording
import SessionProtocol
import SourceModel
import Testing

extension HostTests {
  /// What tests do is done again by the calls that they were written with, found by nothing but what
  /// was done.
  @Suite struct RecordedFlowTests {
    /// The calls that do what a test does.
    private func calls(_ example: String, _ test: String) throws -> [String] {
      let host = try ExampleHost.named(example)
      let actions = RecordedAction.actions(in: try host.events(of: test))
      #expect(!actions.isEmpty)
      let steps = actions.map { RecordedStep(title: "", .act([$0])) }
      return RecordingMapper(host.index).map(steps).map { part in
        switch part.content {
        case .call(let call): call.type + call.link
        case .code(let code), .launch(let code): code
        }
      }
    }

    /// What stands for a text that was typed into a secure field.
    private static func secret(_ name: String) -> String {
      #"ProcessInfo.processInfo.environment["\#(name)"] ?? """#
    }

    @Test(arguments: ["testSignIn", "testSignInWithoutPOM"])
    func aUseCaseIsFoundWithTheAccountThatWasTyped(_ test: String) throws {
      #expect(
        try calls("Stores", "SignInTests/\(test)")
          == ["SignInTestUseCase.execute(testUserAccount: .testUser1())"])
    }

    @Test func whatIsLeftOutIsNoArgument() throws {
      #expect(
        try calls("Stores", "ProfileTests/testAccountWithoutPasswordLeavesTheFieldAlone")
          == ["SignInTestUseCase.execute(testUserAccount: .withoutPassword())"])
    }

    @Test func actorsAndTheirUseCases() throws {
      #expect(
        try calls("Stores", "SignInTests/testSignInButtonIsDisabledForInvalidEmail") == [
          "TabBarPage.tapOtherTab()", "OtherViewPage.tapLoginButton()",
          "AuthViewPage.tapSignInButton()", #"SignInViewPage.typeEmail("test.example.com")"#,
          "SignInViewPage.typePassword(\(Self.secret("PASSWORD_TEXT_FIELD")))",
        ])
      #expect(
        try calls("Stores", "ProfileTests/testEditingTheNameLeavesTheShop") == [
          "SignInTestUseCase.execute(testUserAccount: .testUser1())",
          #"EditProfileTestUseCase.execute(name: "佐藤")"#,
          #"CheckProfileTestUseCase.execute(name: "佐藤", shop: "渋谷店")"#,
          "TabBarPage.tapHomeTab()",
        ])
    }

    @Test func classesThatLeadToTheNextPage() throws {
      #expect(
        try calls("Ledger", "ExpenseListTests/testAddingAnExpenseShowsItInTheList") == [
          "ExpenseListPage.tapAdd()", #"ExpenseFormPage.type(title: "Bread")"#,
          #"ExpenseFormPage.type(amount: "4.2")"#, "ExpenseFormPage.hideKeyboard()",
          "ExpenseFormPage.save()",
        ])
      #expect(
        try calls("Ledger", "DetailAndSettingsTests/testDeletingFromTheDetailAsksFirst") == [
          #"ExpenseListPage.open("Train to Lyon")"#, "ExpenseDetailPage.tapDelete()",
          "ExpenseDetailPage.cancelDeletion()", "ExpenseDetailPage.tapDelete()",
          "ExpenseDetailPage.confirmDeletion()",
        ])
      #expect(
        try calls("Ledger", "ExpenseListTests/testSwipingDeletesAndUndoRestores") == [
          #"ExpenseListPage.swipeToDelete("Cinema")"#, #"app.buttons["Undo"].tap()"#,
        ])
    }

    @Test func pagesWithOriginsAndParts() throws {
      #expect(
        try calls("Ascent", "PrintingTests/testPrintingEmptiesTheBasketAndSaysSo") == [
          #"HomeScreen.searchBar.searchForSingleItem("4410020")"#,
          "ProductScreen<HomeScreen>.openPrinting()",
          "PrintingSheet<ProductScreen<HomeScreen>>.chooseCopies(3)",
          "PrintingSheet<ProductScreen<HomeScreen>>.addLabel()",
          "ProductScreen<HomeScreen>.footerBar.selectTools()", "ToolsScreen.openBasket()",
          "PrintBasketScreen.printAll()",
        ])
      #expect(
        try calls("Ascent", "NavigationTests/testKnowledgeBaseLeadsBackToSettings") == [
          "HomeScreen.footerBar.selectSettings()", "SettingsScreen.openKnowledgeBase()",
          #"KnowledgeBaseScreen<SettingsScreen>.openArticle("boots")"#,
          "ArticleScreen<KnowledgeBaseScreen<SettingsScreen>>.backToOrigin()",
          "KnowledgeBaseScreen<SettingsScreen>.backToOrigin()",
        ])
      #expect(
        try calls("Ascent", "NavigationTests/testAFilterIsSelectedBeforeTheListIsRead") == [
          "HomeScreen.footerBar.selectSettings()", "SettingsScreen.openKnowledgeBase()",
          "KnowledgeBaseScreen<SettingsScreen>.show(.new)",
          "KnowledgeBaseScreen<SettingsScreen>.show(.all)",
        ])
    }

    @Test func structuresInJapanese() throws {
      #expect(
        try calls("Directory", "DirectoryUITests/testSigningOutInJapanese") == [
          "SignInPage.signIn()", "PeoplePage.openProfile()",
          #"ProfilePage.signOut(confirmingWith: "ログアウト")"#,
        ])
      #expect(
        try calls("Directory", "DirectoryUITests/testSearchLeadsToAPerson") == [
          "SignInPage.signIn()", #"PeoplePage.search("sato")"#, "PeoplePage.open(5)",
        ])
    }

    @Test func whereOneMethodOfSeveralLeadsDecides() throws {
      #expect(
        try calls("MiniLogin", "LoginUITests/testSecondLoginShowsNoNews") == [
          #"LoginPage.typeEmail("hanako@example.jp")"#,
          "LoginPage.typePassword(\(Self.secret("PASSWORD")))", "LoginPage.login()",
          "NewsPage.goOn()", "ContentPage.logout()",
          "LoginPage.typePassword(\(Self.secret("PASSWORD")))",
          "LoginPage.loginAgain()",
        ])
      #expect(
        try calls("MiniLogin", "LoginUITests/testWrongPasswordIsRefused").suffix(2) == [
          "LoginPage.loginInVain()", "LoginPage.tryAgain()",
        ])
    }

    @Test func aPageThatIsAskedForByItsType() throws {
      #expect(
        try calls("RouteGuide", "OutingUITests/testFavouritesComeAndGo") == [
          "TabBar.openFavourites()", "TabBar.openRoutes()", #"RoutesPage.open("lookout")"#,
          "RoutePage.toggleStar()", "TabBar.openFavourites()",
          #"FavouritesPage.open("lookout")"#, "RoutePage.back(to: FavouritesPage.self)",
          #"FavouritesPage.remove("lookout")"#,
        ])
    }

    @Test func severalFieldsByOneCall() throws {
      #expect(
        try calls("Trailhead", "PlanningTests/testCancellingAHikeAsks") == [
          #"TrailsScreen.open("moor")"#, "TrailScreen.plan()", "PlanScreen.addPerson()",
          #"PlanScreen.fillIn(leader: "Ada", email: "ada@example.org")"#, "PlanScreen.save()",
          "TrailScreen.back()", "TrailsScreen.openHikes()", #"HikesScreen.cancel("High Moor")"#,
        ])
      #expect(
        try calls("Trailhead", "PlanningTests/testPaceChangesTheDuration").last
          == "PlanScreen.setPace(to: 0)")
    }

    @Test func helpersThatWaitFirst() throws {
      #expect(
        try calls("Recipes", "ShoppingUITests/testIngredientsGoToTheList") == [
          #"RecipesPage.open("Porridge")"#, "RecipePage.addToShoppingList()",
          "RecipesPage.goToShopping()", #"ShoppingPage.check("Oats")"#,
          #"ShoppingPage.clear("Done items")"#,
        ])
    }
  }
}
