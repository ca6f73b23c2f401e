import SourceModel
import TerminalModel

/// A navigation graph in the language of graphviz.
struct GraphDOT {
  let graph: NavigationGraph
  let title: String

  /// The whole document.
  var text: String {
    var lines = [
      "digraph \(Self.quoted(title)) {",
      "  rankdir=TB;",
      #"  node [shape=box, style=rounded, fontname="Helvetica", fontsize=12];"#,
      #"  edge [fontname="Helvetica", fontsize=10];"#,
    ]
    lines += graph.pages.map(node)
    lines += graph.transitions.map(edge)
    for (number, landing) in graph.undecided.enumerated() {
      lines += edges(of: landing, number: number)
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func node(_ page: NavigationPage) -> String {
    var notes: [String] = []
    if page.isEntry { notes.append("entry") }
    if page.isDeadEnd { notes.append("dead end") }
    if !page.isReached { notes.append("no test reaches it") }
    let label = ([page.name] + (notes.isEmpty ? [] : [notes.joined(separator: ", ")]))
    var attributes = ["label=\(Self.quoted(lines: label))"]
    if page.isEntry { attributes.append("penwidth=2") }
    if page.isDeadEnd { attributes.append("color=firebrick") }
    if !page.isReached { attributes.append(#"style="rounded,dashed""#) }
    attributes.append("tooltip=\(Self.quoted(page.location.description))")
    return "  \(Self.quoted(page.name)) [\(attributes.joined(separator: ", "))];"
  }

  private func edge(_ transition: NavigationTransition) -> String {
    let evidence = transition.evidence.map(\.rawValue).joined(separator: "+")
    var attributes = [
      "label=\(Self.quoted(transition.method))",
      "tooltip=\(Self.quoted("\(transition.location) (\(evidence))"))",
    ]
    if transition.isInferred { attributes.append("style=dashed") }
    if !transition.isTaken { attributes.append("color=gray60, fontcolor=gray60") }
    if transition.isBack { attributes.append("constraint=false") }
    return "  \(Self.quoted(transition.from)) -> \(Self.quoted(transition.to)) "
      + "[\(attributes.joined(separator: ", "))];"
  }

  /// What the sources do not decide leads to a question mark, or to what it may be.
  private func edges(of landing: UndecidedLanding, number: Int) -> [String] {
    let label = Self.quoted("\(landing.method) ?")
    let source = Self.quoted(landing.page)
    let open = landing.candidates.filter { !landing.found.contains($0) }
    guard landing.candidates.isEmpty else {
      return open.map { "  \(source) -> \(Self.quoted($0)) [label=\(label), style=dotted];" }
    }
    let node = Self.quoted("undecided \(number)")
    return [
      "  \(node) [label=\"?\", shape=circle, tooltip=\(Self.quoted(landing.reason))];",
      "  \(source) -> \(node) [label=\(label), style=dotted];",
    ]
  }

  /// A string as graphviz reads it.
  static func quoted(_ text: String) -> String { quoted(lines: [text]) }

  /// A string of several lines as graphviz reads it: its own escapes, such as `\N`, are none.
  static func quoted(lines: [String]) -> String {
    let parts = lines.map { line in
      line.terminalSafe.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"" + parts.joined(separator: "\\n") + "\""
  }
}
