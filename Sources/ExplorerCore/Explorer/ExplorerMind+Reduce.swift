import SourceModel
import TerminalModel

/// Changes the explorer for something that happened, and says what is to be done outside.
package func reduce(
  into explorer: inout ExplorerMind, _ action: ExplorerAction
) -> [ExplorerEffect] {
  var effects: [ExplorerEffect]
  switch action {
  case .started:
    effects =
      explorer.view.beginning != .running
      ? explorer.beginReview() : explorer.project.test == nil ? [] : explorer.startRun()
  case .input(let input): effects = explorer.receive(input)
  case .terminalOpened(let hasColors, let followsMouse):
    explorer.preferences.adapt(toColors: hasColors, followsMouse: followsMouse)
    effects = []
  case .message(let message): effects = explorer.receive(message)
  case .tick: effects = explorer.tick()
  case .hostOutput(let line):
    explorer.print(line)
    effects = []
  case .hostLost(let reason):
    explorer.loseHost(reason)
    effects = []
  case .hostSilent:
    explorer.noticeSilence()
    effects = []
  case .sourceLoaded(let file, let text):
    explorer.sources.store(text, of: file)
    effects = []
  case .notice(let text):
    explorer.notice = text
    effects = []
  case .tests(let news):
    explorer.receive(news)
    effects = []
  case .recording(let news):
    explorer.receive(news)
    effects = []
  case .review(let news):
    explorer.receive(news)
    effects = []
  case .lesson(let news): effects = explorer.receive(news)
  case .nextOfLesson: effects = explorer.runNextOfLesson()
  case .picturesKnown(let display):
    explorer.view.pictures = display
    effects = []
  case .timings(let answer):
    explorer.findings.timings.receive(answer)
    effects = []
  case .codeCompiled, .codeFailed, .testSaved, .testNotSaved, .saveUndone:
    effects = explorer.receive(code: action)
  case .buildProgress, .buildFailed, .hostReplaced, .sourcesChanged, .watching, .sourceEdited:
    effects = explorer.receive(build: action)
  }
  explorer.followEvaluation()
  explorer.followCoverage()
  effects += explorer.followRecording()
  effects += explorer.followReview()
  effects += explorer.followLesson()
  effects += explorer.introducePage()
  effects += explorer.takeTestWishes() + explorer.takeTimingOrders()
  for file in explorer.shownFiles where explorer.sources.needs(file) {
    explorer.sources.request(file)
    effects.append(.loadSource(file: file))
  }
  return effects
}

extension ExplorerMind {
  /// The source files of which something is shown.
  fileprivate var shownFiles: [String] {
    (shownLocation.map { [$0.file] } ?? []) + (frontPage?.files ?? [])
  }

  fileprivate mutating func receive(_ input: TerminalInput) -> [ExplorerEffect] {
    switch input {
    case .resized(let size):
      view.size = size
      // A terminal with another font has other pixels; so has one that answers late.
      return view.hasAskedForPictures ? [.askForPictures] : []
    case .mouse(let event): return !ExplorerLayout.hasRoom(in: view.size) ? [] : receive(event)
    case .key(let key): return receive(key)
    case .paste(let text): return ExplorerLayout.hasRoom(in: view.size) ? receive(pasted: text) : []
    case .line(let line): return receive(line: line)
    }
  }

  private mutating func receive(_ key: Key) -> [ExplorerEffect] {
    let isTooSmall = !ExplorerLayout.hasRoom(in: view.size)
    if typing.prompt != nil, !isTooSmall { return takePromptKey(key) }
    if !isTooSmall, narrow(by: key) { return [] }
    guard let command = command(for: key) else { return [] }
    if !hasChrome(in: view.size) {
      view.show(
        PressedKey(command: command, key: key.name, title: command.title(in: language)))
    }
    if isTooSmall, command != .quit, command != .quitAtOnce, command != .suspend { return [] }
    return invoke(command)
  }
}
