package import SourceModel
import TerminalModel

/// What depends on an identifier, as lines that lead to the sources.
package struct ImpactText {
  /// A line.
  package struct Line: Hashable, Sendable {
    /// Its text, safe for a terminal.
    package var text: String
    /// Where it leads; `nil` for headings.
    package var location: SourceLocation?

    /// Creates a line.
    init(_ text: String, _ location: SourceLocation? = nil) {
      self.text = text.terminalSafe
      self.location = location
    }
  }

  /// The lines.
  package private(set) var lines: [Line] = []
  /// Columns of the titles, so that the details stand below each other.
  private let titleWidth: Int
  private let language: Language

  /// Writes an impact.
  ///
  /// - Parameters:
  ///   - impact: What depends on the identifier.
  ///   - titleLimit: Columns that a title takes at most before its detail moves to the right.
  package init(_ impact: Impact, titleLimit: Int = 60) {
    self.init(impact, titleLimit: titleLimit, in: .english)
  }

  /// Writes an impact in a person's language.
  init(_ impact: Impact, titleLimit: Int, in language: Language) {
    self.language = language
    var places = impact.settings + impact.possible + impact.observed + impact.mentions
    for group in [impact.pageObjects, impact.rawTests] {
      places += group.locators + group.constants + group.methods
      places += group.useCases + group.helpers + group.tests
    }
    titleWidth = min(titleLimit, places.map(\.title.terminalSafe.terminalWidth).max() ?? 0)

    add(heading: language.say("Set by the app", ja: "アプリが設定"), impact.settings)
    add(impact.pageObjects, heading: language.say("Page objects", ja: "ページオブジェクト"))
    add(impact.rawTests, heading: language.say("Raw tests", ja: "生のテスト"))
    add(heading: language.say("May depend", ja: "依存の可能性"), impact.possible)
    add(heading: language.say("Seen in runs", ja: "実行で観測"), impact.observed)
    add(
      heading: language.say("The same text elsewhere in the tests", ja: "テストの他の箇所にある同じ文字列"),
      impact.mentions)
    if !lines.isEmpty { lines.append(Line("")) }
    for sentence in Self.summary(of: impact, in: language) { lines.append(Line(sentence)) }
  }

  /// What a change costs, in sentences.
  ///
  /// - Parameters:
  ///   - impact: What depends on the identifier.
  ///   - language: What it is told in.
  /// - Returns: One sentence for the app and each way of writing tests.
  static func summary(of impact: Impact, in language: Language = .english) -> [String] {
    var sentences: [String] = []
    if !impact.appEdits.isEmpty {
      let count = impact.appEdits.count
      sentences.append(
        language.say(
          "A change edits \(places(count)) in the app.", ja: "変更するとアプリの \(count) か所に及びます。"))
    }
    let paged = impact.pageObjects
    if !paged.isEmpty {
      sentences.append(
        language.say(
          "Page objects: \(places(paged.edits.count)) to edit for \(tests(paged.tests.count)).",
          ja: "ページオブジェクト: 修正 \(paged.edits.count) か所（テスト \(paged.tests.count) 件）。"))
    }
    let raw = impact.rawTests
    if !raw.isEmpty {
      sentences.append(
        language.say(
          "Raw tests: \(places(raw.edits.count)) to edit for \(tests(raw.tests.count)).",
          ja: "生のテスト: 修正 \(raw.edits.count) か所（テスト \(raw.tests.count) 件）。"))
    }
    return sentences
  }

  private static func places(_ count: Int) -> String { count == 1 ? "1 place" : "\(count) places" }
  private static func tests(_ count: Int) -> String { count == 1 ? "1 test" : "\(count) tests" }

  private mutating func add(_ group: Impact.Group, heading: String) {
    guard !group.isEmpty else { return }
    add(heading: heading)
    add(language.say("locator", ja: "ロケーター"), group.locators)
    add(language.say("constant", ja: "定数"), group.constants)
    add(language.say("method", ja: "メソッド"), group.methods)
    add(language.say("use case", ja: "ユースケース"), group.useCases)
    add(language.say("helper", ja: "補助"), group.helpers)
    add(language.say("test", ja: "テスト"), group.tests)
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
      var text =
        "  " + (kind.isEmpty ? "" : kind.padded(toWidth: 10 + (language == .japanese ? 4 : 0)))
      text += title + String(repeating: " ", count: max(0, titleWidth - title.terminalWidth))
      text += "  \(place.location)"
      if !place.detail.isEmpty { text += "  \(place.detail)" }
      lines.append(Line(text, place.location))
    }
  }
}
