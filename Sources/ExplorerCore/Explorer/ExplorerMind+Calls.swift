import SessionProtocol
import SourceModel

/// Calling page methods, use cases and any other code while the run is stopped.
extension ExplorerMind {
  /// All that can be called, pages first.
  var knownCallables: [KnownCallable] { KnownCallable.all(in: project.index) }

  /// Calls what is selected in Pages, or adds it to the chain; with no such selection, opens a list
  /// to choose from.
  mutating func callSelected(for purpose: CallPurpose) -> [ExplorerEffect] {
    if pages.isEmpty, view.focus == .pages,
      let found = pagesPane.callable(at: cursor(of: .pages))
    {
      return begin(found, for: purpose)
    }
    open(CallablesPage.Key(purpose: purpose))
    return []
  }

  /// Begins a call by asking for its arguments, if it has any.
  mutating func begin(_ known: KnownCallable, for purpose: CallPurpose) -> [ExplorerEffect] {
    guard let call = PendingCall(known.callable, of: known.type, for: purpose) else {
      notice = language.say(
        "there is no way to make a \(known.type.name)", ja: "\(known.type.name) を作る方法がありません")
      return []
    }
    return goOn(with: call)
  }

  /// Asks for the next argument; with all arguments given, makes the call or adds it to the chain.
  mutating func goOn(with call: PendingCall) -> [ExplorerEffect] {
    guard let entry = call.entry else {
      typing.ask(.callArgument(call), text: call.formerText)
      return []
    }
    switch call.purpose {
    case .run: return self.call(entry.text.swift)
    case .add: addToChain(ChainItem(.call(entry)))
    case .replace(let place):
      if composer.composition.items.indices.contains(place) {
        composer.composition.items[place] = ChainItem(.call(entry))
      }
    }
    return []
  }

  /// Takes what was typed for an argument.
  mutating func take(argument prompt: Prompt, of call: PendingCall) -> [ExplorerEffect] {
    var call = call
    if let problem = call.answer(prompt.line.text) {
      var again = prompt
      again.problem = problem
      typing.prompt = again
      return []
    }
    return goOn(with: call)
  }

  /// Compiles code and runs it where the run is stopped.
  ///
  /// After the end of a test, that is where the test has left its app.
  mutating func call(_ code: String) -> [ExplorerEffect] {
    guard let effects = returnToApp() ?? (run.phase.isStopped ? [] : nil) else { return [] }
    composer.compile(code, at: run.state.position)
    notice = language.say("Compiling \(code) …", ja: "\(code) をコンパイル中…")
    return effects + [.compile(code: code)]
  }

  /// Expressions to start typing from: a call of everything callable, with likely arguments.
  var callCompletions: [Completion] {
    knownCallables.compactMap { known in
      guard var call = PendingCall(known.callable, of: known.type, for: .run) else { return nil }
      while let parameter = call.parameter {
        if call.answer(parameter.candidates.first?.text ?? "") != nil { return nil }
      }
      return call.entry.map { Completion($0.text.swift) }
    }
  }

  // MARK: Answers

  /// Takes in the outcome of compiling code or of saving a test.
  mutating func receive(code action: ExplorerAction) -> [ExplorerEffect] {
    switch action {
    case .codeCompiled(let library):
      guard let pending = composer.compilation else { return [] }
      composer.compilation = nil
      let isThere = run.state.position == pending.position
      let action = HandAction.call(HandCall(library: library, title: pending.code))
      if run.phase.isCatchingUp, isThere {
        // The code was compiled faster than the run came back to its last stop.
        run.phase.pursuit?.actionToCome = action
        return []
      }
      guard run.phase.isStopped, isThere else {
        composer.composition.interrupt()
        notice = language.say("the run went on meanwhile", ja: "その間に実行が進みました")
        return []
      }
      notice = nil
      return perform(action)
    case .codeFailed(let problems): failCode(problems)
    case .testSaved(let test):
      composer.save(test)
      open(SavedTestPage.Key())
    case .testNotSaved(let reason): notice = reason
    case .saveUndone:
      notice = language.say("The test is gone again.", ja: "テストを取り除きました。")
      composer.undoSave()
    default: break
    }
    return []
  }

  private mutating func failCode(_ problems: [CodeProblem]) {
    guard composer.fail(problems) else { return }
    notice = nil
    open(CodeFailurePage.Key())
  }

  /// Takes in that an action done by hand has ended or could not be done.
  ///
  /// - Returns: What is to be done next; nil when nothing more was asked for.
  mutating func receive(afterActing event: Event) -> [ExplorerEffect]? {
    switch event.content {
    case .hand(let hand):
      tell(hand)
      return goOnInChain(after: hand)
    case .failure(let failure):
      composer.end(problem: failure.message)
    default: break
    }
    return nil
  }
}
