package import SessionProtocol
package import VirtualTime

/// The calls of the suite's functions that are under way, with their values in words.
///
/// Only words are kept, so that values live as long as they do without it.
package final class CallRecorder {
  /// A call of a function of the suite.
  package struct Call: Sendable {
    /// Tells it from the others of the run.
    package var number = 0
    /// Path of the function's file.
    package var file: String
    /// The lines of its declaration.
    package var lines: ClosedRange<Int>
    /// Whether the stored properties of values may be read.
    var reflects = true
    /// The calls that led to it, with its own.
    package var stack = CallStack()
    /// What it was given.
    package var arguments: [NamedValue] = []
    /// What it has named, in the order of their lines.
    package var locals: [NamedValue] = []
    /// The stored properties of what it was called on.
    package var properties: [NamedValue] = []
    /// What it gave.
    package var result: String?
    /// How often a constant was noted since the latest event.
    var notes = 0
    /// Whether an event has told of it.
    var wasTold = false

    /// The calls nearest to it, among which its caller is: to look up fewer is quicker.
    package var callers: CallStack { CallStack(addresses: Array(stack.addresses.prefix(12))) }

    /// A call of a function.
    package init(file: String, lines: ClosedRange<Int>, arguments: [NamedValue] = []) {
      self.file = file
      self.lines = lines
      self.arguments = arguments
    }
  }

  /// Calls that may be under way at once; deeper ones are not recorded.
  private static let depthLimit = 200
  /// Calls that have ended and that nobody has asked for, kept at most; the latest are kept.
  private static let endedLimit = 32
  /// Calls at most that have ended without an event or a value, each place of them once: that they
  /// were is all there is to tell.
  private static let silentLimit = 64
  /// Constants of a call that are kept.
  private static let localLimit = 32
  /// Calls, and notes of constants in one call, between two events: a loop that goes round a million
  /// times is to take about as long as in a run that nobody looks into.
  private static let loopLimit = 1_000

  /// The recorder of the run; `nil` where nobody looks into it.
  ///
  /// Set before the test begins. What other threads than the test's do is not recorded.
  package nonisolated(unsafe) static var shared: CallRecorder?

  /// The recorder for the calling code.
  static var current: CallRecorder? {
    guard let shared, TestThread.isCurrent else { return nil }
    return shared
  }

  /// The calls under way, outermost first.
  package private(set) var calls: [Call] = []
  private var ended: [Call] = []
  private var silent: [CallStack: Call] = [:]
  /// The calls that have ended last, the latest last: a thrown error has ended those that it came by.
  package private(set) var past: [Call] = []
  private var lastNumber = 0
  /// The last call before the latest event.
  private var lastTold = 0
  private var paths: [UnsafePointer<UInt8>: String] = [:]

  /// Creates a recorder.
  package init() {}

  /// Records a call of nobody's, so that a host finds out before it forks what the runtime has to
  /// know for that.
  package static func rehearse() {
    struct Receiver {
      let app: XCUIElement? = nil
      let list = [""]
    }
    enum Choice { case some(Int) }
    let recorder = CallRecorder()
    let number = recorder.begin(#filePath, 1, 1, reflects: true)
    recorder.noteReceiver(number, Receiver())
    recorder.noteArgument(number, "", "", line: 1)
    recorder.noteLocal(number, "", Choice.some(0), line: 1)
    recorder.noteResult(number, recorder)
    recorder.end(number)
    recorder.end(recorder.begin(#filePath, 1, 1, reflects: true))
    recorder.noteTold()
    _ = recorder.takeEnded()
  }

  /// The calls that have ended since this was asked last.
  package func takeEnded() -> [Call] {
    defer {
      ended = []
      silent = [:]
    }
    lastTold = lastNumber
    for place in calls.indices { calls[place].notes = 0 }
    return silent.isEmpty ? ended : (ended + silent.values).sorted { $0.number < $1.number }
  }

  /// Notes that an event tells of the calls that are under way.
  package func noteTold() {
    for place in calls.indices { calls[place].wasTold = true }
  }

  // MARK: What the suite's functions tell

  /// Begins a call.
  ///
  /// - Returns: Its number; 0 where it is not recorded.
  func begin(_ file: StaticString, _ first: Int, _ last: Int, reflects: Bool) -> Int {
    guard calls.count < Self.depthLimit, lastNumber - lastTold < Self.loopLimit else { return 0 }
    lastNumber += 1
    var call = Call(file: path(file), lines: first...max(first, last))
    call.number = lastNumber
    call.reflects = reflects
    call.stack = .capture()
    calls.append(call)
    return lastNumber
  }

  func noteArgument(_ number: Int, _ name: String, _ value: Any, line: Int) {
    change(number) { call in
      let text = RecordedText.text(of: value, reflects: call.reflects)
      call.arguments.append(NamedValue(name: name, value: text, line: line))
    }
  }

  func noteFunction(_ number: Int, _ name: String, line: Int) {
    change(number) {
      $0.arguments.append(NamedValue(name: name, value: RecordedText.function, line: line))
    }
  }

  func noteReceiver(_ number: Int, _ value: Any) {
    change(number) { call in
      call.properties = StoredProperties.list(of: value, reflects: call.reflects)
    }
  }

  /// Notes a constant; in a loop the latest one counts.
  func noteLocal(_ number: Int, _ name: String, _ value: Any, line: Int) {
    change(number) { call in
      call.notes += 1
      guard call.notes <= Self.loopLimit else {
        // None is better than one of an earlier round.
        return call.locals.removeAll { $0.name == name && $0.line == line }
      }
      let text = RecordedText.text(of: value, reflects: call.reflects)
      let local = NamedValue(name: name, value: text, line: line)
      if let known = call.locals.firstIndex(where: { $0.name == name && $0.line == line }) {
        call.locals[known] = local
      } else if call.locals.count < Self.localLimit {
        let next = call.locals.firstIndex { $0.line ?? 0 > line } ?? call.locals.endIndex
        call.locals.insert(local, at: next)
      }
    }
  }

  func noteResult(_ number: Int, _ value: Any) {
    change(number) { call in
      // A cast would have the runtime look for conformances.
      if type(of: value) != Void.self {
        call.result = RecordedText.text(of: value, reflects: call.reflects, isBrief: true)
      }
    }
  }

  /// Ends a call, which may not be the one that began last: asynchronous ones end in any order.
  func end(_ number: Int) {
    guard let place = calls.lastIndex(where: { $0.number == number }) else { return }
    let call = calls.remove(at: place)
    if past.count == Self.endedLimit { past.removeFirst() }
    past.append(call)
    guard call.result != nil || !call.arguments.isEmpty else {
      if !call.wasTold, silent.count < Self.silentLimit { silent[call.callers] = call }
      return
    }
    if ended.count == Self.endedLimit { ended.removeFirst() }
    ended.append(call)
  }

  private func change(_ number: Int, _ body: (inout Call) -> Void) {
    guard let place = calls.lastIndex(where: { $0.number == number }) else { return }
    body(&calls[place])
  }

  private func path(_ file: StaticString) -> String {
    guard file.hasPointerRepresentation else { return "\(file)" }
    if let known = paths[file.utf8Start] { return known }
    let path = "\(file)"
    paths[file.utf8Start] = path
    return path
  }
}
