import SourceModel
import TerminalModel

/// Changes the model for something that happened, and says what is to be done outside.
package func reduce(
  into model: inout ExplorerModel, _ action: ExplorerAction
) -> [ExplorerEffect] {
  var effects: [ExplorerEffect]
  switch action {
  case .started: effects = model.project.test == nil ? [] : model.startRun()
  case .input(let input): effects = model.receive(input)
  case .terminalOpened(let hasColors, let followsMouse):
    model.preferences.adapt(toColors: hasColors, followsMouse: followsMouse)
    effects = []
  case .message(let message): effects = model.receive(message)
  case .tick: effects = model.tick()
  case .hostOutput(let line):
    model.print(line)
    effects = []
  case .hostLost(let reason):
    model.loseHost(reason)
    effects = []
  case .hostSilent:
    model.noticeSilence()
    effects = []
  case .sourceLoaded(let file, let text):
    model.sources.store(text, of: file)
    effects = []
  case .notice(let text):
    model.notice = text
    effects = []
  case .codeCompiled, .codeFailed, .testSaved, .testNotSaved, .saveUndone:
    effects = model.receive(code: action)
  case .buildProgress, .buildFailed, .hostReplaced, .sourcesChanged, .watching, .sourceEdited:
    effects = model.receive(build: action)
  }
  model.followEvaluation()
  model.followCoverage()
  for file in model.shownFiles where model.sources.needs(file) {
    model.sources.request(file)
    effects.append(.loadSource(file: file))
  }
  return effects
}

extension ExplorerModel {
  /// The source files of which something is shown.
  fileprivate var shownFiles: [String] {
    (shownLocation.map { [$0.file] } ?? []) + (pages.open.last?.kind.page.files(self) ?? [])
  }

  fileprivate mutating func receive(_ input: TerminalInput) -> [ExplorerEffect] {
    switch input {
    case .resized(let size):
      view.size = size
      return []
    case .mouse(let event): return !ExplorerLayout.hasRoom(in: view.size) ? [] : receive(event)
    case .key(let key): return receive(key)
    case .line(let line): return receive(line: line)
    }
  }

  private mutating func receive(_ key: Key) -> [ExplorerEffect] {
    let isTooSmall = !ExplorerLayout.hasRoom(in: view.size)
    if typing.prompt != nil, !isTooSmall { return takePromptKey(key) }
    guard let command = preferences.keymap.command(for: key) else { return [] }
    if isTooSmall, command != .quit, command != .quitAtOnce, command != .suspend { return [] }
    return invoke(command)
  }
}
