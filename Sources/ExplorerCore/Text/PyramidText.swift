package import SourceModel
import TerminalModel

/// The words and bars in which a pyramid is shown, in the list and in the explorer alike.
package enum PyramidText {
  /// How many cells a bar has.
  private static let barWidth = 10

  /// Heads of the columns, those of the times only where something was observed.
  ///
  /// - Parameters:
  ///   - pyramid: What is shown.
  ///   - language: What it is told in.
  /// - Returns: One line.
  package static func head(_ pyramid: TestPyramid, in language: Language = .english) -> String {
    var line = "".padded(toWidth: 12) + "  " + right(language.say("tests", ja: "件数"), 5)
    line += "  " + language.say("share", ja: "割合").padded(toWidth: 16)
    let recommended = language.say("recommended", ja: "推奨")
    guard pyramid.isObserved else { return "\(line)  \(recommended)" }
    return "\(line)  \(recommended.padded(toWidth: 16))"
      + right(language.say("virtual", ja: "仮想"), 11)
      + right(language.say("real", ja: "実際"), 11)
  }

  /// The line of a layer.
  ///
  /// - Parameters:
  ///   - level: The layer.
  ///   - isObserved: Whether there are times to tell of any layer.
  ///   - language: What it is told in.
  /// - Returns: Its name, how many tests it has, both bars, and the times its tests took.
  package static func line(
    of level: TestPyramid.Level, isObserved: Bool, in language: Language = .english
  ) -> String {
    var line = title(of: level.layer, language).padded(toWidth: 12)
    line += "  " + right("\(level.count)", 5)
    line += "  " + bar(level.share) + " " + percent(level.share)
    line += "  " + bar(level.layer.recommendedShare) + " " + percent(level.layer.recommendedShare)
    guard isObserved else { return line }
    guard level.observedCount > 0 else { return line + right("–", 11) + right("–", 11) }
    line += right("\(level.virtualSeconds.secondsText) s", 11)
    // What was only stepped through has no real time.
    line += right(level.wallSeconds > 0 ? "\(level.wallSeconds.secondsText) s" : "–", 11)
    if level.observedCount < level.count {
      line += language.say("  (of \(level.observedCount))", ja: "（\(level.observedCount) 件）")
    }
    return line
  }

  /// How much of what a UI test reaches lower tests show, such as `2 of its 3 view models`.
  ///
  /// - Parameters:
  ///   - test: The UI test.
  ///   - pyramid: What is shown.
  ///   - language: What it is told in.
  /// - Returns: The words; empty for a test that repeats nothing.
  package static func extent(
    of test: String, in pyramid: TestPyramid, _ language: Language = .english
  ) -> String {
    let own = pyramid.repetitions.filter { $0.test == test }
    guard let reached = own.first?.reachedCount else { return "" }
    let isAll = own.count == reached
    if reached == 1 { return language.say("its only view model", ja: "唯一のビューモデル") }
    return isAll
      ? language.say("all of its \(reached) view models", ja: "ビューモデル \(reached) 個すべて")
      : language.say(
        "\(own.count) of its \(reached) view models", ja: "ビューモデル \(reached) 個中 \(own.count) 個")
  }

  /// The lower tests that a UI test repeats, by class, such as `LoginTests (3), CartTests (1)`.
  package static func lowerTests(of repetition: TestPyramid.Repetition) -> String {
    var counts: [(name: String, count: Int)] = []
    for test in repetition.lowerTests {
      let name = String(test.prefix { $0 != "/" })
      if let index = counts.firstIndex(where: { $0.name == name }) {
        counts[index].count += 1
      } else {
        counts.append((name, 1))
      }
    }
    return counts.map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
  }

  private static func title(of layer: TestLayer, _ language: Language) -> String {
    switch layer {
    case .ui: language.say(layer.title, ja: "UI")
    case .integration: language.say(layer.title, ja: "結合")
    case .unit: language.say(layer.title, ja: "単体")
    }
  }

  private static func bar(_ share: Double) -> String {
    let filled = min(barWidth, max(0, Int((share * Double(barWidth)).rounded())))
    // What is there is seen, however little it is.
    let seen = share > 0 ? max(1, filled) : 0
    return String(repeating: "▓", count: seen) + String(repeating: "░", count: barWidth - seen)
  }

  private static func percent(_ share: Double) -> String {
    right("\(Int((share * 100).rounded())) %", 5)
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.terminalWidth)) + text
  }
}
