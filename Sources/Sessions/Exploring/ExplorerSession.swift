package import ExplorerCore
import Foundation
import Glibc
import SessionProtocol
import SourceModel
package import TerminalModel
package import Workspace

/// Connects the pure explorer with a host and with its project: does there what it is asked to, and
/// tells the explorer what happens.
///
/// It does nothing by itself: an ``Explorer`` asks it to receive, and has effects interpreted.
package final class ExplorerSession {
  /// The explorer.
  package private(set) var model: ExplorerMind
  private var host: HostProcess
  private var lines = LineCutter()
  private var openRun = OpenRun()
  /// What the open run records; nil where there is only the one host.
  private var snapshots: SnapshotDesk?
  private var isLost = false
  /// The network that the host has been told of; nil for a host that knows the project's.
  private var network: NetworkConditions?
  /// Where other hosts come from; nil where there is only the one.
  let supply: HostSupply?
  /// What runs tests beside the open run; nil where there is only the one host.
  let navigator: TestNavigator?
  /// A host that takes the place of the other once it is ready.
  var successor: Successor?
  /// Steps that are being tried.
  var timings: TimingRuns?
  /// Code that is being compiled.
  var compilation: SnippetCompilation?
  /// The test of a chain that was written last; nil where a recording was saved after it.
  var savedTest: TestFiles.Change?
  /// Writes what is recorded; nil where there is only the one host.
  let recordings: RecordingDesk?
  /// Proves what was recorded; nil where nothing can be built.
  let proofs: ProofDesk?
  /// Serves the review of snapshots; nil where there is only the one host.
  let reviews: ReviewDesk?
  /// Serves the lesson that is open; nil where there is none.
  package var lessons: LessonDesk?
  /// The file of what is recorded, once there is something.
  var recordingDraft: RecordingDraft?
  /// Whether an edit was noticed that has not been told yet.
  var hasUntoldEdit = false
  /// Does what the explorer wants done outside.
  var perform: (ExplorerEffect) -> Void = { _ in }

  /// How long a host that says much is listened to before keys have their turn again.
  static let turn = Duration.milliseconds(4)

  /// Connects an explorer with a host that is ready.
  ///
  /// - Parameters:
  ///   - model: The explorer.
  ///   - host: The host.
  ///   - supply: Where other hosts come from; without it the sources are not built again.
  package init(model: ExplorerMind, host: HostProcess, supply: HostSupply? = nil) {
    self.model = model
    self.host = host
    self.supply = supply
    navigator = supply.map { TestNavigator(TestBuild($0.built), installation: $0.installation) }
    recordings = supply == nil ? nil : RecordingDesk(supply?.installation)
    proofs = supply?.installation.map(ProofDesk.init)
    reviews = supply == nil ? nil : ReviewDesk()
    network = model.networkConditions
    snapshots = supply.map { SnapshotDesk(SnapshotWriter(for: $0.built.project)) }
  }

  /// Readable when the host has said or printed something, a build has news, or a source changed.
  ///
  /// They are others whenever a host takes the place of another.
  package var descriptors: [Int32] {
    let own = isLost ? [] : [host.messageDescriptor, host.outputDescriptor]
    return own + [successor?.host.process.messageDescriptor].compactMap(\.self)
      + (supply?.descriptors ?? []) + (navigator?.descriptors ?? []) + (timings?.descriptors ?? [])
      + [
        compilation?.descriptor, recordings?.descriptor, proofs?.descriptor, reviews?.descriptor,
        lessons?.descriptor,
      ]
      .compactMap(\.self)
      .filter { $0 >= 0 }
  }

  /// Whether there may be more to receive, though no descriptor says so.
  package var hasMore: Bool {
    hasMoreOfHost || navigator?.hasMore ?? false || timings?.hasMore ?? false
  }
  private var hasMoreOfHost = false

  /// Whether a script may give its next input.
  var isAnswered: Bool {
    !isWaitingForHost && !hasUntoldEdit && !isBusyBeside
  }

  /// Whether the explorer waits for a host, a build or a compiler.
  package var isWaitingForHost: Bool { isAtWork || !model.lesson.commands.isEmpty }

  private var isAtWork: Bool {
    (model.isWaitingForHost && !isLost) || successor != nil || model.isBuilding
      || compilation != nil || navigator?.isLoading ?? false || recordings?.isBusy ?? false
      || proofs?.isBusy ?? false || reviews?.isBusy ?? false
      || lessons?.isBusy ?? false
  }

  /// Whether the host was asked for a run that it has not begun.
  var isStarting: Bool { model.run.phase.isStarting && !isLost }

  /// The explorer as it is now.
  package func frame(size: TerminalSize) -> CellGrid { render(model, size: size) }

  /// Lets something happen to the explorer.
  ///
  /// - Returns: Whether something was done outside, after which ``descriptors`` may be others.
  @discardableResult
  package func apply(_ action: ExplorerAction) -> Bool {
    let effects = reduce(into: &model, action)
    for effect in effects { perform(effect) }
    let goesOn = action != .nextOfLesson && goOnInLesson()
    return !effects.isEmpty || goesOn
  }

  /// Runs the commands that solve a step of a lesson one after the other, each when all has come to its end
  /// that the ones before have begun.
  private func goOnInLesson() -> Bool {
    var isDone = false
    while !model.lesson.commands.isEmpty, !isAtWork { isDone = apply(.nextOfLesson) || isDone }
    return isDone
  }

  /// Takes what the host has said and printed, as far as a short time allows, and what a build and
  /// a watch have noticed.
  package func receive() {
    hasMoreOfHost = false
    receiveFromHost()
    receiveFromSuccessor()
    receiveFromSupply()
    receiveFromCompiler()
    receiveFromNavigator()
    receiveFromTimings()
    receiveFromRecordings()
    receiveFromReviews()
    receiveFromLessons()
    _ = goOnInLesson()
  }

  private func receiveFromHost() {
    guard !isLost else { return }
    do {
      hasMoreOfHost = try host.receive(
        within: Self.turn,
        onOutput: { lines.append($0) },
        onMessage: { message in
          showLines()
          receive(message)
        })
      showLines()
    } catch {
      showLines(isLast: true)
      lose(error.message)
    }
  }

  /// Looks whether the host is still there, whose end its own children may hide.
  package func noticeEnding() {
    guard !isLost, !host.isRunning else { return }
    receive()
    if !isLost, !hasMoreOfHost, let ending = host.ending { lose(HostError.gone(ending).message) }
  }

  /// Tells the run that is under way something.
  func send(_ command: Command) {
    guard openRun.isRunning, openRun.next == nil, !isLost else { return }
    do {
      try host.send(command)
    } catch {
      lose(error.message)
    }
  }

  /// Ends the hosts, and what is being built.
  package func stop() {
    compilation?.cancel()
    supply?.build.cancel()
    navigator?.stop()
    timings?.stop()
    reviews?.stop()
    lessons?.stop()
    host.terminate()
    successor?.host.process.terminate()
    keepScreens()
    keepSnapshots()
  }

  /// Writes what the run has recorded that is left now.
  private func keepSnapshots() {
    if let said = snapshots?.write() { apply(.notice(said)) }
  }

  private func lose(_ reason: String) {
    guard !isLost else { return }
    isLost = true
    openRun.processID = nil
    openRun.isRunning = false
    openRun.next = nil
    perform(.killRun)
    // What is left of it says nothing that could still be understood.
    host.terminate()
    apply(.hostLost(reason))
  }

  /// Goes on with another host.
  func replaceHost(with successor: Successor, description: HostDescription) {
    // What is held back was meant for the host before.
    perform(.killRun)
    host.terminate()
    host = successor.host.process
    lines = LineCutter()
    openRun.processID = nil
    openRun.isRunning = false
    openRun.next = nil
    isLost = false
    network = nil
    if successor.built != supply?.built {
      keepSnapshots()
      if supply != nil {
        snapshots = SnapshotDesk(SnapshotWriter(for: successor.built.project))
      }
      navigator?.replace(TestBuild(successor.built))
      recordings?.forget()
    }
    supply?.built = successor.built
    let project = successor.built.project
    apply(
      .hostReplaced(
        index: successor.built.index, host: description,
        conditions: ProjectConditions(device: project.device, network: project.network)))
  }

  private func receive(_ message: HostMessage) {
    switch message {
    case .runStarted(let started):
      openRun.processID = started.processID
      // A run that was given up before it had begun.
      if openRun.next != nil { host.kill(processID: started.processID) }
    case .runEnded:
      openRun.processID = nil
      openRun.isRunning = false
      showLines(isLast: true)
    case .event(let event):
      if case .snapshot(let snapshot) = event.content { snapshots?.receive(snapshot) }
    case .ready: break
    }
    apply(.message(message))
    if !openRun.isRunning, !isLost, let request = openRun.next {
      openRun.next = nil
      start(request)
    }
  }

  private func showLines(isLast: Bool = false) {
    if isLast { lines.finish() }
    for line in lines.takeLines() { apply(.hostOutput(line)) }
  }

  /// Has the host run a test, once the run before is gone.
  ///
  /// - Returns: Whether there is a host to do so.
  func run(_ request: RunRequest) -> Bool {
    guard !isLost else { return false }
    if openRun.isRunning { openRun.next = request } else { start(request) }
    return true
  }

  /// Kills the process of the run, if there is one.
  func killRun() {
    if let process = openRun.processID { host.kill(processID: process) }
  }

  /// Has the process of the run end and say where it was, if there is one.
  func interruptRun() {
    if let process = openRun.processID { host.interrupt(processID: process) }
  }

  /// Reads a source file for the explorer.
  func loadSource(_ file: String) { apply(.sourceLoaded(file: file, text: Self.source(file))) }

  private func start(_ request: RunRequest) {
    // Whoever goes back in a run is still in it.
    if request.firstIndex == 0 { keepSnapshots() }
    openRun.isRunning = true
    do {
      if model.networkConditions != network {
        network = model.networkConditions
        try host.send(.setNetwork(model.networkConditions))
      }
      try host.send(.run(request))
    } catch {
      lose(error.message)
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
