import SourceModel
import TerminalModel

/// A navigation graph as a picture in SVG, laid out without help from outside.
///
/// Pages are boxes, entries at the top; all transitions between two pages are one line with their
/// methods beside it. Colours say what tests make of it; dashes, how it is known.
struct GraphPicture {
  /// Colours, those of the explorer's pictures.
  enum Color {
    static let background = "#1B1D23"
    static let box = "#262A33"
    static let text = "#D8DBE2"
    static let dim = "#7F8794"
    static let reached = "#7A9CC6"
    static let seen = "#7BC67E"
    static let deadEnd = "#E5785B"
    static let open = "#D9B45B"
  }

  /// A line between two boxes, for all transitions that it stands for.
  struct Line {
    var from: Int
    var to: Int
    var labels: [String]
    var color: String
    /// `nil` for a line drawn through.
    var dashes: String?
  }

  /// Lines of a label at most.
  private static let labelLimit = 4
  /// Width of a character, and height of a line, of names and of labels.
  private static let name = (width: 7.9, height: 17.0)
  private static let label = (width: 6.7, height: 14.0)
  private static let margin = 24.0

  let graph: NavigationGraph
  let title: String

  /// The whole document.
  var text: String {
    let boxes = boxes
    let lines = lines(boxes)
    let placed = LayeredLayout.place(
      LayeredGraph(
        nodes: boxes.map(Self.node),
        edges: lines.map { line in
          LayeredGraph.Edge(
            from: line.from, to: line.to,
            labelWidth: Double(line.labels.map(\.terminalWidth).max() ?? 0) * Self.label.width,
            labelHeight: Double(line.labels.count) * Self.label.height)
        }))
    let legend = legend
    let width = max(placed.width, Self.legendWidth(legend)) + 2 * Self.margin
    let height = placed.height + 2 * Self.margin + 34
    let left = Self.margin + (width - 2 * Self.margin - placed.width) / 2
    var parts = [
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(Self.number(width)) "#
        + #"\#(Self.number(height))" width="\#(Self.number(width))" role="img" "#
        + #"font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace">"#,
      "<title>\(Self.escaped(title))</title>",
      Self.arrowheads(lines),
      #"<rect width="100%" height="100%" rx="8" fill="\#(Color.background)"/>"#,
      #"<g transform="translate(\#(Self.number(left)) \#(Self.number(Self.margin)))">"#,
    ]
    parts += zip(lines, placed.edges).map(draw)
    parts += zip(boxes, placed.nodes).map(draw)
    // Labels last: a line that passes near does not cross them out.
    parts += zip(lines, placed.edges).map(drawLabel)
    parts.append("</g>")
    parts.append(draw(legend, y: height - 22))
    return (parts + ["</svg>"]).joined(separator: "\n")
  }

  // MARK: Boxes

  /// A box: a page, or the question mark that stands for what nothing tells.
  private struct Box {
    var name: String
    var note: String
    var color: String
    var isDashed = false
    var isEntry = false
    var hint = ""
  }

  private var boxes: [Box] {
    let pages = graph.pages.map { page in
      var notes: [String] = []
      if page.isEntry { notes.append("entry") }
      if page.isDeadEnd { notes.append("dead end") }
      if !page.isReached { notes.append("no test reaches it") }
      notes += page.components.map { "has \($0)" }
      return Box(
        name: Self.cut(page.name), note: Self.cut(notes.joined(separator: ", ")),
        color: page.isDeadEnd
          ? Color.deadEnd
          : !page.isReached
            ? Color.dim : page.runs.isEmpty ? Color.reached : Color.seen,
        isDashed: !page.isReached, isEntry: page.isEntry, hint: page.location.description)
    }
    let isOpen = graph.undecided.contains { $0.candidates.isEmpty && $0.found.isEmpty }
    return pages
      + (isOpen ? [Box(name: "?", note: "undecided", color: Color.open, isDashed: true)] : [])
  }

  private static func node(_ box: Box) -> LayeredGraph.Node {
    let columns = max(
      Double(box.name.terminalWidth) * name.width, Double(box.note.terminalWidth) * label.width)
    return LayeredGraph.Node(
      width: columns + 28, height: box.note.isEmpty ? 34 : 48, isFirst: box.isEntry)
  }

