package import SourceModel
import TerminalModel

/// The words and bars in which a pyramid is shown, in the list and in the explorer alike.
package enum PyramidText {
  /// How many cells a bar has.
  private static let barWidth = 10

  /// Heads of the columns, those of the times only where something was observed.
  ///
  /// - Parameter pyramid: What is shown.
  /// - Returns: One line.
  package static func head(_ pyramid: TestPyramid) -> String {
    let columns = ["".padded(toWidth: 12), "tests", "share".padded(toWidth: 16)]
    let line = columns.joined(separator: "  ") + "  recommended"
    return pyramid.isObserved ? line + "         virtual       real" : line
  }

  /// The line of a layer.
  ///
  /// - Parameters:
  ///   - level: The layer.
  ///   - isObserved: Whether there are times to tell of any layer.
  /// - Returns: Its name, how many tests it has, both bars, and the times its tests took.
  package static func line(of level: TestPyramid.Level, isObserved: Bool) -> String {
    var line = level.layer.title.padded(toWidth: 12)
    line += "  " + right("\(level.count)", 5)
    line += "  " + bar(level.share) + " " + percent(level.share)
    line += "  " + bar(level.layer.recommendedShare) + " " + percent(level.layer.recommendedShare)
    guard isObserved else { return line }
    guard level.observedCount > 0 else { return line + right("–", 11) + right("–", 11) }
    line += right("\(level.virtualSeconds.secondsText) s", 11)
    // What was only stepped through has no real time.
    line += right(level.wallSeconds > 0 ? "\(level.wallSeconds.secondsText) s" : "–", 11)
    if level.observedCount < level.count { line += "  (of \(level.observedCount))" }
    return line
  }

  /// How much of what a UI test reaches lower tests show, such as `2 of its 3 view models`.
  ///
  /// - Parameters:
  ///   - test: The UI test.
  ///   - pyramid: What is shown.
  /// - Returns: The words; empty for a test that repeats nothing.
  package static func extent(of test: String, in pyramid: TestPyramid) -> String {
    let own = pyramid.repetitions.filter { $0.test == test }
    guard let reached = own.first?.reachedCount else { return "" }
    let isAll = own.count == reached
    if reached == 1 { return "its only view model" }
    return isAll
      ? "all of its \(reached) view models" : "\(own.count) of its \(reached) view models"
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
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
