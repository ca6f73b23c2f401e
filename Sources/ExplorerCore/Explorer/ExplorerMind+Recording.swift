import ElementModel
package import Recording
import SessionProtocol
import SourceIndex

/// Recording what a person does by hand, as calls of the suite's page methods.
extension ExplorerMind {
  /// Begins to record where the run is, or pauses.
  mutating func toggleRecording() {
    if recording.isOn {
      recording.pause(at: run.state.position)
      notice = language.say(
        "The recording pauses: \(preferences.way(to: .record)) goes on, "
          + "\(preferences.way(to: .saveTest)) saves it.",
        ja: "記録を一時停止しました。\(preferences.way(to: .record)) で再開、"
          + "\(preferences.way(to: .saveTest)) で保存します。")
      return
    }
    if recording.isSaved { recording.clear() }
    // After its end a test is gone back to its last stop to be acted on.
    recording.begin(at: run.stopToActAt ?? run.state.position)
    notice = language.say(
      "Recording: act on the app, \(preferences.way(to: .assert)) asserts, "
        + "\(preferences.way(to: .showRecording)) shows it, \(preferences.way(to: .saveTest)) saves it.",
      ja: "記録中：アプリを操作してください。\(preferences.way(to: .assert)) で検証、"
        + "\(preferences.way(to: .showRecording)) で表示、\(preferences.way(to: .saveTest)) で保存します。")
  }

  /// Takes into the recording everything that was done by hand in this run.
  mutating func recordEarlierActions() {
    guard !run.interventions.isEmpty else {
      notice = language.say("nothing was done by hand in this run", ja: "この実行で手でした操作はありません")
      return
    }
    recording.beginEverywhere()
    open(RecordingPage.Key())
  }

  /// Gives the recording up.
  mutating func discardRecording() {
    recording.clear()
    notice = language.say("The recording is gone.", ja: "記録を破棄しました。")
  }

  /// Takes in what was done since, and asks for the Swift that it becomes.
  mutating func followRecording() -> [ExplorerEffect] {
    guard recording.hasBegun, !run.phase.isRunning, recording.follow(run) else { return [] }
    pages.select(recording.entries.count - 1, in: RecordingPage.Key())
    return [writeRecording()]
  }

  private mutating func writeRecording() -> ExplorerEffect {
    .recording(
      .write(
        recording.makeOrder(of: project.test, in: run.record.events))
    )
  }

  // MARK: Asserting

  /// Opens what can be asserted of an element: the one with a text, or the one that is looked at.
  mutating func chooseClaim(_ text: String) {
    let element = text.isEmpty ? lookedAtID : handElement(text)?.id
    if text.isEmpty || element != nil { open(ClaimsPage.Key(element: element)) }
  }

  /// What can be asserted.
  func claimsPage(of element: Int?) -> ClaimsPage {
    let found = element.flatMap { run.state.screen.element(withID: $0) }
    return ClaimsPage(
      claims: ElementClaims.items(of: element, on: run.state.screen, after: screenBeforeAction),
      name: found?.handTitle, language: language)
  }

  /// What the app showed before the latest thing that was done to it by hand.
  private var screenBeforeAction: ElementTree {
    let last = run.interventions.last { intervention in
      if case .assert = intervention.action { false } else { intervention.at < run.state.position }
    }
    return last.flatMap { run.record.screen(at: $0.at)?.tree } ?? run.state.screen
  }

  // MARK: Editing

  /// Leaves a step out, or takes it in again.
  mutating func leaveOut(step: Int) -> [ExplorerEffect] {
    recording.toggle(step)
    return [writeRecording()]
  }

  /// Takes another call for what a step begins.
  mutating func takeCall(_ call: String, step: Int) -> [ExplorerEffect] {
    recording.choose(call, for: step)
    return [writeRecording()]
  }

  /// Looks for the element of a step in another way.
  mutating func takeLocator(_ locator: String, step: Int) -> [ExplorerEffect] {
    recording.locate(locator, for: step)
    return [writeRecording()]
  }

  /// Moves a step.
  mutating func move(step: Int, by distance: Int) -> [ExplorerEffect] {
    guard recording.move(step, by: distance) else { return [] }
    if let place = recording.entries.firstIndex(where: { $0.id == step }) { pages.select(place) }
    return [writeRecording()]
  }

