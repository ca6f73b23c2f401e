import ExplorerCore
import Glibc
import TerminalModel
package import TerminalUI

/// Shows an explorer on a terminal until the person quits.
package final class TerminalExplorer {
  private let session: ExplorerSession
  private let driver: any TerminalDriver
  private let loop: EventLoop
  private let openEditor: (String, Int) -> String?
  /// How long the frame after a key may wait for the host, which mostly answers sooner.
  private static let answerTime = Duration.milliseconds(15)
  /// How long a host may take to begin a run before the person is told.
  private static let patience = Duration.seconds(3)
  private var held: EventLoop.TimerID?
  private var silence: EventLoop.TimerID?
  private var tick: EventLoop.TimerID?
  private var watched: [Int32] = []
  /// Whether the session is to be asked again, once keys have had their turn.
  private var isRereading = false

  /// Connects a session with a terminal.
  ///
  /// - Parameters:
  ///   - session: The explorer.
  ///   - driver: The terminal.
  ///   - loop: The loop on that terminal.
  ///   - openEditor: Edits a file at a line and returns when done, with a sentence if it failed.
  package init(
    session: ExplorerSession, driver: any TerminalDriver, loop: EventLoop,
    openEditor: @escaping (String, Int) -> String?
  ) {
    self.session = session
    self.driver = driver
    self.loop = loop
    self.openEditor = openEditor
  }

  /// Runs until the end.
  ///
  /// - Returns: Why it ended. The driver is still open.
  package func run() -> EventLoop.Ending {
    session.onEffect = { [unowned self] effect in perform(effect) }
    session.schedule = { [unowned self] delay, action in
      loop.schedule(after: delay) { [unowned self] in
        action()
        didChange()
      }
    }
    session.apply(.input(.resized(driver.size)))
    session.apply(.started)
    watchDescriptors()
    return loop.run(
      onInputs: { [unowned self] inputs in
        let wasWaiting = session.isWaitingForHost
        var isDone = false
        for input in inputs { isDone = session.apply(.input(input)) || isDone }
        // Most keys do nothing outside; their frame is waited for.
        guard isDone else { return }
        if session.isWaitingForHost, !wasWaiting { loop.hold(for: Self.answerTime) }
        watchDescriptors()
      },
      onSignal: { [unowned self] signal in
        // A child of ours has ended: the host, it may be, whose line its own child keeps open.
        guard signal == SIGCHLD else { return }
        session.noticeEnding()
        receive()
      },
      draw: { [unowned self] in
        let grid = session.frame(size: driver.size)
        return driver.showsUnicode ? grid : grid.inASCII
      })
  }

  private func receive() {
    session.receive()
    didChange()
    guard session.hasMore, !isRereading else { return }
    // Keys come first: the rest has its turn when the loop comes round.
    isRereading = true
    loop.schedule(after: .zero) { [unowned self] in
      isRereading = false
      receive()
    }
  }

  private func didChange() {
    watchDescriptors()
    if !session.isWaitingForHost { loop.endHold() }
    if !session.isStarting { listen(for: nil) }
    loop.setNeedsDisplay()
  }

  /// Watches what the session reads now, and nothing else.
  private func watchDescriptors() {
    let wanted = session.descriptors
    guard wanted != watched else { return }
    for descriptor in watched where !wanted.contains(descriptor) { loop.unwatch(descriptor) }
    for descriptor in wanted where !watched.contains(descriptor) {
      // One turn each time the loop comes round is enough.
      loop.watch(descriptor) { [unowned self] in if !isRereading { receive() } }
    }
    watched = wanted
  }

  private func perform(_ effect: ExplorerEffect) {
    switch effect {
    case .sendAfter(let command, let milliseconds):
      held = loop.schedule(after: .milliseconds(milliseconds)) { [unowned self] in
        session.send(command)
      }
    case .tickAfter(let milliseconds):
      // One clock runs at a time, whatever it was started for.
      tick.map(loop.cancel)
      tick = loop.schedule(after: .milliseconds(milliseconds)) { [unowned self] in
        session.apply(.tick)
        didChange()
      }
    case .killRun:
      held.map(loop.cancel)
      held = nil
    case .openEditor(let file, let line):
      driver.suspend()
      let before = Self.edition(of: file)
      let problem = openEditor(file, line)
      driver.resume()
      if let problem {
        session.apply(.notice(problem))
      } else if Self.edition(of: file) != before {
        session.apply(.sourceEdited)
      }
    case .suspend: loop.suspend()
    case .redraw: driver.redraw()
    case .setMouse(let isEnabled): driver.setMouse(enabled: isEnabled)
    case .quit: loop.stop()
    case .run: listen(for: Self.patience)
    case .send, .loadSource, .interruptRun, .rebuild, .restartHost, .watch, .compile,
      .saveTest, .undoSave, .saveDisplay:
      break
    }
  }

  /// Waits for the host to begin a run; a host that has begun is not waited for.
  private func listen(for patience: Duration?) {
    silence.map(loop.cancel)
    silence = patience.map { patience in
      loop.schedule(after: patience) { [unowned self] in
        silence = nil
        session.apply(.hostSilent)
        didChange()
      }
    }
  }

  /// What a file changes in when it is written: when, how long it is, and which file it is, for
  /// editors that put another in its place.
  private static func edition(of file: String) -> [Int] {
    var status = stat()
    guard stat(file, &status) == 0 else { return [] }
    return [
      Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec), Int(status.st_size),
      Int(status.st_ino),
    ]
  }
}
