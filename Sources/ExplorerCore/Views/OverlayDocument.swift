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
    case .graph: graph(model)
    case .pyramid: pyramid(model)
    case .failure: failure(model)
    case .elements: elements(model)
    case .impact(let text): impact(of: text, model)
    case .device: device(model)
    case .values(let setting): values(of: setting, model)
    case .network: network(model)
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
  ///
  /// Of a process that ended: why, where it was, and what it printed last.
  private static func failure(_ model: ExplorerModel) -> OverlayDocument {
    var message = "nothing failed so far"
    var place: SourceLocation?
    var stack = model.state.stack
    var more: [Item] = []
    if case .crashed? = model.state.ended?.status {
      message = model.state.ended?.reason ?? "the test process ended"
      place = stack.first.map { SourceLocation(file: $0.file, line: $0.line) }
      more = [.line(StyledLine()), .line(StyledLine(" Printed last", .title))]
      more += model.record.output.suffix(8).map { .text("  \($0.text)", .output) }
    } else if let event = model.state.failure, case .failure(let failure) = event.content {
      message = failure.message
      if !failure.location.file.isEmpty {
        place = SourceLocation(file: failure.location.file, line: failure.location.line)
      }
      stack = event.stack
      if let misses = failure.nearMisses, !misses.isEmpty {
        more += [.line(StyledLine()), .line(StyledLine(" Nearly found", .title))]
        more += misses.prefix(4).map { .text("  \($0.text)", .text) }
      }
      more += [.line(StyledLine()), .line(StyledLine(" The app", .title))]
      more += EventSummary.busy(failure.pending, orElse: "was idle").map {
        .text("  \($0.hasPrefix("app busy: ") ? String($0.dropFirst(10)) : $0)", .text)
      }
    }
    var items: [Item] = [.text(message, .fail)]
    if let place {
      var line = StyledLine(" at ", .dim)
      line.add(place.description, .accent)
      line.add("  \(model.state.time.momentText) s", .dim)
      items.append(.line(line))
    }
    if !stack.isEmpty {
      items += [.line(StyledLine()), .line(StyledLine(" Calls, innermost first", .title))]
      items += stack.map(Item.call)
    }
    items += more
    return OverlayDocument(
      title: "Failure",
      document: PaneDocument(count: items.count, anchor: 0) { [items] item, width in
        items[item].rows(width: width)
      })
  }

  /// A part of the failure page, which takes the rows that its width asks for.
  private enum Item {
    case line(StyledLine)
    case text(String, Role)
    case call(SourceFrame)

    func rows(width: Int) -> [StyledLine] {
      switch self {
      case .line(let line): return [line]
      case .text(let text, let role):
        return text.wrapped(toWidth: max(8, width - 2), limit: 6).map { StyledLine(" \($0)", role) }
      case .call(let frame):
        let place = SourceLocation(file: frame.file, line: frame.line).description
        var line = StyledLine("   \(frame.function)")
        if frame.function.terminalWidth + place.terminalWidth + 5 <= width {
          line.addTrailing(place + " ", .accent)
          return [line]
        }
        return [line, StyledLine("     \(place)", .accent)]
      }
    }
  }
}
