import SourceModel
import TerminalModel

/// What the colours and dashes of the picture mean, and its texts.
extension GraphPicture {
  /// A sample with its meaning.
  struct LegendEntry {
    var text: String
    var color: String
    var dashes: String?
  }

  private static let sampleWidth = 30.0
  private static let characterWidth = 6.7
  private static let spacing = 18.0

  /// The samples that the picture needs.
  var legend: [LegendEntry] {
    var entries: [LegendEntry] = []
    let ways = graph.transitions
    if graph.hasRuns, ways.contains(where: { !$0.runs.isEmpty }) {
      entries.append(LegendEntry(text: "seen in a run", color: Color.seen))
    }
    if ways.contains(where: { $0.runs.isEmpty && $0.isTaken }) {
      entries.append(LegendEntry(text: "in a test's source", color: Color.reached))
    }
    if ways.contains(where: { !$0.isTaken }) {
      entries.append(LegendEntry(text: "no test takes it", color: Color.dim))
    }
    if ways.contains(where: \.isInferred) {
      entries.append(
        LegendEntry(text: "by the order of calls alone", color: Color.text, dashes: "6 4"))
    }
    if !graph.undecided.isEmpty {
      entries.append(LegendEntry(text: "undecided", color: Color.open, dashes: "2 4"))
    }
    return entries
  }

  /// The width of all samples beside each other.
  static func legendWidth(_ entries: [LegendEntry]) -> Double {
    entries.reduce(0) { $0 + width(of: $1) }
  }

  private static func width(of entry: LegendEntry) -> Double {
    sampleWidth + 6 + Double(entry.text.terminalWidth) * characterWidth + spacing
  }

  /// Draws the samples in a row.
  func draw(_ entries: [LegendEntry], y: Double) -> String {
    var x = 24.0
    return entries.map { entry in
      defer { x += Self.width(of: entry) }
      let dashes = entry.dashes.map { #" stroke-dasharray="\#($0)""# } ?? ""
      return #"<path d="M\#(Self.number(x)) \#(Self.number(y))h\#(Self.number(Self.sampleWidth))""#
        + #" stroke="\#(entry.color)" stroke-width="1.5"\#(dashes)/>"#
        + #"<text x="\#(Self.number(x + Self.sampleWidth + 6))" y="\#(Self.number(y + 4))""#
        + #" font-size="11" fill="\#(Color.dim)">\#(Self.escaped(entry.text))</text>"#
    }.joined()
  }

  // MARK: Texts

  /// A text that is not too long for the picture.
  static func cut(_ text: String) -> String { text.terminalSafe.truncated(toWidth: 44) }

  /// A number with at most one digit after the point.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let tenths = Int((min(max(value, -1e9), 1e9) * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }

  /// A text in which nothing is markup, and no character that XML forbids.
  static func escaped(_ text: String) -> String {
    XMLText.escaped(text.terminalSafe)
  }
}
