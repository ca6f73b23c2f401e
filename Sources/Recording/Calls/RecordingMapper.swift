import ElementModel
import SessionProtocol
package import SourceModel

/// Turns what was done into calls of the suite's page methods and use cases.
///
/// A class, as what was read of the sources once serves for each step.
package final class RecordingMapper {
  private let finder: CallFinder
  private var raw: RawCode
  private let waits: WaitWriter
  private let secretsAreWritten: Bool
  /// What runs before the recording have shown.
  var earlier = SeenScreens()

  /// Reads what a suite's methods do.
  ///
  /// - Parameters:
  ///   - index: The sources.
  ///   - testClass: The test class whose set-up the recording has.
  ///   - secretsAreWritten: Whether what is typed into secure fields stands in the sources already.
  package init(
    _ index: ProjectIndex, testClass: String? = nil, secretsAreWritten: Bool = false
  ) {
    self.secretsAreWritten = secretsAreWritten
    finder = CallFinder(index, ElementMatcher(index))
    raw = RawCode(index, testClass: testClass)
    waits = WaitWriter(index.deeds.value)
  }

  /// Seconds that a suite mostly waits.
  package static func usualLimit(of index: ProjectIndex) -> Double {
    WaitWriter(index.deeds.value).limit
  }

  /// What a recording becomes.
  ///
  /// - Parameters:
  ///   - steps: What was done and asserted, in order.
  ///   - choices: What a person has chosen.
  /// - Returns: The parts, in order; together they do all of it.
  package func map(
    _ steps: [RecordedStep], choosing choices: RecordingChoices = RecordingChoices()
  ) -> [RecordedPart] {
    let items = RecordingItem.items(of: steps)
    raw.screens = RecordedScreens(items, after: earlier)
    let secrets = Secrets(in: items, areWritten: secretsAreWritten)
    var parts: [RecordedPart] = []
    var last: RecordedCall?
    var arrived = items.first?.screen
    var place = 0
    while place < items.count {
      if case .launch(let added, let all) = items[place].content {
        let step = items[place].step
        parts += raw.launch(added, of: all).map { RecordedPart(.launch($0), steps: step...step) }
        place += 1
        (last, arrived) = (nil, items[place...].first?.screen)
        continue
      }
      let (content, end) = part(
        of: items, from: place, after: last, secrets, choices)
      if let content {
        let steps = items[place].step...items[end - 1].step
        if let former = parts.last, case .call(let call) = content, call.asserts,
          former.content == content
        {
          // What was waited for is asserted already.
          parts[parts.count - 1].steps = former.steps.lowerBound...steps.upperBound
        } else {
          var part = RecordedPart(content, steps: steps)
          if case .code = content {
            part.gap = gap(in: items, at: place, after: last)
            part.gap?.arrived = arrived
            part.gap?.opening = Self.opening(of: items[...place])
            part.gap?.locator = choices.locators[items[place].step]
          }
          parts.append(part)
        }
        if case .call(let call) = content {
          last = call
          arrived = items.indices.contains(end) ? items[end].screen : nil
        }
      }
      place = end
    }
    return parts
  }

  /// What some items become, from one on.
  ///
  /// - Returns: What they become, `nil` for nothing; and the first item that it does not do.
  private func part(
    of items: [RecordingItem], from place: Int, after last: RecordedCall?, _ secrets: Secrets,
    _ choices: RecordingChoices
  ) -> (RecordedPart.Content?, end: Int) {
    let choice = choices.calls[items[place].step]
    let locator = choices.locators[items[place].step]
    switch items[place].content {
    // It takes several statements.
    case .launch: return (nil, place + 1)
    case .code(let code): return (.code(code), place + 1)
    case .pause(let before, let after, let id):
      // A call that has waited needs nobody else to.
      if let last, last.waits, place > 0, items[place - 1].action != nil {
        return (nil, place + 1)
      }
      let next = items[place...].first { $0.elementID != nil }
      // What came with it is waited for as well, if the suite has a method for that.
      let came = [id].compactMap(\.self) + waits.elements(before, after, next)
      return (wait(for: came, after, after: last, secrets), place + 1)
    case .check:
      let checks = items[place...].prefix { $0.check != nil }.compactMap(\.check)
      let found = finder.calls(asserting: checks, from: 0, after: last, secrets)
        .chosen(choice)
      if let best = found.first {
        var call = self.call(found)
        call.asserts = true
        return (.call(call), place + best.count)
      }
      return (.code(raw.code(for: checks[0], secrets, at: locator)), place + 1)
    case .action(let action):
      // Time that passes within a method is that method's to wait for.
      let rest = items[place...].prefix { item in
        if case .check = item.content { return false }
        if case .code = item.content { return false }
        if case .launch = item.content { return false }
        return true
      }
      let own = Self.actions(in: rest)
      let found = finder.calls(doing: own, from: 0, after: last, secrets)
        .chosen(choice)
      guard let best = found.first else {
        return (.code(raw.code(for: action, secrets, at: locator)), place + 1)
      }
      let places = rest.indices.filter { rest[$0].action != nil }
      return (.call(call(found)), places[best.count - 1] + 1)
    }
  }

  private static let fields: Set<ElementType> = [
    .textField, .secureTextField, .searchField, .textView,
  ]

  /// What no method does, of an item that became code.
  private func gap(
    in items: [RecordingItem], at place: Int, after last: RecordedCall?
  ) -> RecordedGap? {
    let item = items[place]
    switch item.content {
    case .pause, .launch, .code: return nil
    case .check(let check):
      return RecordedGap(content: .check(check), page: last?.page, after: check.now)
    case .action(let action):
      let next = items.indices.contains(place + 1) ? items[place + 1] : nil
      var after = action.after
      if case .pause(_, let later, _)? = next?.content { after = later }
      if action.kind == .tap, let typing = next?.action, case .type = typing.kind,
        typing.elementID == action.elementID || typing.elementID == typing.before.application?.id
          || typing.elementID == nil
      {
        return RecordedGap(
          content: .typing(tap: action, typing), page: last?.page, after: typing.after)
      }
      // What is typed next belongs to the tap.
      if action.kind == .tap, next == nil, let id = action.elementID,
        let type = action.before.element(withID: id)?.type, Self.fields.contains(type)
      {
        return nil
      }
      return RecordedGap(content: .action(action), page: last?.page, after: after)
    }
  }

  /// What was done that led to the screen of an item: the latest after which another one was there.
  private static func opening(of items: ArraySlice<RecordingItem>) -> RecordedAction? {
    guard let screen = items.last?.screen else { return nil }
    let title = ScreenTitle(of: screen)
    return items.dropLast().reversed().lazy.compactMap(\.action)
      .first { ScreenTitle(of: $0.before) != title }
  }

  /// The actions of some items, each with what came in the time that was waited after it.
  private static func actions(in items: ArraySlice<RecordingItem>) -> [RecordedAction] {
    var actions: [RecordedAction] = []
    for item in items {
      switch item.content {
      case .action(let action): actions.append(action)
      case .pause(_, let after, _):
        if !actions.isEmpty { actions[actions.count - 1].after = after }
      case .check, .launch, .code: break
      }
    }
    return actions
  }

  /// The best call, with the others.
  private func call(_ candidates: [CallFinder.Candidate]) -> RecordedCall {
    var call = candidates[0].call
    call.steps = candidates[0].count
    call.alternatives = candidates.dropFirst().prefix(8).map {
      RecordedAlternative(code: $0.call.name, steps: $0.count)
    }
    return call
  }

  /// What time that passed becomes: a wait for what came in it, if something did.
  private func wait(
    for came: [Int], _ after: ElementTree, after last: RecordedCall?, _ secrets: Secrets
  ) -> RecordedPart.Content? {
    let checks = came.map { RecordedCheck(.exists, of: $0, in: after, now: after) }
    for check in checks {
      let found = finder.calls(asserting: [check], from: 0, after: last, secrets)
      guard !found.isEmpty else { continue }
      var call = self.call(found)
      call.asserts = true
      return .call(call)
    }
    return checks.first.map { .code(raw.wait(for: $0, seconds: waits.limit)) }
  }
}

extension [CallFinder.Candidate] {
  /// The candidates with the one first that a person has chosen.
  fileprivate func chosen(_ choice: String?) -> Self {
    guard let choice, let place = firstIndex(where: { $0.call.name == choice }) else { return self }
    var candidates = self
    candidates.insert(candidates.remove(at: place), at: 0)
    return candidates
  }
}
