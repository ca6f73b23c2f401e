import Foundation
import Recording
import SessionProtocol
import SourceIndex
import SourceModel
import Testing
import Workspace

extension HostTests {
  /// A method of a page that is taken away is written again by what tests do.
  @Suite struct RecordedGapTests {
    /// A recording of a test in sources without one method.
    private struct Without {
      /// The calls that it becomes.
      var calls: [String]
      /// What is added to the file that the method was in.
      var added: String
    }

    private func without(
      _ method: String, of page: String, in example: String, doing test: String
    ) throws -> Without {
      let host = try ExampleHost.named(example)
      let found = try #require(
        host.index.pages.first { $0.name == page }?.methods.first { $0.name == method })
      let file = try #require(
        host.project.allTestFiles.first { $0.path == found.location.file })
      var lines = file.text.components(separatedBy: "\n")
      var first = found.location.line - 1
      while first > 0,
        ["@", "//"].contains(
          where: lines[first - 1].trimmingCharacters(in: .whitespaces).hasPrefix)
      {
        first -= 1
      }
      lines.removeSubrange(first..<found.endLine)
      let shortened = SourceFile(path: file.path, text: lines.joined(separator: "\n"))
      let reader = host.project.suiteReader(host.index, .current)
      let files = host.project.allTestFiles.map { $0.path == file.path ? shortened : $0 }
      let proposer = PageProposer(
        reader.index(with: [shortened]), files: files,
        testClass: String(test.prefix { $0 != "/" })
      ) { reader.index(with: [shortened] + $0) }
      let actions = RecordedAction.actions(in: try host.events(of: test))
      let parts = proposer.map(actions.map { RecordedStep(title: "", .act([$0])) })
      let text = proposer.changes.first { $0.path == file.path }?.text ?? shortened.text
      let insertions = text.components(separatedBy: "\n").difference(from: lines).insertions
      return Without(
        calls: parts.map { part in
          switch part.content {
          case .call(let call): call.name
          case .code(let code), .launch(let code): code
          }
        },
        added: insertions.map { change in
          if case .insert(_, let line, _) = change {
            line.trimmingCharacters(in: .whitespaces)
          } else {
            ""
          }
        }.joined(separator: "\n"))
    }

    @Test(arguments: [
      (
        "Ledger", "DetailAndSettingsTests/testDeletingFromTheDetailAsksFirst", "ExpenseListPage",
        "open(_:)", #"ExpenseListPage.open("Train to Lyon")"#, "row(title).tap()"
      ),
      (
        "Ledger", "ExpenseFormTests/testCancelKeepsTheListAsItWas", "ExpenseFormPage",
        "type(title:)", #"ExpenseFormPage.type(title: "Nothing")"#, "titleField.typeText(title)"
      ),
      (
        "Ledger", "DetailAndSettingsTests/testStatisticsAddUp", "TabBar", "openStatistics()",
        "TabBar.openStatistics()", "return StatisticsPage(app).assertShown()"
      ),
      (
        "Ledger", "DetailAndSettingsTests/testTagsAreAddedAndMoved", "SettingsPage", "openTags()",
        "SettingsPage.openTags()", "return page(TagsPage.self)"
      ),
      (
        "Stores", "HomeTests/testSwitchTabs", "TabBarPage", "tapHomeTab()",
        "TabBarPage.tapHomeTab()", "public func tapHomeTab() -> Self {"
      ),
      (
        "Stores", "HomeTests/testOpenFeatureAndGoBack", "HomeViewPage", "tapCouponRow()",
        "HomeViewPage.tapCouponRow()", "couponRow.tap()"
      ),
      (
        "Stores", "ProfileTests/testEmptyNameCannotBeSaved", "AccountViewPage", "tapProfileRow()",
        "AccountViewPage.tapProfileRow()", "return ProfileEditViewPage(app: app)"
      ),
      (
        "Directory", "DirectoryUITests/testImplausibleAddressCannotBeSent", "SignInPage",
        "type(email:)", #"SignInPage.type(email: "mori.example.com")"#,
        "emailField.typeText(email)"
      ),
      (
        "Directory", "DirectoryUITests/testSearchLeadsToAPerson", "PeoplePage", "open(_:)",
        "PeoplePage.open(5)", "return PersonPage(app: app)"
      ),
      (
        "RouteGuide", "OutingUITests/testTermsAreAPageOfTheWeb", "SettingsPage", "openNews()",
        "SettingsPage.openNews()", "return WebPage(app: app).shown()"
      ),
      (
        "MiniLogin", "LoginUITests/testButtonWaitsForBothFields", "LoginPage", "typeEmail(_:)",
        #"LoginPage.typeEmail("hanako@example.jp")"#, "emailTextField.typeText(text)"
      ),
      (
        "MiniLogin", "LoginUITests/testMembershipAndBack", "ContentPage", "openMembership()",
        "ContentPage.membership()", "return DetailPage()"
      ),
      (
        "Trailhead", "PlanningTests/testCancellingAHikeAsks", "TrailsScreen", "openHikes()",
        "TrailsScreen.openMyHikes()", #"{ app.tabBars.buttons["My Hikes"] }"#
      ),
    ])
    func comesBack(
      example: String, test: String, page: String, method: String, call: String, line: String
    ) throws {
      let found = try without(method, of: page, in: example, doing: test)
      #expect(found.calls.contains(call), "\(found)")
      #expect(found.added.contains(line), "\(found)")
    }
  }
}
