import ElementModel
import SessionProtocol
import SourceModel

/// Setting breakpoints at what is selected, and stopping the run at them.
extension ExplorerMind {
  /// Whether the run stops at an event, because its goal is reached there or a breakpoint is.
  mutating func stops(at event: Event) -> Bool {
    let state = run.state
    let moment = Breakpoint.Moment(
      event: event, previous: state.previousStop, isScreenNew: state.isScreenNew,
      elementTexts: texts(of: event))
    let isReached = run.phase.goal?.isReached(by: moment) ?? true
    // A run that only catches up with a place where the person was before passes breakpoints.
    guard !run.phase.isReplaying else { return isReached }
    guard
      let reached = breakpoints.reach(
        moment, on: state.screen, project.index, language)
    else { return isReached }
    notice = reached.notice
    return true
  }

  /// All names by which a breakpoint may mean the element of an event: its identifier, its label,
  /// and the names of page elements that find it.
  private func texts(of event: Event) -> [String] {
    let element = event.elementID.flatMap { run.state.screen.element(withID: $0) }
    let own = [element?.identifier, element?.label].compactMap(\.self).filter { !$0.isEmpty }
    return own + pageNames(of: event)
  }

  /// The names that page objects have for the element of an event.
  ///
  /// Only names that some breakpoint uses are looked at, as each costs a query on the screen.
  private func pageNames(of event: Event) -> [String] {
    let wanted = breakpoints.elementTexts
    guard !wanted.isEmpty else { return [] }
    let screen = run.state.screen
    let index = event.elementID.flatMap(screen.index(ofElementWithID:))
    let keys = event.searchedKeys
    guard index != nil || !keys.isEmpty else { return [] }
    return locators.flatMap { locator -> [String] in
      let names = [locator.name, String(locator.name.drop { $0 != "." }.dropFirst())]
        .filter(wanted.contains)
      guard !names.isEmpty, let query = locator.query else { return [] }
      // An element that is not on the screen is recognised by the key that the event searched for.
      let isMeant =
        index.map { query.matches(in: screen).contains($0) }
        ?? query.query.searchedKeys.contains { sought in keys.contains { $0.key == sought.key } }
      return isMeant ? names : []
    }
  }

  /// Sets a breakpoint at what is selected, or removes the one there.
  mutating func toggleBreakpoint() -> [ExplorerEffect] {
    if let place = content(of: view.focus).breakpoint(at: cursor(of: view.focus)) {
      notice = breakpoints.toggle(place, language)
    } else {
      typing.ask(.argument(.addBreakpoint))
    }
    return []
  }

  /// Adds what a person has typed.
  mutating func addBreakpoint(_ text: String) -> [ExplorerEffect] {
    notice = breakpoints.add(text, project.index, language)
    return []
  }

  /// Completions of a breakpoint that is being typed.
  func breakpointCompletions(_ text: String) -> [Completion] {
    if let start = Breakpoint.conditionStart(in: text) {
      return expressionCompletions(String(text.dropFirst(start))).map {
        Completion(String(text.prefix(start)) + $0.text, title: $0.title, note: $0.note)
      }
    }
    let kinds = ["failure", "screen", "action", "assertion", "wait>2"].map { Completion($0) }
    let methods = project.index.pages.flatMap { page in
      page.methods.map { Completion("\(page.name).\($0.name)") }
    }
    let useCases = project.index.useCases.map { Completion($0.name) }
    let elements = namedElements.map { Completion("#\($0.text)", note: $0.type) }
    let pageElements = locators.map { Completion("#\($0.name)", note: "page element") }
    return kinds + useCases + methods + elements + pageElements
  }
}
