import ExplorerCore
import Glibc
import TerminalUI

/// Does what the explorer wants done outside: the one place where effects are told apart.
final class EffectInterpreter {
  private unowned let session: ExplorerSession
  private let loop: EventLoop
  private let driver: any TerminalDriver
  private let tools: ExplorerTools
  /// Called when something has changed the explorer at a time that nothing else tells of.
  var onChange: () -> Void = {}
  private var held: EventLoop.TimerID?
  private var silence: EventLoop.TimerID?
  private var tick: EventLoop.TimerID?

  /// How long a host may take to begin a run before the person is told.
  private static let patience = Duration.seconds(3)

  /// Prepares to serve a session, which owns the interpreter.
  init(
    session: ExplorerSession, loop: EventLoop, driver: any TerminalDriver, tools: ExplorerTools
  ) {
    self.session = session
    self.loop = loop
    self.driver = driver
    self.tools = tools
  }

  /// Does one thing; what comes of it is told to the session, now or later.
  func perform(_ effect: ExplorerEffect) {
    switch effect {
    case .run(let request): if session.run(request) { awaitBeginning() }
    case .send(let command): session.send(command)
    case .sendAfter(let command, let milliseconds):
      held = loop.pause(for: .milliseconds(milliseconds)) { [session] in session.send(command) }
    case .tickAfter(let milliseconds):
      // One clock runs at a time, whatever it was started for.
      tick.map(loop.cancel)
      tick = loop.pause(for: .milliseconds(milliseconds)) { [unowned self] in
        session.apply(.tick)
        onChange()
      }
    case .killRun:
      held.map(loop.cancel)
      held = nil
      session.killRun()
    case .interruptRun: session.interruptRun()
    case .rebuild: session.rebuild()
    case .restartHost: session.restartHost()
    case .watch(let isOn): session.watch(isOn)
    case .compile(let code): session.compile(code)
    case .saveTest(let draft): session.saveTest(draft)
    case .undoSave: session.undoSave()
    case .recording(let wish): session.perform(wish)
    case .tests(let wish): session.perform(wish)
    case .review(let wish): session.perform(wish)
    case .lesson(let wish): session.perform(wish)
    case .flipAfter(let milliseconds):
      // Pauses that are made for people pass at once where nobody watches: they would never end.
      guard driver.isWatched else { return }
      _ = loop.schedule(after: .milliseconds(milliseconds)) { [unowned self] in
        session.apply(.review(.flipped))
        onChange()
      }
    case .askForPictures:
      session.apply(.picturesKnown(driver.pictureSurface(asked: tools.pictures)))
    case .tryTimings(let order): session.tryTimings(order)
    case .loadSource(let file): session.loadSource(file)
    case .openEditor(let file, let line): edit(file, line: line)
    case .saveDisplay(let file, let size):
      let outcome = tools.saveDisplay(render(session.model, size: size), file)
      session.apply(.notice(outcome.sentence(in: session.model.preferences.language)))
    case .setMouse(let isEnabled): driver.setMouse(enabled: isEnabled)
    case .suspend: loop.suspend()
    case .remember(let page): tools.remember?(page)
    case .redraw: driver.redraw()
    case .quit: loop.stop()
    }
  }

  /// Says that the host has begun what it was asked for, or is not expected to any more.
  func hostHasBegun() {
    silence.map(loop.cancel)
    silence = nil
  }

  /// Waits for the host to begin a run; where nobody watches, the loop's own patience is enough.
  private func awaitBeginning() {
    guard driver.isWatched else { return }
    silence.map(loop.cancel)
    silence = loop.schedule(after: Self.patience) { [unowned self] in
      silence = nil
      session.apply(.hostSilent)
      onChange()
    }
  }

  private func edit(_ file: String, line: Int) {
    guard let openEditor = tools.openEditor else { return }
    driver.suspend()
    let before = Self.edition(of: file)
    let problem = openEditor(file, line)
    driver.resume()
    if let problem {
      session.apply(.notice(problem))
    } else if Self.edition(of: file) != before {
      session.apply(.sourceEdited)
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
