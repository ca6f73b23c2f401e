import DeviceServices
import Foundation
import Glibc
import SessionProtocol
import SimulatedCombine
import SimulatedNetwork
import VirtualTime
import XCUITest

/// The life of a child process: one run of one test, from a fresh app to the last event.
@MainActor
final class ChildRun {
  private let host: Host
  private let request: RunRequest
  private let recorder: EventRecorder
  private let device: SimulatedDevice
  private let types: LearnedTypes
  private var runner: TestRunner?
  private var session: TestSession?

  /// Prepares the run that a request asks for.
  init(host: Host, connection: HostConnection, request: RunRequest, types: LearnedTypes) {
    self.host = host
    self.types = types
    self.request = request
    device = SimulatedDevice(apps: host.apps, settings: request.device, faults: request.faults)
    recorder = EventRecorder(
      connection: connection, request: request, device: device, stacks: host.stacks)
  }

  /// Runs the test and ends the process.
  func run() -> Never {
    prepareProcess()
    connection.send(
      .runStarted(RunStarted(number: request.number, processID: getpid())))
    guard let test = (host.tests + [.launch]).first(where: { $0.id == request.test }) else {
      FileHandle.standardError.write(Data("There is no test \(request.test) in this host\n".utf8))
      _exit(4)
    }
    // The host has read the defaults of a fresh device.
    if request.container != .fresh { UserDefaults.standard.synchronize() }
    VirtualTime.begin(
      seed: request.seed, name: "\(request.test)", capturesStacks: request.detail == .full,
      postponed: request.lateWork.map(Postponement.init))
    let session = makeSession()
    self.session = session
    TestSession.current = session
    if request.detail == .full { CallRecorder.shared = CallRecorder() }
    let worker = HandWorker(session: session)
    recorder.worker = worker
    // A person may leave the run wherever it is stopped.
    recorder.beforeStop = { [types] in types.tell(isLast: false) }
    DeviceServices.shared.notes.begin { [recorder] in
      recorder.report(.note(Note(text: $0)), isStop: false)
    }
    DeviceNetwork.shared.begin(
      seed: request.seed, environment: ProcessInfo.processInfo.environment)
    var unknown = 0
    VirtualTime.onSpin { [host, recorder] in
      let place = host.stacks.frames(of: $0).first
      unknown += 1
      // The next piece of work may be one whose place is known.
      guard place != nil || unknown > Self.spinAttempts else { return false }
      recorder.report(.note(Note(text: Self.spinText(at: place))), isStop: false)
      return true
    }
    ThrowSites.install()
    CrashReporter.install(for: self, processorLimit: request.processorLimit)
    session.report(
      .testBegan(TestBegan(test: request.test, seed: request.seed)), isStop: true)
    let runner = TestRunner(
      testCase: test.make(), name: "-[\(test.className) \(test.method)]", body: test.body,
      session: session)
    self.runner = runner
    worker.hasBegun = true
    if request.detail == .full {
      ReachedObjects.begin()
      ReachedObjects.following { runner.run() }
    } else {
      runner.run()
    }
    finish()
  }

  /// Reports the end of the process for a reason other than a failed assertion, while the stack
  /// that led to it is still there.
  ///
  /// - Parameters:
  ///   - reason: What happened.
  ///   - stack: The calls that led to it.
  func reportCrash(_ reason: String, stack: CallStack) {
    let frames = host.stacks.frames(of: stack)
    recorder.report(
      .failure(
        Failure(
          message: reason, reason: .processEnded,
          location: frames.first ?? SourceFrame(function: "", file: "", line: 0),
          pending: recorder.pendingWork, isFatal: true)),
      isStop: true, stack: frames)
    recorder.end(.crashed, reason: reason, cases: runner?.casesAtCrash)
    fflush(nil)
  }

  /// How many pieces of work without an end are looked at for one whose place is known.
  private static let spinAttempts = 100

  private static func spinText(at place: SourceFrame?) -> String {
    let name = place.map {
      " in \($0.function) at \(($0.file as NSString).lastPathComponent):\($0.line)"
    }
    return "The app is never idle: a task\(name ?? "") goes on and on and waits for nothing. "
      + "Perhaps a loop of Task.yield() has no end."
  }

  private var connection: HostConnection { recorder.connection }

  private func makeSession() -> TestSession {
    TestSession(
      device: device,
      reporter: TestReporter(
        report: { [recorder] content, isStop in recorder.report(content, isStop: isStop) },
        currentFrame: { [recorder] in recorder.currentCall },
        isOwnSource: { [host] file in host.stacks.isOwn(file) },
        pendingWork: { [recorder] in recorder.pendingWork },
        describe: { [recorder] in recorder.describe($0) },
        throwingCalls: { [host] error in
          ThrowSites.stack(of: error).map { host.stacks.frames(of: $0) } ?? []
        },
        callsBehindLibrary: { [host, request] isThrown in
          guard request.detail == .full || isThrown else { return [] }
          guard isThrown else { return host.stacks.frames(of: .captureAcrossLibraries()) }
          return ThrowSites.latest { !host.stacks.frames(of: $0).isEmpty }.map {
            host.stacks.frames(of: $0)
          } ?? []
        },
        holdsStack: { [recorder] in recorder.holdStack($0, $1) },
        lookAhead: { [request] limit, check in
          // A batch that wants outcomes only does without; a failure is looked at again in full.
          request.detail == .outcome ? nil : Scout.lookAhead(limit, check)
        },
        wantsLogLines: request.detail != .outcome),
      timeAllowance: .seconds(request.timeAllowance),
      endTest: { [unowned self] in
        self.runner?.tearDownAfterFatalFailure()
        self.finish()
      })
  }

  private func finish() -> Never {
    if Scout.isScout || !connection.isOwn { CrashReporter.leave() }
    let (status, reason) = runner?.outcome ?? (.failed, nil)
    // On a device the defaults are there in the end, whether the app asks for that or not.
    if request.container != .fresh { UserDefaults.standard.synchronize() }
    recorder.end(
      status, reason: reason, location: runner?.skipLocation,
      viewModels: request.detail == .full ? ReachedObjects.names(in: host.appModules) : nil,
      cases: runner?.cases)
    CrashReporter.uninstall()
    types.tell(isLast: true)
    fflush(nil)
    _exit(0)
  }

  /// Makes output appear line by line, and bounds what a runaway test can take.
  private func prepareProcess() {
    standardOutput().map { _ = setvbuf($0, nil, Int32(_IOLBF), 0) }
    var limit = rlimit(rlim_cur: 8 << 30, rlim_max: 8 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    var core = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
  }
}

/// C's `stdout`, which Swift withholds because any thread might change it.
@MainActor
private func standardOutput() -> UnsafeMutablePointer<FILE>? {
  dlsym(nil, "stdout")?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee
}
