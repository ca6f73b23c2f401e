import ElementModel
import SessionProtocol
import SourceIndex
import SourceModel

/// Where a run that goes on stops.
extension ExplorerModel {
  /// Breakpoints kept at most.
  private static let breakpointLimit = 200

  /// Whether the run stops at an event: where it was to go, or at a breakpoint on the way.
  mutating func stops(at event: Event) -> Bool {
    let moment = Breakpoint.Moment(
      event: event, previous: state.previousStop, isScreenNew: state.isScreenNew,
      elementTexts: texts(of: event))
    let isReached = goal?.isReached(by: moment) ?? true
    // On the way back to where the person was, nothing stops it.
    guard !isReplaying else { return isReached }
    return reachBreakpoints(at: moment) || isReached
  }

  /// What the element that an event is about is called: its identifier, its label, and the names
  /// that page objects have for it.
  private func texts(of event: Event) -> [String] {
    let element = event.elementID.flatMap { state.screen.element(withID: $0) }
    let own = [element?.identifier, element?.label].compactMap(\.self).filter { !$0.isEmpty }
    return own + pageNames(of: event)
  }

  /// How page objects call the element of an event, of those names that breakpoints have.
  private func pageNames(of event: Event) -> [String] {
    let wanted = breakpoints.compactMap { breakpoint -> String? in
      guard breakpoint.isEnabled, case .element(let text) = breakpoint.place else { return nil }
      return text
    }
    guard !wanted.isEmpty else { return [] }
    let index = event.elementID.flatMap(state.screen.index(ofElementWithID:))
    let keys = event.searchedKeys
    guard index != nil || !keys.isEmpty else { return [] }
    return locators.flatMap { locator -> [String] in
      let names = [locator.name, String(locator.name.drop { $0 != "." }.dropFirst())]
        .filter(wanted.contains)
      guard !names.isEmpty, let query = locator.query else { return [] }
      // One that is not there is known by what it is looked for by.
      let isMeant =
        index.map { query.matches(in: state.screen).contains($0) }
        ?? query.query.searchedKeys.contains { sought in keys.contains { $0.key == sought.key } }
      return isMeant ? names : []
    }
  }

  /// Counts the breakpoints that a run reaches.
  ///
  /// - Returns: Whether it stops at one.
  private mutating func reachBreakpoints(at moment: Breakpoint.Moment) -> Bool {
    var stops = false
    for number in breakpoints.indices where breakpoints[number].isEnabled {
      guard breakpoints[number].isReached(at: moment) else { continue }
      let problem: String?
      switch condition(of: breakpoints[number]) {
      case .holds: problem = nil
      case .fails: continue
      case .unknown(let text): problem = text
      }
      breakpoints[number].hits += 1
      // What cannot be evaluated is told at once, whatever the count.
      guard problem != nil || breakpoints[number].hits >= breakpoints[number].count else {
        continue
      }
      stops = true
      let text = breakpoints[number].text
      notice = language.say("breakpoint: \(text)", ja: "ブレークポイント: \(text)")
      if let problem {
        notice = language.say(
          "breakpoint: \(text): the condition says nothing here: \(problem)",
          ja: "ブレークポイント: \(text): 条件をここでは評価できません: \(problem)")
      }
    }
    return stops
  }

  /// What a condition says of the screen.
  private enum ConditionOutcome {
    case holds, fails
    /// It can be read or evaluated only elsewhere; the sentence says why.
    case unknown(String)
  }

  private func condition(of breakpoint: Breakpoint) -> ConditionOutcome {
    guard !breakpoint.condition.isEmpty else { return .holds }
    do throws(ExpressionError) {
      // The sources may be others than when it was typed.
      let expression =
        if let known = breakpoint.expression {
          known
        } else {
          try QueryExpressionParser(index: index).parse(breakpoint.condition)
        }
      let result = try expression.evaluate(in: state.screen)
      switch result.value {
      case .bool, nil: return result.holds ? .holds : .fails
      case let value?:
        return .unknown(
          language.say("it is \(value.description)", ja: "値は \(value.description) です"))
      }
    } catch {
      return .unknown(error.text(language))
    }
  }

  /// Reads the conditions again, for other sources.
  mutating func readConditions() {
    for number in breakpoints.indices where !breakpoints[number].condition.isEmpty {
      breakpoints[number].expression = try? QueryExpressionParser(index: index)
        .parse(breakpoints[number].condition)
    }
  }

