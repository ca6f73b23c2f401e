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

  /// The latest failure: message, place, calls, what the app was doing. Of a process that ended:
  /// why, where it was, and what it printed last.
  private static func failure(_ model: ExplorerModel) -> OverlayDocument {
    let width = max(20, model.size.columns - 8)
    var message = "nothing failed so far"
    var place: SourceLocation?
    var stack = model.state.stack
    var app: [StyledLine] = []
    if case .crashed? = model.state.ended?.status {
      message = model.state.ended?.reason ?? "the test process ended"
      place = stack.first.map { SourceLocation(file: $0.file, line: $0.line) }
      app = [StyledLine(), StyledLine(" Printed last", .title)]
      app += model.record.output.suffix(8).flatMap { line in
        line.text.wrapped(toWidth: width, limit: 4).map { StyledLine("   \($0)", .output) }
      }
    } else if let event = model.state.failure, case .failure(let failure) = event.content {
      message = failure.message
      place = SourceLocation(file: failure.location.file, line: failure.location.line)
      stack = event.stack
      app = [StyledLine(), StyledLine(" The app", .title)]
      app += EventSummary.busy(failure.pending, orElse: "was idle").map {
        StyledLine("   \($0.hasPrefix("app busy: ") ? String($0.dropFirst(10)) : $0)")
      }
    }
    var lines = message.wrapped(toWidth: width, limit: 6).map { StyledLine(" \($0)", .fail) }
    if let place {
      var line = StyledLine(" at ", .dim)
      line.add(place.description, .accent)
      line.add("  \(model.state.time.momentText) s", .dim)
      lines.append(line)
    }
    return page("Failure", lines + calls(stack) + app)
  }

  private static func calls(_ stack: [SourceFrame]) -> [StyledLine] {
    guard !stack.isEmpty else { return [] }
    return [StyledLine(), StyledLine(" Calls, innermost first", .title)]
      + stack.map { frame in
        var line = StyledLine("   \(frame.function)")
        let place = SourceLocation(file: frame.file, line: frame.line)
        line.addTrailing(place.description + " ", .accent)
        return line
      }
  }
}
