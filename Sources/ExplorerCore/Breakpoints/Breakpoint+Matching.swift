import SessionProtocol

extension Breakpoint {
  /// What an event is compared with.
  struct Moment {
    var event: Event
    /// The stop before it.
    var previous: Event?
    /// Whether the screen has changed since that.
    var isScreenNew: Bool
    /// Identifier and label of the element that the event is about.
    var elementTexts: [String]
  }

  /// Whether a run arrives at the place.
  func isReached(at moment: Moment) -> Bool {
    let event = moment.event
    switch place {
    case .line(let file, let line):
      return arrives(moment) { $0.line == line && Self.matches($0.file, file) }
    case .call(let name): return arrives(moment, ignoringLines: true) { Self.calls($0, name) }
    case .element(let text):
      return moment.elementTexts.contains(text) || event.searchedKeys.contains { $0.key == text }
    case .event(.failure): return event.isFailure
    case .event(.screen): return moment.isScreenNew
    case .event(.action): return if case .action = event.content { true } else { false }
    case .event(.assertion): return if case .assertion = event.content { true } else { false }
    case .event(.wait(let seconds)):
      guard case .wait(let wait) = event.content, wait.elapsed > seconds else { return false }
      guard case .wait(let before)? = moment.previous?.content, before.number == wait.number else {
        return true
      }
      return before.elapsed <= seconds
    }
  }

  /// Whether a call that matches has begun since the stop before.
  private func arrives(
    _ moment: Moment, ignoringLines: Bool = false, _ matches: (SourceFrame) -> Bool
  ) -> Bool {
    let now = Array(moment.event.stack.reversed())
    let before = Array((moment.previous?.stack ?? []).reversed())
    var isSame = true
    for (depth, frame) in now.enumerated() {
      let old = isSame && depth < before.count ? before[depth] : nil
      let isOld = ignoringLines ? old?.function == frame.function : old == frame
      if !isOld, matches(frame) { return true }
      if old != frame { isSame = false }
    }
    return false
  }

  /// Whether a file is told by the end of its path.
  static func matches(_ path: String, _ end: String) -> Bool {
    path == end || path.hasSuffix("/" + end)
  }

  private static func calls(_ frame: SourceFrame, _ name: String) -> Bool {
    let (type, method) = TestObserver.parts(of: frame.function)
    let base = String(method.prefix { $0 != "(" })
    return [type, "\(type).\(method)", "\(type).\(base)", method, base].contains(name)
  }
}

extension Breakpoint.Place {
  /// Whether another place is this one, of whose file it may have the end of the path only.
  func isMeant(by other: Breakpoint.Place) -> Bool {
    guard case .line(let file, let line) = self, case .line(let end, line) = other else {
      return self == other
    }
    return Breakpoint.matches(file, end)
  }
}

extension Event {
  /// What the element that the event is about was looked for by.
  var searchedKeys: [SearchedKey] {
    switch content {
    case .action(let action): action.searched ?? []
    case .read(let read): read.searched ?? []
    case .wait(let wait): wait.searched ?? []
    default: []
    }
  }
}
