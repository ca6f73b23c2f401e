import SessionProtocol

/// The places that a person travels to.
extension RunRecord {
  /// The first stop after an event.
  func stop(after index: Int) -> Int? {
    events[offset(after: index)...].first(where: \.isStop)?.index
  }

  /// The first stop of the statement before the one that an event belongs to.
  func statement(before index: Int) -> Int? {
    guard let current = event(at: index), let last = stop(before: index) else { return nil }
    let depth = current.stack.count
    var found = last
    // Out of the statement that is running…
    while statement(found, depth) == Self.statement(current, depth), let next = stop(before: found)
    {
      found = next
    }
    // …and to the beginning of the one before.
    let target = statement(found, depth)
    while let next = stop(before: found), statement(next, depth) == target { found = next }
    return found
  }

  /// The first stop of the recorded statement after the one that an event belongs to.
  func statement(after index: Int) -> Int? {
    guard let current = event(at: index) else { return stop(after: index) }
    let depth = current.stack.count
    var next = stop(after: index)
    while let found = next, statement(found, depth) == Self.statement(current, depth) {
      guard let later = stop(after: found) else { return found }
      next = later
    }
    return next
  }

  private func statement(_ index: Int, _ depth: Int) -> [SourceFrame] {
    event(at: index).map { Self.statement($0, depth) } ?? []
  }

  /// The calls of an event down to a depth: equal for all that one statement there does.
  private static func statement(_ event: Event, _ depth: Int) -> [SourceFrame] {
    Array(event.stack.suffix(max(1, depth)))
  }

  /// The stop before the screen changed last, seen from an event.
  func screenChange(before index: Int) -> Int? {
    for event in events[..<offset(after: index)].reversed() {
      guard case .screen = event.content, let stop = stop(before: event.index) else { continue }
      if stop < index { return stop }
    }
    return stop(after: -1).flatMap { $0 < index ? $0 : nil }
  }

  /// The first stop on the next screen, seen from an event.
  func screenChange(after index: Int) -> Int? {
    let change = events[offset(after: index)...].first { event in
      if case .screen = event.content { true } else { false }
    }
    return change.flatMap { stop(after: $0.index) }
  }
}
