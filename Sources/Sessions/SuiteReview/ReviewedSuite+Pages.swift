import SourceIndex
import SourceModel

/// What rules find in page objects.
extension ReviewedSuite {
  /// Identifiers and queries that are written more than once.
  func duplicatedLocators() -> [ReviewFinding] {
    duplicatedIdentifiers() + duplicatedLabels()
  }

  /// Identifiers that the app sets at one place and the tests' sources write at several.
  private func duplicatedIdentifiers() -> [ReviewFinding] {
    var settings: [String: Set<SourceLocation>] = [:]
    for setting in index.settings where setting.kind == .identifier {
      for origin in setting.origins { settings[origin.text, default: []].insert(setting.location) }
    }
    var order: [String] = []
    var origins: [String: [CodeOrigin]] = [:]
    for member in index.members where !member.isInLibrary {
      for locator in member.locators where !locator.isAssumed {
        for origin in locator.origins
        where settings[origin.text]?.count == 1 && files[origin.location.file] != nil
          && locator.texts.contains(origin.text) && origin.form != .part
        {
          let known = origins[origin.text] ?? []
          if known.isEmpty { order.append(origin.text) }
          let isKnown = known.contains {
            $0.location.file == origin.location.file && $0.range == origin.range
          }
          if !isKnown { origins[origin.text, default: []].append(origin) }
        }
      }
    }
    return order.compactMap { text in
      guard let written = origins[text], written.count > 1 else { return nil }
      let places = written.map(\.location)
      return ReviewFinding(
        .duplicatedLocator, at: firstOfPage(written) ?? places[0],
        .written(
          text, places: places, tests: tests(reaching: Set(written.compactMap(\.decider)))))
    }
  }

  /// Where a page writes a text, before tests do.
  private func firstOfPage(_ origins: [CodeOrigin]) -> SourceLocation? {
    let pages = Set(index.pages.map(\.name))
    return origins.first { origin in
      origin.member.flatMap { id in index.member(id)?.owner }.map(pages.contains) ?? false
    }?.location
  }

  /// Queries for a label that one page writes twice in the same words.
  private func duplicatedLabels() -> [ReviewFinding] {
    let identifiers = Set(
      index.settings.filter { $0.kind == .identifier }.flatMap(\.origins).map(\.text))
    return index.pages.flatMap { page -> [ReviewFinding] in
      var order: [String] = []
      var places: [String: [CodeMember: SourceLocation]] = [:]
      for member in index.members where member.owner == page.name && !member.isInLibrary {
        for locator in member.locators where !locator.isAssumed {
          guard case .literal(let text) = locator.key, !identifiers.contains(text),
            locator.expression.hasPrefix("app.")
          else { continue }
          if places[locator.expression] == nil { order.append(locator.expression) }
          if places[locator.expression]?[member] == nil {
            places[locator.expression, default: [:]][member] = locator.location
          }
        }
      }
      return order.compactMap { expression in
        guard let found = places[expression], found.count > 1 else { return nil }
        let sorted = found.values.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
        return ReviewFinding(
          .duplicatedLocator, at: sorted[0],
          .written(
            expression, places: sorted, tests: tests(reaching: Set(found.keys.map(\.id)))))
      }
    }
  }

  /// Screens that nothing of theirs looks for.
  func missingDisplayChecks() -> [ReviewFinding] {
    let known = Dictionary(index.navigation.pages.map { ($0.name, $0) }) { first, _ in first }
    return facts.pages.compactMap { page in
      guard !page.checks.contains(where: isUsed), !page.mayInheritChecks, !page.isCheckedOnArrival,
        Self.isScreen(page.name), !components.contains(page.name),
        let facts = known[page.name], facts.role == .screen
      else { return nil }
      let members = index.members.filter { $0.owner == page.name }
      let tests = tests(reaching: Set(members.map(\.id)))
      guard members.contains(where: { !$0.locators.isEmpty }), !isBar(page.name), tests > 0
      else { return nil }
      return ReviewFinding(
        .missingDisplayCheck, at: facts.location, .unchecked(page: page.name, tests: tests))
    }
  }

  /// Whether something uses a check: what nothing calls looks at nothing.
  private func isUsed(_ check: SuiteFacts.Check) -> Bool {
    check.isMadeAlong
      || (facts.uses[check.name] ?? []).contains { use in
        use.file != check.location.file || !check.lines.contains(use.line)
      }
  }

  /// Whether a page is a bar, which is there on many screens: it is none.
  func isBar(_ page: String) -> Bool {
    let locators = index.members.filter { $0.owner == page }.flatMap(\.locators)
    return locators.contains { Self.asks($0, ofAny: ["tabBars", "toolbars"]) }
      && locators.allSatisfy { Self.asks($0, ofAny: ["tabBars", "toolbars", "navigationBars"]) }
  }

  private static func asks(_ locator: CodeLocator, ofAny queries: [String]) -> Bool {
    queries.contains { locator.expression.contains(".\($0)") }
  }

  /// Whether a type is called as a screen, and is no part of another: menus and dialogs may be what they
  /// like.
  private static func isScreen(_ name: String) -> Bool {
    !name.contains(".")
      && ["Page", "PageObject", "Screen", "View"].contains { name.hasSuffix($0) }
  }

  /// Methods that nothing names.
  func unusedMethods() -> [ReviewFinding] {
    let tests = Set(index.members.filter { $0.kind == .test }.map(\.id))
    return facts.methods.compactMap { method in
      guard !method.mayBeCalledUnnamed, !tests.contains(method.member) else { return nil }
      let isNamed = (facts.uses[method.name] ?? []).contains { use in
        use.file != method.location.file
          || !(method.location.line...max(method.location.line, method.endLine))
            .contains(use.line)
      }
      guard !isNamed else { return nil }
      return ReviewFinding(
        .unusedMethod, at: method.location,
        .unused(member: method.member, lines: method.endLine - method.location.line + 1),
        edit: removal(of: method))
    }
  }

  private func removal(of method: SuiteFacts.Method) -> ReviewEdit? {
    guard let file = files[method.location.file], !method.range.isEmpty,
      method.range.upperBound <= file.text.utf8.count
    else { return nil }
    return ReviewEdit(path: file.path, before: file.text, range: method.range, replacement: "")
  }

  /// Methods of pages that assert more than that something is there.
  func pageAssertions() -> [ReviewFinding] {
    grouped(facts.assertions).map { places in
      ReviewFinding(
        .pageAssertion, at: places[0].location,
        .asserts(member: places[0].member, first: places[0].text, count: places.count))
    }
  }
}
