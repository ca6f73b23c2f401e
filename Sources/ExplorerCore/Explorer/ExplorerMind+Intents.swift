import SessionProtocol

/// Carrying out what pages ask for.
extension ExplorerMind {
  /// Carries out the intents of a page, in their order.
  mutating func perform(_ intents: [PageIntent]) -> [ExplorerEffect] {
    var effects: [ExplorerEffect] = []
    for intent in intents { effects += perform(intent) }
    return effects
  }

  private mutating func perform(_ intent: PageIntent) -> [ExplorerEffect] {
    switch intent {
    case .close: pages.closeFront()
    case .closeAll: pages.close()
    case .open(let id): open(id)
    case .replace(let id): pages.replaceFront(with: id)
    case .select(let line): pages.select(line)
    case .setFold(let fold, let isOpen): view.folds[fold] = isOpen
    case .markTests(let marked): tests.toggleMarks(of: marked)
    case .showSource(let location): showSource(location)
    case .showInApp(let id): showInApp(id)
    case .selectElement(let id): view.appElement = id
    case .ask(let purpose, let text): typing.ask(purpose, text: text)
    case .evaluate(let text): askForExpression(text)
    case .say(let text): notice = text
    case .previewTheme(let name): preferences.preview(themeNamed: name)
    case .endPreview: preferences.endPreview()
    case .follow, .travel, .perform, .run, .build, .setDevice, .setNetwork, .enterBranch, .call,
      .goOn, .chooseTheme:
      return act(on: intent)
    case .leaveOutStep, .leaveOutChange, .moveStep, .takeCall, .takeLocator, .writeRecording,
      .writeMend, .assert:
      return record(intent)
    case .deleteBranch, .toggleBreakpoint, .deleteBreakpoint, .deleteChainItem, .moveChainItem:
      edit(intent)
    }
    return []
  }

  /// Carries out an intent that may need an effect.
  private mutating func act(on intent: PageIntent) -> [ExplorerEffect] {
    switch intent {
    case .follow(let target): return follow(target)
    case .travel(let event): return travel(toEvent: "\(event)")
    case .perform(let command, let argument): return run(command, argument: argument)
    case .run(let test): return start(test: test)
    case .build(let test):
      build.testToCome = test
      return rebuild()
    case .setDevice(let setting, let value): return set(setting, to: value)
    case .setNetwork(let network): return set(network: network)
    case .enterBranch(let number): return enter(branch: number)
    case .call(let known, let purpose): return begin(known, for: purpose)
    case .goOn(let call): return goOn(with: call)
    case .chooseTheme(let name): return chooseTheme(name)
    default: return []
    }
  }

  /// Carries out an intent for the recording.
  private mutating func record(_ intent: PageIntent) -> [ExplorerEffect] {
    switch intent {
    case .leaveOutStep(let step): return leaveOut(step: step)
    case .leaveOutChange(let file, let hunk):
      recording.plan?.toggle(RecordingChange.Place(file: file, hunk: hunk))
    case .takeCall(let call, let step): return takeCall(call, step: step)
    case .takeLocator(let locator, let step): return takeLocator(locator, step: step)
    case .moveStep(let step, let distance): return move(step: step, by: distance)
    case .writeMend: return writeMend()
    case .writeRecording: return writePlan()
    case .assert(let claim): return perform(HandAction.assert(claim))
    default: break
    }
    return []
  }

  /// Changes a list that a page shows.
  private mutating func edit(_ intent: PageIntent) {
    switch intent {
    case .deleteBranch(let number): run.deleteBranch(number)
    case .toggleBreakpoint(let number): breakpoints.toggle(number)
    case .deleteBreakpoint(let number): breakpoints.remove(number)
    case .deleteChainItem(let place): composer.composition.remove(place)
    case .moveChainItem(let item, let place):
      if composer.composition.move(item, to: place) { pages.select(place) }
    default: break
    }
  }

  /// Does what choosing a line of a page does.
  private mutating func follow(_ target: PageLine.Target) -> [ExplorerEffect] {
    switch target {
    case .source(let location):
      showSource(location)
      view.focus = .source
    case .page(let id): open(id)
    case .fold(let fold): view.toggle(fold)
    case .command(let command):
      pages.close()
      return invoke(command)
    case .event(let index): return travel(toStopOf: index)
    }
    return []
  }
}
