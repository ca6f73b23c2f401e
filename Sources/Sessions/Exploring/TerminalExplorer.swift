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
  private var held: EventLoop.TimerID?

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
    let descriptors = session.descriptors
    for descriptor in descriptors {
      loop.watch(descriptor) { [unowned self] in
        session.receive()
        if !session.isWaitingForHost { loop.endHold() }
        loop.setNeedsDisplay()
        let open = session.descriptors
        for closed in descriptors where !open.contains(closed) { loop.unwatch(closed) }
      }
    }
    session.apply(.input(.resized(driver.size)))
    session.apply(.started)
    return loop.run(
      onInputs: { [session, loop] inputs in
        let wasWaiting = session.isWaitingForHost
        for input in inputs { session.apply(.input(input)) }
        if session.isWaitingForHost, !wasWaiting { loop.hold(for: Self.answerTime) }
      },
      draw: { [unowned self] in
        let grid = render(session.model, size: driver.size)
        return driver.showsUnicode ? grid : grid.inASCII
      })
  }

  private func perform(_ effect: ExplorerEffect) {
    switch effect {
    case .sendAfter(let command, let milliseconds):
      held = loop.schedule(after: .milliseconds(milliseconds)) { [unowned self] in
        session.send(command)
      }
    case .killRun:
      held.map(loop.cancel)
      held = nil
    case .openEditor(let file, let line):
      driver.suspend()
      let problem = openEditor(file, line)
      driver.resume()
      if let problem { session.apply(.notice(problem)) }
    case .suspend: loop.suspend()
    case .redraw: driver.redraw()
    case .setMouse(let isEnabled): driver.setMouse(enabled: isEnabled)
    case .quit: loop.stop()
    case .run, .send, .loadSource, .rebuild, .restartHost: break
    }
  }
}
