import ExplorerCore
import Glibc
package import TerminalModel
package import TerminalUI

/// An explorer where it is shown: the one loop that takes in what a person or a script gives, what
/// hosts, builds and edits have to say, and time, and shows what has become of it.
///
/// A terminal, a script of keys and lines of text differ in their driver, and in the view that is
/// shown of the explorer.
package final class Explorer {
  /// What is shown of an explorer.
  package enum View {
    /// Frames, on the driver.
    case frames
    /// What has changed since the last time, line by line; the function writes a line.
    case lines((TerminalText) -> Void)
  }

  /// What is explored.
  package let session: ExplorerSession
  /// What waits for everything; for tests and measurements, which have timers of their own.
  package let loop: EventLoop
  private let driver: any TerminalDriver
  private let view: View
  private let interpreter: EffectInterpreter
  private var transcript = PlainTranscript()
  private var hasStarted = false
  private var watched: [Int32] = []
  /// Whether the session is to be asked again, once keys have had their turn.
  private var isRereading = false
  /// Whether tests beside the open run are looked at again in a while.
  private var isLooking = false
  /// Whether edits go on that will be told as one.
  private var isGatheringEdits = false

  /// How long the first frame and the one after a key may wait for the host, which mostly answers
  /// sooner.
  private static let answerTime = Duration.milliseconds(15)
  /// How long edits go on that are taken for one: editors write a file in several steps.
  private static let editTime = Duration.milliseconds(100)
  /// How often tests beside the open run are looked at that say nothing.
  private static let lookTime = Duration.seconds(1)

  /// Connects a session with where it is shown.
  ///
  /// - Parameters:
  ///   - session: What is explored.
  ///   - driver: Where it is shown, and where inputs come from.
  ///   - signals: The signals of the process; none where there is no terminal.
  ///   - view: What is shown.
  ///   - tools: What a person has beside the explorer.
  package init(
    session: ExplorerSession, driver: any TerminalDriver, signals: SignalPipe? = nil,
    view: View = .frames, tools: ExplorerTools = ExplorerTools()
  ) {
    self.session = session
    self.driver = driver
    self.view = view
    loop = EventLoop(driver: driver, signals: signals)
    let interpreter = EffectInterpreter(session: session, loop: loop, driver: driver, tools: tools)
    self.interpreter = interpreter
    session.perform = { interpreter.perform($0) }
    interpreter.onChange = { [weak self] in self?.didChange() }
  }

  /// Runs until the person quits or the script is over; goes on with more inputs when called again.
  ///
  /// - Parameter followsMouse: Whether the mouse is followed from the start.
  /// - Returns: Why it ended. The driver is still open, and the session still has its host.
  package func run(followsMouse: Bool = false) -> EventLoop.Ending {
    if !hasStarted { start(followsMouse: followsMouse) }
    watchDescriptors()
    return loop.run(
      isAnswered: { [session] in session.isAnswered },
      onInputs: { [unowned self] inputs in take(inputs) },
      onSignal: { [unowned self] signal in
        // A child of ours has ended: the host, it may be, whose line its own child keeps open.
        guard signal == SIGCHLD else { return }
        session.noticeEnding()
        receive()
      },
      draw: { [unowned self] in show() })
  }

  /// Gives the driver back and ends the hosts.
  package func close() {
    driver.close()
    session.stop()
  }

  private func start(followsMouse: Bool) {
    hasStarted = true
    session.apply(
      .terminalOpened(hasColors: driver.colorDepth > .none, followsMouse: followsMouse))
    driver.setMouse(enabled: followsMouse)
    session.apply(.input(.resized(driver.size)))
    session.apply(.started)
    holdForAnswer()
  }

  private func take(_ inputs: [TerminalInput]) {
    let wasWaiting = session.isWaitingForHost
    var isDone = false
    for input in inputs { isDone = session.apply(.input(input)) || isDone }
    // Most keys do nothing outside; their frame is waited for.
    guard isDone else { return }
    if !wasWaiting { holdForAnswer() }
    watchDescriptors()
  }

  /// Waits a moment with the frame if a host is about to answer.
  private func holdForAnswer() {
    if session.isWaitingForHost { loop.hold(for: Self.answerTime) }
  }

  private func show() {
    switch view {
    case .frames:
      let grid = session.frame(size: driver.size)
      driver.present(driver.showsUnicode ? grid : grid.inASCII)
    case .lines(let write):
      for line in transcript.news(of: session.model) { write(TerminalText(line)) }
    }
  }

  private func receive() {
    session.receive()
    if session.hasUntoldEdit, !isGatheringEdits {
      isGatheringEdits = true
      loop.pause(for: Self.editTime) { [unowned self] in
        isGatheringEdits = false
        session.tellEdit()
        didChange()
      }
    }
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
    if !session.isStarting { interpreter.hostHasBegun() }
    loop.setNeedsDisplay()
  }

  /// Watches what the session reads now, and nothing else.
  private func watchDescriptors() {
    let wanted = session.descriptors
    guard wanted != watched else { return lookAgain() }
    for descriptor in watched where !wanted.contains(descriptor) { loop.unwatch(descriptor) }
    for descriptor in wanted where !watched.contains(descriptor) {
      // One turn each time the loop comes round is enough.
      loop.watch(descriptor) { [unowned self] in if !isRereading { receive() } }
    }
    watched = wanted
    lookAgain()
  }

  /// Looks after tests that run beside the open run, whose silence no descriptor tells of.
  private func lookAgain() {
    guard session.isBusyBeside, !isLooking else { return }
    isLooking = true
    loop.schedule(after: Self.lookTime) { [unowned self] in
      isLooking = false
      receive()
    }
  }
}
