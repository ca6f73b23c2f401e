import SessionProtocol
import TerminalModel

extension CommandCatalog {
  private static let navigator = CommandPlace(TestsPage.Key(), openedBy: .chooseTest)

  /// Running tests beside the open run, and finding the way among them.
  static let tests: [CatalogCommand] = [
    CatalogCommand(
      .chooseTest, keys: [.character("T")], LocalizedText("tests", ja: "テスト"),
      LocalizedText(
        "Show the tests and how they came out; choose one to run",
        ja: "テストとその結果を表示し、実行するものを選ぶ"),
      argument: .optional(LocalizedText("Class/method", ja: "クラス/メソッド")),
      needs: [.host, .tests, .otherPage(PageID(TestsPage.Key()))],
      complete: { model, _ in model.project.host.tests.map { Completion($0) } }
    ) { model, text in model.chooseTest(text) },
    CatalogCommand(
      .runTests, keys: [.control("x"), .function(5)], LocalizedText("run", ja: "実行"),
      LocalizedText(
        "Run the marked tests, or those of the selected line, beside the open run",
        ja: "選択したテスト（なければカーソル行）を、開いている実行とは別に走らせる"),
      argument: .optional(
        LocalizedText("Class/method or Class, with * for any text", ja: "クラス/メソッドかクラス、* は任意")),
      needs: [.tests], complete: { model, _ in model.project.host.tests.map { Completion($0) } }
    ) { model, text in
      model.runTests(text)
      return []
    },
    CatalogCommand(
      .runFailedTests, keys: [.control("v"), .function(6)],
      LocalizedText("run failed", ja: "失敗を再実行"),
      LocalizedText(
        "Run the tests that failed last, beside the open run", ja: "前回失敗したテストを別に走らせる"),
      needs: [.tests, .failedTests]
    ) { $0.runFailedTests() },
    CatalogCommand(
      .runChangedTests, keys: [.function(7)],
      LocalizedText("run changed", ja: "変更を実行"),
      LocalizedText(
        "Run the tests that use sources edited since they were run, beside the open run",
        ja: "前回の実行後に編集されたソースを使うテストを別に走らせる"),
      needs: [.tests, .changedTests]
    ) { $0.runChangedTests() },
    CatalogCommand(
      .runAllTests, keys: [.control("a"), .function(8)], LocalizedText("run all", ja: "全実行"),
      LocalizedText(
        "Run all tests that are shown, beside the open run", ja: "表示中のテストをすべて別に走らせる"),
      needs: [.tests]
    ) { $0.runAllTests() },
    CatalogCommand(
      .stopTests, keys: [.control("k")], LocalizedText("stop tests", ja: "テストを止める"),
      LocalizedText("Stop what runs beside the open run", ja: "別に走らせているテストを止める"),
      needs: [.besideRun]
    ) { $0.stopTests() },
    CatalogCommand(
      .filterTests, keys: [.control("s")], LocalizedText("only …", ja: "絞り込み"),
      LocalizedText(
        "Show only the failed tests, those not run, those changed, or all",
        ja: "失敗のみ、未実行のみ、変更ありのみ、すべての順に切り替える"),
      needs: [.page(navigator)]
    ) { $0.filterTests() },
    CatalogCommand(
      .groupTests, keys: [.function(4)], LocalizedText("group", ja: "まとめ方"),
      LocalizedText(
        "Group the tests by target, or by tag: their layer of the pyramid",
        ja: "テストをターゲット別か、タグ（ピラミッドの層）別にまとめる"),
      needs: [.page(navigator)]
    ) { $0.groupTests() },
    CatalogCommand(
      .nextFailedTest, keys: [.control("n")], LocalizedText("next ✗", ja: "次の ✗"),
      LocalizedText("Select the next test that failed", ja: "次の失敗したテストへ"),
      needs: [.page(navigator), .failedTests]
    ) { $0.goToFailedTest(forward: true) },
    CatalogCommand(
      .previousFailedTest, keys: [.control("p")], LocalizedText("previous ✗", ja: "前の ✗"),
      LocalizedText("Select the previous test that failed", ja: "前の失敗したテストへ"),
      needs: [.page(navigator), .failedTests]
    ) { $0.goToFailedTest(forward: false) },
    CatalogCommand(
      .showTest, keys: [.function(3)], LocalizedText("details", ja: "詳細"),
      LocalizedText(
        "Show the last runs of the selected test, and why it failed",
        ja: "選択したテストの最近の実行と失敗の理由を表示する"),
      needs: [.tests]
    ) { $0.showTest() },
    CatalogCommand(
      .openTestFailure, keys: [.control("o"), .function(9)],
      LocalizedText("at failure", ja: "失敗箇所へ"),
      LocalizedText(
        "Open the run of the selected test at its failure", ja: "選択したテストを失敗箇所まで実行して開く"),
      needs: [.host, .failedTests]
    ) { model, _ in model.openTestFailure() },
  ]
}
