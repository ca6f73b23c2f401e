import SessionProtocol
import SourceModel
import TerminalModel

/// The text of a page that is shown over the panes.
struct OverlayDocument {
  /// Its heading.
  var title: String
  /// Number of items.
  var count: Int { document.count }
  /// Its lines.
  var document: PaneDocument
  /// Whether one of its lines is selected, rather than just scrolled to.
  var isList = false

  /// What a page shows.
  static func document(for kind: Overlay.Kind, model: ExplorerModel) -> OverlayDocument {
    switch kind {
    case .help: help(model.keymap)
    case .tests: tests(model)
    case .failure: failure(model)
    }
  }

  private static func page(_ title: String, _ lines: [StyledLine]) -> OverlayDocument {
    OverlayDocument(
      title: title,
      document: PaneDocument(count: lines.count, anchor: 0) { item, _ in [lines[item]] })
  }

  /// The keys, made from the live keymap.
  private static func help(_ keymap: Keymap) -> OverlayDocument {
    var lines: [StyledLine] = []
    for group in ["Run", "Look", "Panes", "Move", "pomelo"] {
      if !lines.isEmpty { lines.append(StyledLine()) }
      lines.append(StyledLine(" \(group)", .title))
      for command in ExplorerCommand.allCases where command.group == group {
        let names = keymap.keys(for: command).map(\.name).joined(separator: " ")
        guard !names.isEmpty else { continue }
        var line = StyledLine("  \(names.padded(toWidth: 14))", .accent)
        line.add(" \(command.help)")
        lines.append(line)
      }
    }
    return page("Help", lines)
  }

  /// The tests, each with how it came out last.
  private static func tests(_ model: ExplorerModel) -> OverlayDocument {
    let tests = model.host.tests
    return OverlayDocument(
      title: "Tests",
      document: PaneDocument(count: tests.count, anchor: 0) { item, _ in
        let status = model.outcomes[tests[item]]
        let (mark, role): (String, Role) =
          switch status {
          case .passed: ("✓", .pass)
          case .failed, .crashed: ("✗", .fail)
          case .skipped: ("–", .wait)
          case nil: ("○", .dim)
          }
        var line = StyledLine(" \(mark) ", role)
        line.add(tests[item], tests[item] == model.test ? .title : .text)
        if let status { line.addTrailing("\(status.rawValue) ", role) }
        return [line]
      }, isList: true)
  }

  /// The latest failure: message, place, calls, what the app was doing.
  private static func failure(_ model: ExplorerModel) -> OverlayDocument {
    guard let event = model.state.failure, case .failure(let failure) = event.content else {
      return page("Failure", [StyledLine(" nothing failed so far", .dim)])
    }
    let place = SourceLocation(file: failure.location.file, line: failure.location.line)
    var lines = failure.message.wrapped(toWidth: max(20, model.size.columns - 8), limit: 6)
      .map { StyledLine(" \($0)", .fail) }
    var line = StyledLine(" at ", .dim)
    line.add(place.description, .accent)
    line.add("  \(event.time.momentText) s", .dim)
    lines.append(line)
    if !event.stack.isEmpty {
      lines += [StyledLine(), StyledLine(" Calls, innermost first", .title)]
    }
    for frame in event.stack {
      var line = StyledLine("   \(frame.function)")
      line.addTrailing(
        SourceLocation(file: frame.file, line: frame.line).description + " ", .accent)
      lines.append(line)
    }
    lines += [StyledLine(), StyledLine(" The app", .title)]
    lines += EventSummary.busy(failure.pending, orElse: "was idle").map {
      StyledLine("   \($0.hasPrefix("app busy: ") ? String($0.dropFirst(10)) : $0)")
    }
    return page("Failure", lines)
  }
}
