import ElementModel
import SourceModel

/// Finds the methods that assert what a person asserts.
struct CheckMapper {
  let elements: ElementMatcher

  /// Whether a method asserts something, and all else that it asserts holds too.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - checks: What a person asserts, one after the other.
  ///   - start: The first that the method has to assert.
  /// - Returns: The arguments, and how many of the checks it makes; `nil` where it makes others.
  func match(
    _ method: MethodDeeds, _ checks: [RecordedCheck], from start: Int
  ) -> MethodMatch? {
    guard method.isComplete, !method.acts, !method.deeds.isEmpty else { return nil }
    // Arguments may be known from the element that is asserted, or from all others.
    let first = checks[start]
    let guesses = method.deeds.compactMap { deed in
      elements.arguments(finding: deed.element, first.elementID, in: first.tree, knowing: [:])
    }
    return ([[:]] + guesses.filter { !$0.isEmpty }).lazy
      .compactMap { match(method, checks[start...], $0) }.first
  }

  private func match(
    _ method: MethodDeeds, _ checks: ArraySlice<RecordedCheck>, _ guess: [DeedArgument: String]
  ) -> MethodMatch? {
    guard let now = checks.first?.now else { return nil }
    var values = guess
    for deed in method.deeds where !deed.isOptional {
      guard case .check(let check) = deed.kind,
        let known = holds(check, of: deed.element, in: now, values)
      else { return nil }
      values = known
    }
    let count = checks.prefix { check in
      check.now == now && method.deeds.contains { makes($0, check, values) }
    }.count
    return count > 0 ? MethodMatch(method: method, values: values, count: count) : nil
  }

  /// Whether something that a method asserts holds on a screen, and with which arguments.
  private func holds(
    _ check: DeedCheck, of element: DeedElement, in tree: ElementTree,
    _ values: [DeedArgument: String]
  ) -> [DeedArgument: String]? {
    var values = values
    if element.texts.contains(where: { $0.arguments.contains { values[$0] == nil } }) {
      // Which element is meant is only known from the text that it has.
      guard let found = solve(element, in: tree, values) else { return nil }
      values = found
    }
    let found = elements.element(element, in: tree, values)
    switch check.subject {
    case .exists(let isThere): return (found != nil) == isThere ? values : nil
    case .text(let attribute, let text):
      return found?.text(attribute).flatMap { text.values(matching: $0, knowing: values) }
    case .holds(let attribute, let holds):
      return found?.truth(attribute) == holds ? values : nil
    case .count, .other: return nil
    }
  }

  private func solve(
    _ element: DeedElement, in tree: ElementTree, _ values: [DeedArgument: String]
  ) -> [DeedArgument: String]? {
    var found: [[DeedArgument: String]] = []
    for candidate in tree.elements {
      if let solved = elements.arguments(
        finding: element, candidate.id, in: tree, knowing: values)
      {
        found.append(solved)
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Whether something that a method asserts is what a person asserts.
  private func makes(
    _ deed: Deed, _ check: RecordedCheck, _ values: [DeedArgument: String]
  ) -> Bool {
    guard case .check(let made) = deed.kind,
      let found = elements.element(deed.element, in: check.tree, values),
      found.id == check.elementID
    else { return false }
    switch (made.subject, check.subject) {
    case (.exists(true), .exists), (.exists(false), .isGone): return true
    case (.text(let attribute, _), .text(let other)): return attribute == other
    case (.holds(let attribute, let holds), .holds(let other, let value)):
      return attribute == other && holds == value
    default: return false
    }
  }
}

extension Element {
  /// Something that holds of it or does not, by its name in XCUITest; `nil` for other names.
  func truth(_ attribute: String) -> Bool? {
    switch attribute {
    case "isEnabled": isEnabled
    case "isSelected": isSelected
    case "isHittable": isHittable
    case "hasFocus": hasFocus
    default: nil
    }
  }
}
