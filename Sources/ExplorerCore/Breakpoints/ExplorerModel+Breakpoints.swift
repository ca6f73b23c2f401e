import ElementModel
import SessionProtocol
import SourceModel

/// Where a run that goes on stops.
extension ExplorerModel {
  /// Breakpoints kept at most.
  private static let breakpointLimit = 200

  /// Whether the run stops at an event: where it was to go, or at a breakpoint on the way.
  mutating func stops(at event: Event) -> Bool {
    let moment = Breakpoint.Moment(
      event: event, previous: state.previousStop, isScreenNew: state.isScreenNew,
      elementTexts: texts(of: event.elementID))
    let isReached = goal?.isReached(by: moment) ?? true
    // On the way back to where the person was, nothing stops it.
    guard !isReplaying else { return isReached }
    return reachBreakpoints(at: moment) || isReached
  }

  private func texts(of id: Int?) -> [String] {
    guard let element = id.flatMap({ state.screen.element(withID: $0) }) else { return [] }
    return [element.identifier, element.label].filter { !$0.isEmpty }
  }

  /// Counts the breakpoints that a run reaches.
  ///
  /// - Returns: Whether it stops at one.
  private mutating func reachBreakpoints(at moment: Breakpoint.Moment) -> Bool {
    var stops = false
    for number in breakpoints.indices where breakpoints[number].isEnabled {
      guard breakpoints[number].isReached(at: moment) else { continue }
      breakpoints[number].hits += 1
      guard breakpoints[number].hits >= breakpoints[number].count else { continue }
      stops = true
      notice = language.say(
        "breakpoint: \(breakpoints[number].text)", ja: "ブレークポイント: \(breakpoints[number].text)")
    }
    return stops
  }

  /// Sets a breakpoint at what is selected, or removes the one there.
  mutating func toggleBreakpoint() -> [ExplorerEffect] {
    guard let place = selectedPlace else {
      prompt = Prompt(.argument(.addBreakpoint))
      return []
    }
    if let number = breakpoints.firstIndex(where: { $0.place == place }) {
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
    guard let breakpoint = Breakpoint(text: text) else {
      notice = language.say(
        "\"\(text)\" is no place; write FILE.swift:LINE, Type.method, #identifier, failure, screen,"
          + " action, assertion or wait>SECONDS",
        ja: "「\(text)」は場所ではありません。ファイル.swift:行、型.メソッド、#識別子、failure、screen、action、assertion、"
          + "wait>秒 のどれかを書いてください")
      return []
    }
    add(breakpoint)
    return []
  }

  private mutating func add(_ breakpoint: Breakpoint) {
    guard breakpoints.count < Self.breakpointLimit else { return }
    breakpoints.removeAll { $0.place == breakpoint.place }
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
    let kinds = ["failure", "screen", "action", "assertion", "wait>2"].map { Completion($0) }
    let methods = index.pages.flatMap { page in
      page.methods.map { Completion("\(page.name).\($0.name)") }
    }
    let useCases = index.useCases.map { Completion($0.name) }
    let elements = namedElements.map { Completion("#\($0.text)", note: $0.type) }
    return kinds + useCases + methods + elements
  }

  /// Lines of a file that have a breakpoint, with whether it is on.
  func breakpointLines(of file: String) -> [Int: Bool] {
    var lines: [Int: Bool] = [:]
    for breakpoint in breakpoints {
      guard case .line(let end, let line) = breakpoint.place,
        file == end || file.hasSuffix("/" + end)
      else { continue }
      lines[line] = breakpoint.isEnabled
    }
    return lines
  }
}
