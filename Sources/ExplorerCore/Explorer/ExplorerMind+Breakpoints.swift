import ElementModel
import SessionProtocol
import SourceModel

/// Breakpoints where a person has selected something, and where the run is.
extension ExplorerMind {
  /// Whether the run stops at an event: where it was to go, or at a breakpoint on the way.
  mutating func stops(at event: Event) -> Bool {
    let state = run.state
    let moment = Breakpoint.Moment(
      event: event, previous: state.previousStop, isScreenNew: state.isScreenNew,
      elementTexts: texts(of: event))
    let isReached = run.phase.goal?.isReached(by: moment) ?? true
    // On the way back to where the person was, nothing stops it.
    guard !run.phase.isReplaying else { return isReached }
    guard
      let reached = breakpoints.reach(
        moment, on: state.screen, project.index, language)
    else { return isReached }
    notice = reached.notice
    return true
  }

  /// What the element that an event is about is called: its identifier, its label, and the names
  /// that page objects have for it.
  private func texts(of event: Event) -> [String] {
    let element = event.elementID.flatMap { run.state.screen.element(withID: $0) }
    let own = [element?.identifier, element?.label].compactMap(\.self).filter { !$0.isEmpty }
    return own + pageNames(of: event)
  }

  /// How page objects call the element of an event, of those names that breakpoints have.
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
      // One that is not there is known by what it is looked for by.
      let isMeant =
        index.map { query.matches(in: screen).contains($0) }
        ?? query.query.searchedKeys.contains { sought in keys.contains { $0.key == sought.key } }
      return isMeant ? names : []
    }
  }

  /// Sets a breakpoint at what is selected, or removes the one there.
  mutating func toggleBreakpoint() -> [ExplorerEffect] {
    if let place = selectedPlace {
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

  /// The place that a person has selected.
  private var selectedPlace: Breakpoint.Place? {
    switch view.focus {
    case .source:
      guard let location = shownLocation else { return nil }
      let line = view.cursors[.source].map { $0 + 1 } ?? location.line
      return .line(file: location.file, line: line)
    case .chain:
      return selectedLocation.map { .line(file: $0.file, line: $0.line) }
    case .pages: return pagesPane.place(at: cursor(of: .pages))
    case .app:
      guard let id = selectedElementID, let element = run.state.screen.element(withID: id),
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
    let methods = project.index.pages.flatMap { page in
      page.methods.map { Completion("\(page.name).\($0.name)") }
    }
    let useCases = project.index.useCases.map { Completion($0.name) }
    let elements = namedElements.map { Completion("#\($0.text)", note: $0.type) }
    let pageElements = locators.map { Completion("#\($0.name)", note: "page element") }
    return kinds + useCases + methods + elements + pageElements
  }
}
