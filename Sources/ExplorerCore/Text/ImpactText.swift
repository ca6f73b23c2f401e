public import SourceModel
import TerminalModel

/// What depends on an identifier, as lines that lead to the sources.
public struct ImpactText {
  /// A line.
  public struct Line: Hashable, Sendable {
    /// Its text, safe for a terminal.
    public var text: String
    /// Where it leads; `nil` for headings.
    public var location: SourceLocation?

    /// Creates a line.
    init(_ text: String, _ location: SourceLocation? = nil) {
      self.text = text.terminalSafe
      self.location = location
    }
  }

  /// The lines.
  public private(set) var lines: [Line] = []
  /// Columns of the titles, so that the details stand below each other.
  private let titleWidth: Int

  /// Writes an impact.
  ///
  /// - Parameters:
  ///   - impact: What depends on the identifier.
  ///   - titleLimit: Columns that a title takes at most before its detail moves to the right.
  public init(_ impact: Impact, titleLimit: Int = 60) {
    var places = impact.settings + impact.possible + impact.observed + impact.mentions
    for group in [impact.pageObjects, impact.rawTests] {
      places += group.locators + group.constants + group.methods
      places += group.useCases + group.helpers + group.tests
    }
    titleWidth = min(titleLimit, places.map(\.title.terminalSafe.terminalWidth).max() ?? 0)

    add(heading: "Set by the app", impact.settings)
    add(impact.pageObjects, heading: "Page objects")
    add(impact.rawTests, heading: "Raw tests")
    add(heading: "May depend", impact.possible)
    add(heading: "Seen in runs", impact.observed)
    add(heading: "The same text elsewhere in the tests", impact.mentions)
    if !lines.isEmpty { lines.append(Line("")) }
    for sentence in Self.summary(of: impact) { lines.append(Line(sentence)) }
  }

  /// What a change costs, in sentences.
  ///
  /// - Parameter impact: What depends on the identifier.
  /// - Returns: One sentence for the app and each way of writing tests.
  static func summary(of impact: Impact) -> [String] {
    var sentences: [String] = []
    if !impact.appEdits.isEmpty {
      sentences.append("A change edits \(places(impact.appEdits.count)) in the app.")
    }
    let paged = impact.pageObjects
    if !paged.isEmpty {
      sentences.append(
        "Page objects: \(places(paged.edits.count)) to edit for \(tests(paged.tests.count)).")
    }
    let raw = impact.rawTests
    if !raw.isEmpty {
      sentences.append(
        "Raw tests: \(places(raw.edits.count)) to edit for \(tests(raw.tests.count)).")
    }
    return sentences
  }

  private static func places(_ count: Int) -> String { count == 1 ? "1 place" : "\(count) places" }
  private static func tests(_ count: Int) -> String { count == 1 ? "1 test" : "\(count) tests" }

  private mutating func add(_ group: Impact.Group, heading: String) {
    guard !group.isEmpty else { return }
    add(heading: heading)
    add("locator", group.locators)
    add("constant", group.constants)
    add("method", group.methods)
    add("use case", group.useCases)
    add("helper", group.helpers)
    add("test", group.tests)
  }

  private mutating func add(heading: String) {
    if !lines.isEmpty { lines.append(Line("")) }
    lines.append(Line(heading))
  }

  private mutating func add(heading: String, _ places: [Impact.Place]) {
    guard !places.isEmpty else { return }
    add(heading: heading)
    add("", places)
  }

  private mutating func add(_ kind: String, _ places: [Impact.Place]) {
    for place in places {
      let title = place.title.terminalSafe
      var text = "  " + (kind.isEmpty ? "" : kind.padded(toWidth: 10))
      text += title + String(repeating: " ", count: max(0, titleWidth - title.terminalWidth))
      text += "  \(place.location)"
      if !place.detail.isEmpty { text += "  \(place.detail)" }
      lines.append(Line(text, place.location))
    }
  }
}