  /// Sets a breakpoint at what is selected, or removes the one there.
  mutating func toggleBreakpoint() -> [ExplorerEffect] {
    guard let place = selectedPlace else {
      prompt = Prompt(.argument(.addBreakpoint))
      return []
    }
    if let number = breakpoints.firstIndex(where: { place.isMeant(by: $0.place) }) {
      notice = language.say(
        "breakpoint removed: \(breakpoints[number].text)",
        ja: "ブレークポイントを外しました: \(breakpoints[number].text)")
      breakpoints.remove(at: number)
    } else {
      add(Breakpoint(place: place))
    }
    return []
  }

  /// Adds what a person has typed.
  mutating func addBreakpoint(_ text: String) -> [ExplorerEffect] {
    guard var breakpoint = Breakpoint(text: text) else {
      notice = language.say(
        "\"\(text)\" is no place; write FILE.swift:LINE, Type.method, #element, failure, screen,"
          + " action, assertion or wait>SECONDS",
        ja: "「\(text)」は場所ではありません。ファイル.swift:行、型.メソッド、#識別子、failure、screen、action、assertion、"
          + "wait>秒 のどれかを書いてください")
      return []
    }
    if !breakpoint.condition.isEmpty {
      do throws(ExpressionError) {
        breakpoint.expression = try QueryExpressionParser(index: index)
          .parse(breakpoint.condition)
      } catch {
        var problem = error
        problem.column += Breakpoint.conditionStart(in: text) ?? 0
        notice = problem.text(language)
        return []
      }
    }
    add(breakpoint)
    return []
  }

  private mutating func add(_ breakpoint: Breakpoint) {
    var breakpoint = breakpoint
    if let known = breakpoints.firstIndex(where: { $0.place.isMeant(by: breakpoint.place) }) {
      breakpoint.place = breakpoints.remove(at: known).place
    }
    guard breakpoints.count < Self.breakpointLimit else {
      notice = language.say(
        "there are \(Self.breakpointLimit) breakpoints already",
        ja: "ブレークポイントはもう \(Self.breakpointLimit) 個あります")
      return
    }
    breakpoints.append(breakpoint)
    notice = language.say(
      "breakpoint set: \(breakpoint.text)", ja: "ブレークポイントを置きました: \(breakpoint.text)")
  }

  /// The place that a person has selected.
  private var selectedPlace: Breakpoint.Place? {
    switch focus {
    case .source:
      guard let location = shownLocation else { return nil }
      let line = cursors[.source].map { $0 + 1 } ?? location.line
      return .line(file: location.file, line: line)
    case .chain:
      return selectedLocation.map { .line(file: $0.file, line: $0.line) }
    case .pages: return PagesPane(model: self).place(at: cursor(of: .pages))
    case .app:
      guard let id = selectedElementID, let element = state.screen.element(withID: id),
        !element.searchText.isEmpty
      else { return nil }
      return .element(element.searchText)
    case .live, .timeline: return nil
    }
  }

  /// What a beginning of a breakpoint can be completed to.
  func breakpointCompletions(_ text: String) -> [Completion] {
    if let start = Breakpoint.conditionStart(in: text) {
      return expressionCompletions(String(text.dropFirst(start))).map {
        Completion(String(text.prefix(start)) + $0.text, title: $0.title, note: $0.note)
      }
    }
    let kinds = ["failure", "screen", "action", "assertion", "wait>2"].map { Completion($0) }
    let methods = index.pages.flatMap { page in
      page.methods.map { Completion("\(page.name).\($0.name)") }
    }
    let useCases = index.useCases.map { Completion($0.name) }
    let elements = namedElements.map { Completion("#\($0.text)", note: $0.type) }
    let pageElements = locators.map { Completion("#\($0.name)", note: "page element") }
    return kinds + useCases + methods + elements + pageElements
  }

  /// Lines of a file that have a breakpoint, with whether it is on.
  func breakpointLines(of file: String) -> [Int: Bool] {
    var lines: [Int: Bool] = [:]
    for breakpoint in breakpoints {
      guard case .line(let end, let line) = breakpoint.place, Breakpoint.matches(file, end) else {
        continue
      }
      lines[line] = breakpoint.isEnabled
    }
    return lines
  }
}
