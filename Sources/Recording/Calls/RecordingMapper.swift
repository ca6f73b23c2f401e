import ElementModel
package import SourceModel

/// Turns what was done into calls of the suite's page methods and use cases.
///
/// A class, as what was read of the sources once serves for each step.
package final class RecordingMapper {
  private let finder: CallFinder
  private let raw: RawCode
  private let waits: WaitWriter

  /// Reads what a suite's methods do.
  ///
  /// - Parameter index: The sources.
  package init(_ index: ProjectIndex) {
    finder = CallFinder(index, ElementMatcher(index))
    raw = RawCode(index)
    waits = WaitWriter(index.deeds.value)
  }

  /// What a recording becomes.
  ///
  /// - Parameter steps: What was done and asserted, in order.
  /// - Returns: The parts, in order; together they do all of it.
  package func map(_ steps: [RecordedStep]) -> [RecordedPart] {
    let items = RecordingItem.items(of: steps)
    let secrets = Secrets(in: items)
    var parts: [RecordedPart] = []
    var last: RecordedCall?
    var place = 0
    while place < items.count {
      let (content, end) = part(of: items, from: place, after: last, secrets)
      if let content {
        let steps = items[place].step...items[end - 1].step
        if let former = parts.last, case .call(let call) = content, call.asserts,
          former.content == content
        {
          // What was waited for is asserted already.
          parts[parts.count - 1].steps = former.steps.lowerBound...steps.upperBound
        } else {
          parts.append(RecordedPart(content, steps: steps))
        }
        if case .call(let call) = content { last = call }
      }
      place = end
    }
    return parts
  }

  /// What some items become, from one on.
  ///
  /// - Returns: What they become, `nil` for nothing; and the first item that it does not do.
  private func part(
    of items: [RecordingItem], from place: Int, after last: RecordedCall?, _ secrets: Secrets
  ) -> (RecordedPart.Content?, end: Int) {
    switch items[place].content {
    case .code(let code): return (.code(code), place + 1)
    case .pause(let before, let after):
      // A call that has waited needs nobody else to.
      if let last, last.waits, place > 0, items[place - 1].action != nil {
        return (nil, place + 1)
      }
      let next = items[place...].first { $0.elementID != nil }
      return (wait(before, after, next, after: last, secrets), place + 1)
    case .check:
      let checks = items[place...].prefix { $0.check != nil }.compactMap(\.check)
      let found = finder.calls(asserting: checks, from: 0, after: last, secrets)
      if let best = found.first {
        var call = self.call(found)
        call.asserts = true
        return (.call(call), place + best.count)
      }
      return (.code(raw.code(for: checks[0], secrets)), place + 1)
    case .action(let action):
      // Time that passes within a method is that method's to wait for.
      let rest = items[place...].prefix { item in
        if case .check = item.content { return false }
        if case .code = item.content { return false }
        return true
      }
      let own = rest.filter { $0.action != nil }
      let found = finder.calls(doing: own.compactMap(\.action), from: 0, after: last, secrets)
      guard let best = found.first else {
        return (.code(raw.code(for: action, secrets)), place + 1)
      }
      let places = rest.indices.filter { rest[$0].action != nil }
      return (.call(call(found)), places[best.count - 1] + 1)
    }
  }

  /// The best call, with the others.
  private func call(_ candidates: [CallFinder.Candidate]) -> RecordedCall {
    var call = candidates[0].call
    call.alternatives = candidates.dropFirst().prefix(5).map {
      TypeName($0.call.type).plain + $0.call.link
    }
    return call
  }

  /// What time that passed becomes: a wait for what came in it, if something did.
  private func wait(
    _ before: ElementTree, _ after: ElementTree, _ next: RecordingItem?, after last: RecordedCall?,
    _ secrets: Secrets
  ) -> RecordedPart.Content? {
    guard let id = waits.element(before, after, next) else { return nil }
    let check = RecordedCheck(.exists, of: id, in: after, now: after)
    let found = finder.calls(asserting: [check], from: 0, after: last, secrets)
    if !found.isEmpty {
      var call = self.call(found)
      call.asserts = true
      return .call(call)
    }
    return .code(raw.wait(for: check, seconds: waits.limit))
  }
}
