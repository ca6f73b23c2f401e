package import SessionProtocol
package import SourceModel

/// Makes a ``TestObservation`` out of a run's events, which must carry stacks.
package struct TestObserver: Sendable {
  /// How many calls, and how many queries, of one test are kept.
  package static let limit = 1_000
  /// How many callers of a query are kept.
  private static let placeLimit = 32

  /// A call that is under way.
  private struct OpenCall: Hashable, Sendable {
    var function: String
    /// Where it was called: the caller's frame.
    var caller: SourceFrame?
    /// Its place among the calls observed; nil where there were too many.
    var number: Int?

    /// Whether it is the same call, as far as stacks tell.
    func isLike(_ other: OpenCall) -> Bool { function == other.function && caller == other.caller }
  }

  /// What was seen so far.
  package private(set) var observation: TestObservation
  /// Whether the test has ended.
  package private(set) var isComplete = false
  /// Outermost first.
  private var open: [OpenCall] = []
  private var known: Set<ObservedQuery> = []

  /// Begins to observe a test.
  package init(test: String) { observation = TestObservation(test: test, passed: false) }

  /// Takes an event of the run.
  package mutating func receive(_ event: Event) {
    observation.virtualSeconds = max(observation.virtualSeconds, event.time)
    if !event.stack.isEmpty { follow(event) }
    if event.isFailure {
      for call in open { call.number.map { observation.calls[$0].hasFailed = true } }
    }
    switch event.content {
    case .action(let action): note(action.searched, event.stack)
    case .read(let read): note(read.searched, event.stack)
    case .wait(let wait) where wait.progress == .began: note(wait.searched, event.stack)
    case .testEnded(let ended):
      observation.passed = ended.status == .passed
      observation.virtualSeconds = ended.duration
      observation.viewModels = ended.viewModels ?? []
      isComplete = true
    default: break
    }
  }

  /// Finds the calls that have begun since the event before.
  ///
  /// Calls of one place in a loop cannot be told apart and are one while nothing else happens.
  private mutating func follow(_ event: Event) {
    let stack = Array(event.stack.reversed())
    var isSame = true
    for (depth, frame) in stack.enumerated() {
      let caller = depth > 0 ? stack[depth - 1] : nil
      var call = OpenCall(function: frame.function, caller: caller)
      if isSame, depth < open.count, open[depth].isLike(call) { continue }
      if isSame {
        isSame = false
        open.removeSubrange(min(depth, open.count)...)
      }
      call.number = add(frame, caller: caller, depth: depth, time: event.time)
      open.append(call)
    }
    if open.count > stack.count { open.removeSubrange(stack.count...) }
  }

  private mutating func add(
    _ frame: SourceFrame, caller: SourceFrame?, depth: Int, time: Double
  ) -> Int? {
    guard observation.calls.count < Self.limit else {
      observation.isCut = true
      return nil
    }
    let (type, method) = Self.parts(of: frame.function)
    observation.calls.append(
      ObservedCall(
        type: type, method: method, location: SourceLocation(frame),
        caller: caller.map(SourceLocation.init), depth: depth, time: time))
    return observation.calls.count - 1
  }

  private mutating func note(_ searched: [SearchedKey]?, _ stack: [SourceFrame]) {
    for key in searched ?? [] {
      let query = ObservedQuery(
        query: key.query, key: key.key,
        places: stack.prefix(Self.placeLimit).map(SourceLocation.init))
      guard !known.contains(query) else { continue }
      guard known.count < Self.limit else { return observation.isCut = true }
      known.insert(query)
      observation.queries.append(query)
    }
  }

  /// A demangled function as members are named: `Page.make(_:)`.
  package static func name(of function: String) -> String {
    let (type, method) = parts(of: function)
    return type.isEmpty ? method : "\(type).\(method)"
  }

  /// A demangled function as type and method: `static Page.make(_:)` is `Page` and `make(_:)`.
  static func parts(of function: String) -> (type: String, method: String) {
    var name = Substring(function)
    for prefix in ["static ", "class "] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    // A method's generic parameters are no part of its name.
    let plain = name.replacing(/<[^<>()]*>/, with: "")
    let end = plain.firstIndex(of: "(") ?? plain.endIndex
    guard let dot = plain[..<end].lastIndex(of: ".") else { return ("", String(plain)) }
    return (String(plain[..<dot]), String(plain[plain.index(after: dot)...]))
  }
}
