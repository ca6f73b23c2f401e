/// What the events of a run have told of the calls that are under way, so that none has to tell it
/// again.
///
/// Who sends events shortens them, and who shows them completes them; both keep what the latest event
/// tells that names calls. A run that begins to send at a later event tells all with that one, so
/// what was kept of another run does no harm.
package struct CallMemory: Sendable {
  /// Calls of a stack that are told of, from the innermost.
  package static let frameLimit = 16

  /// The latest event's stack.
  private var stack: [SourceFrame] = []
  /// Which calls these are; see ``Event/calls``.
  private var calls: [Int] = []
  /// All that is known of them.
  private var values: [CallValues] = []

  /// Knows of no call.
  package init() {}

  /// Leaves out of an event what the ones before have told.
  ///
  /// - Parameter event: The event, with the values of all its calls.
  /// - Returns: The event with those that are new or have changed.
  package mutating func shortened(_ event: Event) -> Event {
    guard !event.calls.isEmpty || !event.returned.isEmpty else { return event }
    var short = event
    short.returned = event.returned.map { result in
      var brief = CallResult(call: result.call, value: result.value)
      if completed(brief) == result { return brief }
      brief = result
      brief.call = nil
      return brief
    }
    short.values = event.values.filter { !values.contains($0) }
    keep(event)
    return short
  }

  /// Puts into an event what the ones before have told.
  ///
  /// - Parameter event: The event as it was sent; one that is complete stays as it is.
  /// - Returns: The event with the values of all its calls.
  package mutating func completed(_ event: Event) -> Event {
    guard !event.calls.isEmpty || !event.returned.isEmpty else { return event }
    var whole = event
    whole.returned = event.returned.map(completed)
    whole.calls = Array(event.calls.prefix(Self.frameLimit))
    var open: [CallValues] = []
    for call in whole.calls where !open.contains(where: { $0.call == call }) {
      let told = event.values.first { $0.call == call } ?? values.first { $0.call == call }
      if let told { open.append(told) }
    }
    whole.values = open
    keep(whole)
    return whole
  }

  private mutating func keep(_ event: Event) {
    guard !event.calls.isEmpty else { return }
    stack = event.stack
    calls = event.calls
    values = event.values
  }

  private func completed(_ result: CallResult) -> CallResult {
    // The outermost frame is the function's own, the others are of closures in it.
    guard result.function == nil, let call = result.call, let own = calls.lastIndex(of: call),
      stack.indices.contains(own + 1)
    else { return result }
    return CallResult(
      call: call, function: stack[own].function, caller: stack[own + 1],
      arguments: values.first { $0.call == call }?.arguments ?? [], value: result.value)
  }
}