  /// Types another text in a step; the text is its number and what is typed.
  mutating func editStep(_ text: String) -> [ExplorerEffect] {
    let number = text.prefix { $0 != " " }
    guard let place = Int(number), recording.entries.indices.contains(place - 1),
      recording.entries[place - 1].step.typedText != nil
    else {
      notice = language.say("no step \(number) types a text", ja: "手順 \(number) は文字を入力しません")
      return []
    }
    recording.edit(
      recording.entries[place - 1].id, typing: String(text.dropFirst(number.count + 1)))
    return [writeRecording()]
  }

  /// What a step can become.
  func choicesPage(of step: Int) -> RecordedChoicesPage {
    let entry = recording.entries.first { $0.id == step }
    let target = entry?.step.target
    let locators =
      target.map { target in
        RecordedLocator.all(
          of: target.id, in: target.tree, recording.entries.map(\.step),
          after: recording.earlier, project.index)
      } ?? []
    return RecordedChoicesPage(step: step, recording, locators: locators, language)
  }

  /// What all runs have shown.
  package var seenScreens: SeenScreens {
    var recording = recording
    recording.look(back: run.record)
    return recording.earlier
  }

  // MARK: Proving

  /// Runs the test that was saved last in several ways.
  mutating func prove() -> [ExplorerEffect] {
    open(ProofPage.Key())
    guard recording.proof?.running == nil, let saved = recording.saved,
      let test = saved.target.testName
    else { return [] }
    recording.proof = ProofState(of: test)
    return [.recording(.prove(saved.order, test: test, saved.target))]
  }

  /// Writes what mends it.
  mutating func writeMend() -> [ExplorerEffect] {
    recording.saved.map { [.recording(.mend($0.order))] } ?? []
  }

  // MARK: Saving

  /// Asks what saving would change.
  ///
  /// - Parameter text: What it is saved as; asked for when empty.
  /// - Returns: What is to be done.
  mutating func saveRecording(as text: String) -> [ExplorerEffect] {
    guard !text.isEmpty else {
      typing.ask(.argument(.saveTest), offering: recordingTargets.first?.text ?? "")
      return []
    }
    do throws(RecordingTarget.Problem) {
      let target = try RecordingTarget(text)
      notice = language.say("Comparing …", ja: "比較しています…")
      return [.recording(.compare(recordingOrder, target))]
    } catch {
      let problem = Self.text(of: error, language)
      typing.ask(.argument(.saveTest), text: text)
      typing.prompt?.problem = problem
      return []
    }
  }

  private static func text(of problem: RecordingTarget.Problem, _ language: Language) -> String {
    switch problem {
    case .noTest:
      language.say(
        "write Class/method; a method's name begins with test", ja: "クラス/testメソッド と書いてください")
    case .noUseCase:
      language.say("a use case has a name of Swift's", ja: "ユースケース名が Swift の名前になりません")
    case .unknown:
      language.say(
        "write test Class/method, end-of Class/method, use-case Name or pages",
        ja: "test クラス/メソッド、end-of クラス/メソッド、use-case 名前、pages のどれかを書いてください")
    }
  }

  private var recordingOrder: RecordingOrder {
    var recording = recording
    return recording.makeOrder(
      of: project.test, in: run.record.events)
  }

  /// What a recording can be saved as.
  var recordingTargets: [Completion] {
    let tests = testNameCompletions("").map { Completion("test \($0.text)") }
    let ends = project.test.map { [Completion("end-of \($0)")] } ?? []
    let isAtEnd = run.stopToActAt != nil || run.phase.isEnded
    let others = [Completion("use-case RecordedUseCase"), Completion("pages")]
    return isAtEnd ? ends + tests + others : tests + ends + others
  }

  /// Writes what is shown.
  mutating func writePlan() -> [ExplorerEffect] {
    guard let plan = recording.plan else { return [] }
    return [.recording(.save(recordingOrder, plan.target, leavingOut: plan.leftOut))]
  }

  // MARK: Answers

  /// Takes in what came of a wish.
  mutating func receive(_ news: RecordingNews) {
    switch news {
    case .code(let code, let order): recording.receive(code, order: order)
    case .changes(let changes, let target):
      notice = nil
      recording.plan = RecordingPlan(changes: changes, target: target)
      open(RecordedChangesPage.Key())
    case .saved(let test):
      recording.save(recordingOrder)
      composer.save(test)
      open(SavedTestPage.Key())
      notice = test.advice
    case .seen(let screens): recording.look(back: screens)
    case .proof(let news): recording.proof?.receive(news)
    case .failed(let reason): notice = reason
    }
  }
}
