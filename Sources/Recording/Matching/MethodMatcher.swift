import ElementModel
import SessionProtocol
import SourceModel

/// Finds the methods that do exactly what was done, by what they do.
struct MethodMatcher {
  let elements: ElementMatcher

  /// What is known on the way through a method.
  private struct State {
    var values: [DeedArgument: String] = [:]
    /// Arguments without which something was left out.
    var absent: Set<DeedArgument> = []
    /// Arguments without which something that was done is not.
    var needed: Set<DeedArgument> = []
    /// The next action.
    var place: Int
  }

  /// Whether a method does what was done from an action on.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - actions: What was done.
  ///   - start: The first action that it has to do.
  /// - Returns: The longest that it does; `nil` where it does something else.
  func match(
    _ method: MethodDeeds, _ actions: [RecordedAction], from start: Int
  ) -> MethodMatch? {
    guard method.isComplete, method.acts else { return nil }
    guard let end = follow(method.deeds[...], actions, State(place: start)), end.place > start
    else { return nil }
    return MethodMatch(
      method: method, values: end.values, absent: end.absent, count: end.place - start)
  }

  /// Goes through deeds and actions side by side; of what may be left out, as much is taken as can be.
  private func follow(
    _ deeds: ArraySlice<Deed>, _ actions: [RecordedAction], _ state: State
  ) -> State? {
    guard let deed = deeds.first else { return state }
    let rest = deeds.dropFirst()
    if deed.needs.contains(where: state.absent.contains) { return follow(rest, actions, state) }
    if case .check(let check) = deed.kind {
      return self.check(check, of: deed, actions, state).flatMap { follow(rest, actions, $0) }
    }
    if actions.indices.contains(state.place),
      var next = take(deed, actions[state.place], state)
    {
      next.needed.formUnion(deed.needs)
      if deed.isRepeated, let end = follow(deeds, actions, next) { return end }
      if let end = follow(rest, actions, next) { return end }
    }
    if case .type = deed.kind, actions.indices.contains(state.place),
      actions[state.place].tapsWhatHasTheKeyboard
    {
      var next = state
      next.place += 1
      if let end = follow(deeds, actions, next) { return end }
    }
    if deed.isOptional || deed.onlyDeletes || isNeedless(deed, rest, actions, state) {
      return follow(rest, actions, state)
    }
    guard let argument = deed.needs.last, state.values[argument] == nil,
      !state.needed.contains(argument)
    else { return nil }
    var without = state
    without.absent.insert(argument)
    return follow(rest, actions, without)
  }

  /// Looks at what a method asserts on its way: texts tell arguments.
  ///
  /// - Returns: What is known then; `nil` where it does not hold.
  private func check(
    _ check: DeedCheck, of deed: Deed, _ actions: [RecordedAction], _ state: State
  ) -> State? {
    guard check.isAsserted, let last = actions[..<state.place].last else { return state }
    if check.subject == .exists(true), !deed.isOptional {
      return isThere(deed.element, actions, state) ? state : nil
    }
    guard case .text(let attribute, let text) = check.subject else { return state }
    let trees =
      [last.after] + (actions.indices.contains(state.place) ? [actions[state.place].before] : [])
    for tree in trees {
      guard let element = elements.element(deed.element, in: tree, state.values),
        let shown = element.text(attribute),
        let values = text.values(matching: shown, knowing: state.values)
      else { continue }
      var state = state
      state.values = values
      return state
    }
    // What could not be looked at may hold.
    return deed.isOptional || text.constant == nil && text.arguments.isEmpty ? state : nil
  }

  /// Whether what a method waits for after it did something was there in the end, as far as can be
  /// told.
  private func isThere(
    _ element: DeedElement, _ actions: [RecordedAction], _ state: State
  ) -> Bool {
    guard !element.isUnknown, !element.links.isEmpty, let last = actions[..<state.place].last,
      let query = element.swift(with: state.values).flatMap(elements.query), query.isElement
    else { return true }
    let next = actions.indices.contains(state.place) ? [actions[state.place].before] : []
    return ([last.after] + next).contains { !query.matches(in: $0).isEmpty }
  }

