/// Something that must hold for a command to do something; a person is told what does not.
enum Requirement: Hashable, Sendable {
  /// There are lines that can be folded: no page is open, or one whose lines can.
  case sideways
  /// A test failed when it was run last.
  case failedTests
  /// A test was not run since something that it depends on was edited.
  case changedTests
  /// Tests run beside the open run.
  case besideRun
  /// A page is in front.
  case page(CommandPlace)
  /// A run goes on or is stopped.
  case liveRun
  /// The run is stopped, and so asks what to do.
  case stoppedRun
  /// The app can be acted on: the run is stopped, or the test has come to its end.
  case actableApp
  /// There is a run, which may have come to its end.
  case liveOrEndedRun
  /// The run goes on.
  case runningRun
  /// No page is open that hides the run.
  case uncoveredRun
  /// No page is open.
  case noPage
  /// There is a host.
  case host
  /// A test is chosen.
  case test
  /// The host has tests.
  case tests
  /// Something failed.
  case failure
  /// The sources could not be built.
  case buildProblem
  /// There is something before the place where the run is.
  case past
  /// Something was recorded after the place where the run is.
  case future
  /// There is a line of the sources to speak of.
  case location
  /// The focused pane has lines that can be selected, or a page with such is open.
  case selection
  /// The open page can do something with its selected line.
  case pageAction(PageAction)
  /// A page is open, something was moved, or a filter is set.
  case somethingToClose
  /// The panes share the screen.
  case unzoomed
  /// One pane fills the screen.
  case zoomed
  /// A line between panes was moved.
  case movedLines
  /// The calls have one further out than the one shown.
  case callerFrame
  /// The call shown is not the innermost one.
  case calleeFrame
  /// A wait is under way.
  case openWait
  /// An element is selected or under action.
  case element
  /// A filter is set on what has the keys.
  case filter
  /// A filter is set on what has the keys, or an expression has matches.
  case matches
  /// An element can be looked at.
  case elementToLookAt
  /// The app runs.
  case app
  /// The composer is open, and there is something in the chain.
  case chain
  /// That, or a recording.
  case chainOrRecording
  /// Something was recorded.
  case recording
  /// A test was saved that can be taken back.
  case savedTest
  /// Another page is on top than one of a kind.
  case otherPage(PageID)
  /// A lesson is open.
  case lesson
  /// The lesson has another step after the one that is shown.
  case laterStep
  /// The step of the lesson is done, and there is another one.
  case doneStep
}

extension Requirement {
  /// Why a command does nothing, for a person.
  ///
  /// - Parameters:
  ///   - language: What it is told in.
  ///   - key: How a person comes to a command: by its key, or else by its name.
  /// - Returns: A few words.
  func reason(_ language: Language, _ key: (ExplorerCommand) -> String) -> String {
    switch self {
    case .laterStep:
      language.say(
        "this is the last step: \(key(.lessonClose)) leads back to the map",
        ja: "最後のステップです。\(key(.lessonClose)) で一覧に戻ります")
    case .doneStep:
      language.say(
        "the step is not done: see what is not ticked", ja: "このステップはまだ終わっていません")
    case .lesson: language.say("no lesson is open", ja: "レッスンは開かれていません")
    case .failedTests: language.say("no test has failed", ja: "失敗したテストはありません")
    case .changedTests:
      language.say("no test has changed since it was run", ja: "実行後に変更されたテストはありません")
    case .besideRun: language.say("no tests run beside", ja: "別に走っているテストはありません")
    case .page(let page):
      language.say(
        "its page is not open: open it first (\(key(page.opening)))",
        ja: "先にそのページを開いてください（\(key(page.opening))）")
    case .liveRun, .liveOrEndedRun:
      language.say("the run is over: restart it first", ja: "実行は終わっています。再実行してください")
    case .stoppedRun: language.say("the run goes on: pause it first", ja: "実行中です。先に一時停止してください")
    case .actableApp:
      language.say(
        "the app cannot be acted on now: pause the run (\(key(.pause))), or go back to a stop "
          + "(\(key(.stepBack)))",
        ja: "今は操作できません。実行を一時停止する（\(key(.pause))）か、停止位置に戻ってください（\(key(.stepBack))）")
    case .runningRun: language.say("the run is not going on", ja: "実行中ではありません")
    case .uncoveredRun, .noPage, .sideways:
      language.say("a page is open: close it first", ja: "ページが開いています。先に閉じてください")
    case .host: language.say("the host is gone: restart it first", ja: "ホストがありません。再起動してください")
    case .test, .tests: language.say("there is no test", ja: "テストがありません")
    case .failure: language.say("nothing failed so far", ja: "まだ失敗はありません")
    case .buildProblem: language.say("nothing keeps them from it", ja: "ビルドの問題はありません")
    case .past: language.say("this is the first stop", ja: "ここが最初の停止位置です")
    case .future: language.say("nothing is recorded after this", ja: "この先の記録はありません")
    case .location: language.say("there is no source to show", ja: "表示するソースがありません")
    case .selection, .pageAction: language.say("nothing is selected", ja: "何も選択されていません")
    case .somethingToClose: language.say("nothing is open", ja: "開いているものはありません")
    case .unzoomed: language.say("the pane is alone already", ja: "すでに拡大しています")
    case .zoomed: language.say("all panes are shown already", ja: "すでに全ペインを表示しています")
    case .movedLines: language.say("the panes have their usual sizes", ja: "すでに標準の大きさです")
    case .callerFrame: language.say("this is the outermost call", ja: "一番外側の呼び出しです")
    case .calleeFrame: language.say("this is the innermost call", ja: "一番内側の呼び出しです")
    case .openWait: language.say("nothing is being waited for", ja: "待機中ではありません")
    case .app: language.say("the app is not running", ja: "アプリは起動していません")
    case .element, .elementToLookAt: language.say("no element is selected", ja: "要素が選択されていません")
    case .filter, .matches: language.say("there is no filter", ja: "フィルターはありません")
    case .chain:
      language.say(
        "the composer (\(key(.showComposer))) has no chain",
        ja: "組み立て（\(key(.showComposer))）が空か、開いていません")
    case .chainOrRecording, .recording:
      language.say(
        "nothing was recorded (\(key(.record))), and no chain is open (\(key(.showComposer)))",
        ja: "記録（\(key(.record))）も、開いている並び（\(key(.showComposer))）もありません")
    case .savedTest: language.say("no test was saved", ja: "保存したテストはありません")
    case .otherPage: language.say("it is open already", ja: "すでに開いています")
    }
  }
}
