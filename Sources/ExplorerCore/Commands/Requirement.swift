import ElementModel
import SessionProtocol

/// Something that must hold for a command to do something; a person is told what does not.
enum Requirement: Hashable, Sendable {
  /// A run goes on or is stopped.
  case liveRun
  /// The run is stopped, and so asks what to do.
  case stoppedRun
  /// The app can be acted on: the run is stopped, or the test has come to its end.
  case actableApp
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
  /// A test was saved that can be taken back.
  case savedTest
  /// Another page is on top than one of a kind.
  case otherPage(Overlay.Kind)
}

extension Requirement {
  /// Those that may come to hold, or cease to, when the selection in a pane moves and nothing else
  /// changes.
  static let ofSelection: [Requirement] = [.somethingToClose, .elementToLookAt]

  /// Why a command does nothing, for a person.
  func reason(_ language: Language) -> String {
    switch self {
    case .liveRun:
      language.say("the run is over: restart it first", ja: "実行は終わっています。再実行してください")
    case .stoppedRun: language.say("the run goes on: pause it first", ja: "実行中です。先に一時停止してください")
    case .actableApp:
      language.say(
        "the app cannot be acted on now: pause the run (p), or go back to a stop ([)",
        ja: "今は操作できません。実行を一時停止する（p）か、停止位置に戻ってください（[）")
    case .runningRun: language.say("the run is not going on", ja: "実行中ではありません")
    case .uncoveredRun, .noPage:
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
    case .chain: language.say("the composer (W) has no chain", ja: "組み立て（W）が空か、開いていません")
    case .savedTest: language.say("no test was saved", ja: "保存したテストはありません")
    case .otherPage: language.say("it is open already", ja: "すでに開いています")
    }
  }
}

extension ExplorerModel {
  /// Whether something holds that a command needs.
  func meets(_ requirement: Requirement) -> Bool {
    switch requirement {
    case .liveRun: isWaitingForHost || phase == .stopped
    case .stoppedRun: phase == .stopped
    case .actableApp: phase == .stopped || lastStopBeforeEnd != nil
    case .runningRun: phase == .running && !isCatchingUp
    // The graph shows where the run is: it goes on while the graph is open.
    case .uncoveredRun: overlays.last.map { $0.kind.isTransparent } ?? true
    case .noPage: overlays.isEmpty
    case .host: !isLost
    case .test: test != nil
    case .tests: !host.tests.isEmpty
    case .failure: state.failure != nil || state.ended?.status == .crashed
    case .buildProblem: !buildProblems.isEmpty
    case .past: record.stop(before: state.position) != nil || !queue.isEmpty
    case .future: record.stop(after: state.position) != nil
    case .location: shownLocation != nil || pageLocation != nil
    case .selection: meets(.pageAction(.select)) || isPaneSelectable
    case .pageAction(let action): hasPageAction(action)
    case .somethingToClose:
      !overlays.isEmpty || !cursors.isEmpty || sourceTarget != nil || isZoomed || filter != nil
        || appElement != nil || evaluation != nil
    case .unzoomed: !isZoomed
    case .zoomed: isZoomed
    case .movedLines: !sizes.isEmpty
    case .callerFrame: stackLevel + 1 < state.stack.count
    case .calleeFrame: stackLevel > 0 || sourceTarget != nil
    case .openWait: openWait != nil && !isReplaying && (isWaitingForHost || phase == .stopped)
    case .element: selectedElementID != nil
    case .filter: filter != nil
    case .matches: filter != nil || !(evaluation?.elementIDs.isEmpty ?? true)
    case .elementToLookAt: lookedAtID != nil
    case .app: !state.screen.isEmpty
    case .chain: overlays.last?.kind == .composer && !composition.items.isEmpty
    case .savedTest: savedTest != nil
    case .otherPage(let kind): overlays.last?.kind != kind
    }
  }

  /// Whether the open page can do something with its selected line; with none, there is nothing to
  /// do it with.
  private func hasPageAction(_ action: PageAction) -> Bool {
    guard let page = overlays.last?.kind.page, page.actions.contains(action) else { return false }
    return page.hasLines(self)
  }

  /// Whether enter does something in the focused pane.
  private var isPaneSelectable: Bool {
    guard overlays.isEmpty else { return false }
    return focus == .app ? meets(.actableApp) && selectedElement != nil : focus.isSelectable
  }

  /// The host is gone.
  var isLost: Bool { if case .lost = phase { true } else { false } }

  /// The first thing that a command needs and that does not hold.
  func obstacle(to entry: CommandEntry) -> Requirement? { entry.needs.first { !meets($0) } }

  /// Whether a command does something now.
  func isEnabled(_ command: ExplorerCommand) -> Bool {
    CommandCatalog.entry(of: command).flatMap { obstacle(to: $0) } == nil
  }
}
