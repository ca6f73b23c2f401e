import SessionProtocol
import SourceModel
import TerminalModel

/// The page of the latest failure.
struct FailurePage: OverlayPage {
  /// The latest failure: message, place, calls, what the app was doing.
  ///
  /// Of a process that ended: why, where it was, and what it printed last.
  func document(_ model: ExplorerModel) -> OverlayDocument {
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
      title: model.language.say("Failure", ja: "失敗"),
      document: PaneDocument(count: items.count, anchor: 0) { [items] item, width in
        items[item].rows(width: width)
      }, extent: .full)
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
