package import ExplorerCore
import Foundation
package import SessionProtocol
package import Workspace

/// Connects the pure explorer with a host: performs what it wants and tells it what happens.
///
/// What only a terminal can do, such as opening an editor, is left to the caller.
package final class ExplorerSession {
  /// The explorer.
  package private(set) var model: ExplorerModel
  private let host: HostProcess
  private var lines = LineCutter()
  /// The child that runs the test, while it runs.
  private var processID: Int32?
  /// Whether a run is under way on the host, wanted or not.
  private var isRunning = false
  /// A run that begins once the one before is gone: both would read the same line.
  private var nextRun: RunRequest?
  private var isLost = false
  /// The network that the host has been told of.
  private var network: NetworkConditions

  /// Does what the session cannot do itself.
  package var onEffect: (ExplorerEffect) -> Void = { _ in }

  /// Connects an explorer with a host that is ready.
  package init(model: ExplorerModel, host: HostProcess) {
    self.model = model
    self.host = host
    network = model.networkConditions
  }

  /// Readable when the host has said or printed something.
  package var descriptors: [Int32] {
    isLost ? [] : [host.messageDescriptor, host.outputDescriptor]
  }

  /// Whether a script has to wait before it types the next key.
  package var isWaitingForHost: Bool { model.isWaitingForHost && !isLost }

  /// Lets something happen to the explorer.
  package func apply(_ action: ExplorerAction) {
    for effect in reduce(into: &model, action) { perform(effect) }
  }

  /// Takes what the host has said and printed.
  package func receive() {
    guard !isLost else { return }
    do {
      try host.receive(
        onOutput: { lines.append($0) },
        onMessage: { message in
          showLines()
          receive(message)
        })
      showLines()
    } catch {
      showLines(isLast: true)
      isLost = true
      apply(.hostLost(error.sentence))
    }
  }

  /// Sends a command that a pause has held back.
  package func send(_ command: Command) {
    guard isRunning, nextRun == nil else { return }
    do {
      try host.send(command)
    } catch {
      isLost = true
      apply(.hostLost(error.sentence))
    }
  }

  /// Ends the host.
  package func stop() { host.terminate() }

  private func receive(_ message: HostMessage) {
    switch message {
    case .runStarted(let started):
      processID = started.processID
      // A run that was given up before it had begun.
      if nextRun != nil { host.kill(processID: started.processID) }
    case .runEnded:
      processID = nil
      isRunning = false
      showLines(isLast: true)
    case .ready, .event: break
    }
    apply(.message(message))
    if !isRunning, let request = nextRun {
      nextRun = nil
      start(request)
    }
  }

  private func showLines(isLast: Bool = false) {
    if isLast { lines.finish() }
    for line in lines.takeLines() { apply(.hostOutput(line)) }
  }

  private func perform(_ effect: ExplorerEffect) {
    switch effect {
    case .run(let request):
      if isRunning { nextRun = request } else { start(request) }
    case .send(let command):
      send(command)
    case .killRun:
      if let processID { host.kill(processID: processID) }
      onEffect(effect)
    case .loadSource(let file):
      apply(.sourceLoaded(file: file, text: Self.source(file)))
    case .rebuild, .restartHost, .sendAfter, .openEditor, .setMouse, .suspend, .redraw, .quit:
      onEffect(effect)
    }
  }

  private func start(_ request: RunRequest) {
    isRunning = true
    do {
      if model.networkConditions != network {
        network = model.networkConditions
        try host.send(.setNetwork(network))
      }
      try host.send(.run(request))
    } catch {
      isLost = true
      apply(.hostLost(error.sentence))
    }
  }

  /// The longest source file that is shown, in bytes.
  private static let sourceLimit = 4 << 20

  private static func source(_ file: String) -> String? {
    guard let handle = FileHandle(forReadingAtPath: file),
      let data = try? handle.read(upToCount: sourceLimit)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Error {
  /// The error in words.
  fileprivate var sentence: String { (self as? WorkspaceError)?.message ?? "\(self)" }
}
