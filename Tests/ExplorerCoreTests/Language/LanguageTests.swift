import TerminalModel
import Testing

@testable import ExplorerCore

struct LanguageTests {
  @Test(arguments: [
    (["LANG": "ja_JP.UTF-8"], Language.japanese), (["LANG": "de_DE.UTF-8"], .english),
    (["LC_ALL": "en_US.UTF-8", "LANG": "ja_JP.UTF-8"], .english),
    (["LC_ALL": "", "LC_MESSAGES": "ja_JP.UTF-8", "LANG": "C"], .japanese), ([:], .english),
  ])
  func theLocaleChooses(environment: [String: String], language: Language) {
    #expect(Language(environment: environment) == language)
  }

  @Test func theBarTitlesAndHelpSpeakJapanese() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.model.preferences.language = .japanese
    harness.act(.input(.resized(TerminalSize(columns: 120, rows: 40))))
    let frame = render(harness.model, size: harness.model.view.size).text
    #expect(frame.contains("1 アプリ") && frame.contains("s ステップ") && frame.contains("停止中"))
    harness.type("?")
    #expect(render(harness.model, size: harness.model.view.size).text.contains("ヘルプ"))
  }
}
