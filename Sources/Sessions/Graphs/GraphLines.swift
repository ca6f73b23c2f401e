import SourceModel
import TerminalModel

/// A navigation graph as lines for a person at a terminal.
struct GraphLines {
  let graph: NavigationGraph
  let title: String

  /// Tests named in a line at most.
  private static let testLimit = 3

  /// The lines, safe for a terminal.
  var lines: [String] {
    var lines = [heading, legend]
    for page in graph.pages { lines += ["", line(of: page)] + ways(from: page) }
    lines += section("Dead ends: no way on or back", graph.deadEnds.map(\.name))
    lines += section("No test reaches", graph.unreached.map(\.name))
    lines += section(
      "No test takes",
      graph.untaken.map { "\($0.from).\($0.method) \(arrow($0)) \($0.to)  \($0.location)" })
    return lines.map(\.terminalSafe)
  }

  private var heading: String {
    let counts = [
      Self.count(graph.pages.count, "page"), Self.count(graph.transitions.count, "transition"),
      graph.undecided.isEmpty ? nil : "\(graph.undecided.count) undecided",
    ]
    let sources = graph.hasRuns ? "sources and runs" : "sources alone"
    return "\(title): " + counts.compactMap(\.self).joined(separator: ", ") + ", from \(sources)"
  }

  private var legend: String {
    "✓ a test takes it  ○ none does  → by its type or a run  ⇢ by the order of calls alone  ↩ back  ? undecided"
  }

  static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  private func line(of page: NavigationPage) -> String {
    var notes: [String] = []
    if page.isEntry { notes.append("entry") }
    if page.isDeadEnd { notes.append("dead end") }
    if !page.origins.isEmpty { notes.append("back to \(page.origins.joined(separator: " or "))") }
    if !page.components.isEmpty { notes.append("has \(page.components.joined(separator: ", "))") }
    if !page.generalComponents.isEmpty {
      notes.append("\(page.generalComponents.joined(separator: ", ")) declared for all pages")
    }
    if !page.besides.isEmpty { notes.append("beside \(page.besides.joined(separator: ", "))") }
    if graph.hasRuns, !page.tests.isEmpty, page.runs.isEmpty { notes.append("not seen in runs") }
    let note = notes.isEmpty ? "" : "  " + notes.joined(separator: " · ")
    return "\(page.isReached ? "✓" : "○") \(page.name)\(note)  \(page.location)"
  }

  private func ways(from page: NavigationPage) -> [String] {
    let ways = graph.transitions(from: page.name)
    let width = ways.map(\.method.terminalWidth).max() ?? 0
    let targetWidth = ways.map(\.to.terminalWidth).max() ?? 0
    let lines = ways.map { way in
      "  \(way.isTaken ? "✓" : "○") \(way.method.padded(toWidth: width)) \(arrow(way)) "
        + "\(way.to.padded(toWidth: targetWidth))  \(evidence(of: way))  \(way.location)"
    }
    let open = graph.undecided.filter { $0.page == page.name }.map { landing in
      let candidates =
        landing.candidates.isEmpty ? "" : ": \(landing.candidates.joined(separator: ", "))"
      let found =
        landing.found.isEmpty ? "" : "; found \(landing.found.joined(separator: ", "))"
      let result = landing.result.isEmpty ? "" : " → \(landing.result)"
      return "  ? \(landing.method)\(result)  \(landing.reason)\(candidates)\(found)"
        + "  \(landing.location)"
    }
    return lines + open
  }

  private func arrow(_ way: NavigationTransition) -> String {
    way.isBack ? "↩" : way.isInferred ? "⇢" : "→"
  }

  private func evidence(of way: NavigationTransition) -> String {
    let words = way.evidence.map(\.rawValue).joined(separator: "+")
    return words.padded(toWidth: graph.hasRuns ? 9 : 5)
  }

  private func section(_ heading: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["", "\(heading) (\(items.count))"] + items.map { "  \($0)" }
  }
}