  /// Whether a tap only gives a field the keyboard that it has already.
  private func isNeedless(
    _ deed: Deed, _ rest: ArraySlice<Deed>, _ actions: [RecordedAction], _ state: State
  ) -> Bool {
    guard deed.kind == .tap, let next = rest.first, case .type = next.kind,
      next.element == deed.element, actions.indices.contains(state.place)
    else { return false }
    let action = actions[state.place]
    // A field that something covers has the keyboard, and cannot be tapped.
    guard case .type = action.kind, let field = field(of: action),
      action.before.element(withID: field)?.isHittable == true
    else { return false }
    return elements.arguments(
      finding: deed.element, field, in: action.before, knowing: state.values) != nil
  }

  /// Lets a deed be an action.
  private func take(_ deed: Deed, _ action: RecordedAction, _ state: State) -> State? {
    var state = state
    switch (deed.kind, action.kind) {
    case (.tap, .tap), (.doubleTap, .doubleTap): break
    case (.press(let seconds), .press(let pressed)):
      guard seconds == nil || seconds == pressed else { return nil }
    case (.swipe(let direction), .swipe(let swiped)):
      guard direction == swiped.rawValue else { return nil }
    case (.drag(let goal), .drag):
      guard let id = action.goalID else { return nil }
      let values = elements.alike(id, in: action.before).lazy.compactMap {
        elements.arguments(finding: goal, $0, in: action.before, knowing: state.values)
      }.first
      guard let values else { return nil }
      state.values = values
    case (.adjust(let text), .adjustSlider(let position)):
      guard let values = Self.numbers(position, text, state.values) else { return nil }
      state.values = values
    case (.adjust(let text), .adjustWheel(let value)):
      guard let values = text.values(matching: value, knowing: state.values) else { return nil }
      state.values = values
    case (.type, .type(let typed)) where deed.onlyDeletes && !typed.allSatisfy(\.deletes):
      return nil
    case (.type(let text), .type(let typed)):
      guard let values = text.values(matching: typed, knowing: state.values) else { return nil }
      state.values = values
      if deed.element.links.isEmpty, !deed.element.isUnknown {
        // Whatever has the keyboard gets what is typed into the app.
        state.place += 1
        return state
      }
    default: return nil
    }
    if deed.element.isUnknown, deed.isRepeated, case .swipe = deed.kind {
      // It scrolls to where something is.
      state.place += 1
      return state
    }
    guard let id = field(of: action) else { return nil }
    let isTouch = if case .type = action.kind { false } else { true }
    for candidate in isTouch ? elements.alike(id, in: action.before) : [id] {
      guard
        let values = elements.arguments(
          finding: deed.element, candidate, in: action.before, knowing: state.values)
      else { continue }
      state.values = values
      state.place += 1
      return state
    }
    return nil
  }

  /// What arguments must be for a text to be a number, which may be written in other ways.
  private static func numbers(
    _ number: Double, _ text: DeedText, _ known: [DeedArgument: String]
  ) -> [DeedArgument: String]? {
    if let constant = text.constant { return Double(constant) == number ? known : nil }
    let written = number == number.rounded() ? "\(Int(number))" : "\(number)"
    return text.values(matching: written, knowing: known)
  }

  /// The element that an action is about; what is typed goes to what has the keyboard.
  private func field(of action: RecordedAction) -> Int? {
    if case .type = action.kind,
      action.elementID == nil || action.elementID == action.before.application?.id
    {
      return action.before.elements.first { $0.hasFocus }?.id ?? action.elementID
    }
    return action.elementID
  }
}

extension Deed {
  /// Whether it types keys that a run counts: as many deletions as a field has characters, which may
  /// be none.
  fileprivate var onlyDeletes: Bool {
    guard case .type(let text) = kind else { return false }
    return !text.pieces.isEmpty && text.pieces.allSatisfy { $0 == .unknown }
  }
}

extension Character {
  /// Whether it is the key that deletes.
  var deletes: Bool { self == "\u{7f}" || self == "\u{8}" }
}