  private func draw(_ box: Box, _ node: LayeredGraph.Node) -> String {
    let x = node.center.x - node.width / 2
    let y = node.center.y - node.height / 2
    let dashes = box.isDashed ? #" stroke-dasharray="5 4""# : ""
    let middle = Self.number(node.center.x)
    let base = node.center.y + (box.note.isEmpty ? 5 : -3)
    var parts = [
      "<g>",
      box.hint.isEmpty ? "" : "<title>\(Self.escaped(box.hint))</title>",
      #"<rect x="\#(Self.number(x))" y="\#(Self.number(y))" width="\#(Self.number(node.width))""#
        + #" height="\#(Self.number(node.height))" rx="7" fill="\#(Color.box)" stroke="\#(box.color)""#
        + #" stroke-width="\#(box.isEntry ? "2.5" : "1.5")"\#(dashes)/>"#,
      #"<text x="\#(middle)" y="\#(Self.number(base))" font-size="13" font-weight="600""#
        + #" text-anchor="middle" fill="\#(Color.text)">\#(Self.escaped(box.name))</text>"#,
    ]
    if !box.note.isEmpty {
      parts.append(
        #"<text x="\#(middle)" y="\#(Self.number(base + Self.name.height))" font-size="11""#
          + #" text-anchor="middle" fill="\#(box.color)">\#(Self.escaped(box.note))</text>"#)
    }
    return (parts + ["</g>"]).filter { !$0.isEmpty }.joined()
  }

  // MARK: Lines

  private func lines(_ boxes: [Box]) -> [Line] {
    let places = Dictionary(
      graph.pages.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var lines: [Line] = []
    for way in graph.transitions {
      guard let from = places[way.from], let to = places[way.to] else { continue }
      let color = !way.isTaken ? Color.dim : way.runs.isEmpty ? Color.reached : Color.seen
      add(
        Line(
          from: from, to: to, labels: [(way.isBack ? "↩ " : "") + way.method], color: color,
          dashes: way.isInferred ? "6 4" : nil), to: &lines)
    }
    for landing in graph.undecided {
      guard let from = places[landing.page] else { continue }
      let open = landing.candidates.filter { !landing.found.contains($0) }
      var targets = open.compactMap { places[$0] }.filter { $0 != from }
      if landing.candidates.isEmpty, landing.found.isEmpty { targets = [boxes.count - 1] }
      for to in targets {
        add(
          Line(
            from: from, to: to, labels: ["\(landing.method) ?"], color: Color.open,
            dashes: "2 4"), to: &lines)
      }
    }
    return lines
  }

  private func add(_ line: Line, to lines: inout [Line]) {
    let same = lines.firstIndex {
      $0.from == line.from && $0.to == line.to && $0.color == line.color && $0.dashes == line.dashes
    }
    guard let same else {
      lines.append(
        Line(
          from: line.from, to: line.to, labels: line.labels.map(Self.cut), color: line.color,
          dashes: line.dashes))
      return
    }
    if lines[same].labels.count < Self.labelLimit {
      lines[same].labels += line.labels.map(Self.cut)
    } else if lines[same].labels.last != "…" {
      lines[same].labels.append("…")
    }
  }

  private func draw(_ line: Line, _ edge: LayeredGraph.Edge) -> String {
    let dashes = line.dashes.map { #" stroke-dasharray="\#($0)""# } ?? ""
    return #"<path d="\#(Self.path(edge.points))" fill="none" stroke="\#(line.color)""#
      + #" stroke-width="1.5"\#(dashes) marker-end="url(#\#(Self.arrowhead(line.color)))"/>"#
  }

  /// Draws a label on a ground of its own, so that lines end beside it.
  private func drawLabel(_ line: Line, _ edge: LayeredGraph.Edge) -> String {
    let top = edge.label.y - edge.labelHeight / 2
    let left = edge.label.x - edge.labelWidth / 2 - 3
    let ground =
      #"<rect x="\#(Self.number(left))" y="\#(Self.number(top))""#
      + #" width="\#(Self.number(edge.labelWidth + 6))" height="\#(Self.number(edge.labelHeight))""#
      + #" fill="\#(Color.background)"/>"#
    let texts = line.labels.enumerated().map { number, text in
      let y = top + 10.5 + Double(number) * Self.label.height
      return #"<text x="\#(Self.number(edge.label.x))" y="\#(Self.number(y))" font-size="11""#
        + #" text-anchor="middle" fill="\#(Color.text)">\#(Self.escaped(text))</text>"#
    }
    return ground + texts.joined()
  }

  /// A line through points that leaves and enters each of them upright.
  static func path(_ points: [LayeredGraph.Point]) -> String {
    guard let first = points.first else { return "" }
    var path = "M\(number(first.x)) \(number(first.y))"
    for (start, end) in zip(points, points.dropFirst()) {
      let middle = number((start.y + end.y) / 2)
      path += " C\(number(start.x)) \(middle) \(number(end.x)) \(middle)"
      path += " \(number(end.x)) \(number(end.y))"
    }
    return path
  }

  private static func arrowhead(_ color: String) -> String { "to-\(color.dropFirst())" }

  private static func arrowheads(_ lines: [Line]) -> String {
    let markers = Set(lines.map(\.color)).sorted().map { color in
      #"<marker id="\#(arrowhead(color))" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8""#
        + #" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto-start-reverse">"#
        + #"<path d="M0 0L8 4L0 8z" fill="\#(color)"/></marker>"#
    }
    return "<defs>\(markers.joined())</defs>"
  }
}
