/// Finds what depends on an identifier or label, in what the sources and the runs say.
struct ImpactReader {
  let index: ProjectIndex
  let observations: ProjectObservations?
  let text: String
  /// Members by id.
  private let members: [String: CodeMember]
  /// Names of the classes whose own locators are raw.
  private let testTypes: Set<String>

  init(_ index: ProjectIndex, _ observations: ProjectObservations?, text: String) {
    self.index = index
    self.observations = observations
    self.text = text
    members = Dictionary(
      index.members.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    testTypes = Set((index.testClasses.map(\.name) + index.helpers.map(\.name)))
  }

  /// The impact.
  func impact() -> Impact {
    var impact = Impact(text: text)
    impact.hasObservations = observations != nil
    var settings = index.settings.filter { setting in
      setting.origins.contains { $0.text == text }
    }
    // What is set as an identifier is meant before what is shown as a label.
    let identifiers = settings.filter { $0.kind == .identifier }
    if !identifiers.isEmpty { settings = identifiers }
    impact.settings = index.settings.compactMap { setting in
      place(setting).flatMap { setting.kind == .label && !identifiers.isEmpty ? nil : $0 }
    }
    let appOrigins = settings.flatMap(\.origins).filter { $0.text == text }
    impact.appEdits = places(ofEdits: appOrigins)

    let found = matches()
    let raw = found.filter(isRaw)
    let paged = found.filter { !isRaw($0) }
    let pagedReach = reach(of: paged)
    let rawReach = reach(of: raw)
    impact.pageObjects = group(paged, pagedReach)
    impact.rawTests = group(raw, rawReach)
    let edits = Set(impact.appEdits)
    impact.pageObjects.edits.removeAll(where: edits.contains)
    impact.rawTests.edits.removeAll(where: edits.contains)

    let tests = pagedReach.tests.union(rawReach.tests)
    let possibleTests =
      pagedReach.possibleTests.union(rawReach.possibleTests).subtracting(tests)
    impact.possible = possibleLocators() + self.tests(possibleTests, "if a subtype is meant")
    impact.observed = observed(besides: tests)
    impact.mentions = index.members.filter { !$0.isInLibrary }.flatMap { member in
      member.mentions.filter { $0.text == text }.map {
        Impact.Place(title: member.id, detail: "says the text", location: $0.location)
      }
    }
    return impact
  }

  /// A setting that sets the text, or one that fits it.
  private func place(_ setting: CodeSetting) -> Impact.Place? {
    var detail = setting.owner
    if case .pattern(let pattern) = setting.key {
      guard pattern.matches(text), setting.kind == .identifier else { return nil }
      detail = "\(Impact.patternMark)\(pattern)"
    } else if !setting.origins.contains(where: { $0.text == text }) {
      return nil
    }
    return Impact.Place(title: setting.expression, detail: detail, location: setting.location)
  }

  /// A locator that looks for the text, with where that is written.
  private struct Match {
    var member: CodeMember
    var locator: CodeLocator
    var origin: CodeOrigin
  }

  /// The locators that look for the text for certain.
  private func matches() -> [Match] {
    index.members.flatMap { member in
      member.locators.filter { !$0.isAssumed }.flatMap { locator in
        isPattern(locator)
          ? []
          : locator.origins.filter { $0.text == text }.map {
            Match(member: member, locator: locator, origin: $0)
          }
      }
    }
  }

  /// Whether a test or its class says the text itself.
  private func isRaw(_ match: Match) -> Bool {
    guard let id = match.origin.decider, let writer = members[id] else {
      return testTypes.contains(match.member.owner)
    }
    if writer.kind == .test { return true }
    return testTypes.contains(writer.owner) && writer.kind != .constant
  }

  private func reach(of matches: [Match]) -> CodeGraph.Reach {
    index.graph.callers(of: Set(matches.map { $0.origin.decider ?? $0.member.id }))
  }

  private func group(_ matches: [Match], _ reach: CodeGraph.Reach) -> Impact.Group {
    var group = Impact.Group()
    group.locators = locatorPlaces(matches)
    let listed = Set(group.locators.map(\.title))
    let deciders = Set(matches.compactMap(\.origin.decider))
    let given = index.members.filter { reach.members.contains($0.id) }.flatMap(\.references)
      .filter { $0.member.map(deciders.contains) ?? false }.flatMap(\.givenTo)
    let handed = Set(matches.flatMap { [$0.member.id] + $0.origin.through } + given)
      .subtracting(reach.members)
    for member in index.members where !member.isInLibrary && !listed.contains(member.id) {
      let isHanded = handed.contains(member.id)
      guard isHanded || reach.members.contains(member.id) else { continue }
      // An enumeration's own method makes the elements of all its cases.
      if isHanded, makesCases(member, matches) { continue }
      let place = Impact.Place(
        title: member.id, detail: isHanded ? "is given it" : "", location: member.location)
      switch member.kind {
      case .pageMethod, .locator: group.methods.append(place)
      case .constant: group.constants.append(place)
      case .useCase: group.useCases.append(place)
      case .helper: group.helpers.append(place)
      case .test: break
      }
    }
    group.tests = tests(reach.tests, "")
    group.edits = places(ofEdits: matches.map(\.origin))
    return group
  }

  private func makesCases(_ member: CodeMember, _ matches: [Match]) -> Bool {
    matches.contains { match in
      match.member.id == member.id && match.origin.member != member.id
        && matches.contains {
          $0.member.id == match.origin.member && $0.locator.location == match.locator.location
        }
    }
  }

  /// The locators, each once: an enumeration's case stands for what its methods make of it.
  private func locatorPlaces(_ matches: [Match]) -> [Impact.Place] {
    var places: [Impact.Place] = []
    for match in matches where !makesCases(match.member, [match] + matches) {
      let isOwn = match.member.id == match.origin.decider
      var detail = match.locator.queryName ?? match.locator.expression
      if match.member.isInLibrary { detail += ", in a library" }
      if !isOwn, let writer = match.origin.decider { detail += ", text from \(writer)" }
      let isCase =
        match.locator.location.file == match.member.location.file
        && (match.member.location.line...max(match.member.endLine, match.member.location.line))
          .contains(match.locator.location.line)
      let place = Impact.Place(
        title: match.member.id, detail: detail,
        location: isCase ? match.locator.location : match.member.location)
      if !places.contains(place) { places.append(place) }
    }
    return places
  }

  private func tests(_ ids: Set<String>, _ detail: String) -> [Impact.Place] {
    index.testClasses.flatMap(\.methods).filter { ids.contains($0.id) }.map {
      Impact.Place(title: $0.id, detail: detail, location: $0.location)
    }
  }

  /// The places that say the text, each once.
  private func places(ofEdits origins: [CodeOrigin]) -> [Impact.Place] {
    var places: [Impact.Place] = []
    var seen: Set<[String]> = []
    for origin in origins where origin.member.flatMap({ members[$0] })?.isInLibrary != true {
      guard seen.insert([origin.location.file, "\(origin.range)"]).inserted else { continue }
      let detail =
        switch origin.form {
        case .literal: ""
        case .caseName: "name of the case"
        case .part: "put together from parts"
        }
      let place = Impact.Place(
        title: origin.member ?? "", detail: detail, location: origin.location)
      places.append(place)
    }
    return places
  }

  /// The locators that may look for the text: only a run can tell.
  private func possibleLocators() -> [Impact.Place] {
    index.members.filter { !$0.isInLibrary }.flatMap { member in
      member.locators.compactMap { locator -> Impact.Place? in
        guard let reason = reason(locator), isUsed(member) else { return nil }
        let own = observedKeys(in: member)
        let seen = own.union(observedKeys(of: locator, usedThrough: member))
        var detail = reason
        if seen.contains(text) {
          detail += "; runs look for it here"
        } else if !own.isEmpty || !(seen.isEmpty || isObserved) {
          detail += "; runs never look for it here"
        }
        return Impact.Place(title: member.id, detail: detail, location: locator.location)
      }
    }
  }

  /// Whether any test comes to a member.
  private func isUsed(_ member: CodeMember) -> Bool {
    let reach = index.graph.callers(of: [member.id])
    return !(reach.tests.isEmpty && reach.possibleTests.isEmpty)
  }

  /// Why a locator may look for the text; `nil` if it cannot, or does for certain.
  private func reason(_ locator: CodeLocator) -> String? {
    if locator.isAssumed, locator.origins.contains(where: { $0.text == text }) {
      return "\(Impact.patternMark)\(locator.expression), asked of something unknown"
    }
    if locator.origins.contains(where: { $0.text == text }), !isPattern(locator) { return nil }
    switch locator.key {
    case .literal, .possible: return nil
    case .pattern(let pattern):
      return pattern.matches(text) ? "\(Impact.patternMark)\(pattern)" : nil
    case .unknown(let expression):
      return "computed: \(expression)"
    }
  }

  private func isPattern(_ locator: CodeLocator) -> Bool {
    if case .pattern = locator.key { true } else { false }
  }

  /// Whether runs look for the text anywhere.
  private var isObserved: Bool {
    observations?.tests.contains { $0.queries.contains { $0.key == text } } ?? false
  }

  /// What runs were seen to look for from the lines that ask a member for an element.
  ///
  /// The element is searched for where it is used, when the member that located it is done already.
  private func observedKeys(
    of locator: CodeLocator, usedThrough member: CodeMember
  ) -> Set<String> {
    guard member.kind == .locator, let queries = observations?.tests.flatMap(\.queries),
      !queries.isEmpty
    else { return [] }
    let users = index.members.filter { $0.references.contains { $0.member == member.id } }
    let lines = Set(users.flatMap(\.references).filter { $0.member == member.id }.map(\.location))
    let fitting = queries.filter { query in
      guard query.query == locator.queryName else { return false }
      // Which of a user's lines the search is on depends on how its statement is broken.
      if case .pattern(let pattern) = locator.key {
        return pattern.matches(query.key) && users.contains { Self.isAsked(query, in: $0) }
      }
      return query.places.contains(where: lines.contains)
    }
    return Set(fitting.map(\.key))
  }

  /// Whether a search was led to by a line of a member.
  private static func isAsked(_ query: ObservedQuery, in member: CodeMember) -> Bool {
    let lines = member.location.line...max(member.location.line, member.endLine)
    return query.places.contains {
      $0.file == member.location.file && lines.contains($0.line)
    }
  }

  /// What runs were seen to look for from the lines of a member.
  private func observedKeys(in member: CodeMember) -> Set<String> {
    var keys: Set<String> = []
    for query in observations?.tests.flatMap(\.queries) ?? [] {
      if Self.isAsked(query, in: member) { keys.insert(query.key) }
    }
    return keys
  }

  /// The tests that runs show to look for the text, besides those that the sources tell.
  private func observed(besides known: Set<String>) -> [Impact.Place] {
    (observations?.tests ?? []).compactMap { test in
      guard !known.contains(test.test),
        let query = test.queries.first(where: { $0.key == text }), let place = query.places.first
      else { return nil }
      return Impact.Place(title: test.test, detail: query.query, location: place)
    }
  }
}
