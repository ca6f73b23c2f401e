/// What differs between the lines of two texts, in the form that swift-snapshot-testing prints.
struct LineDifference {
  /// Lines that follow each other and are in one text or in both.
  private struct Run {
    enum Side {
      case old, new, both
    }

    var side: Side
    var lines: ArraySlice<String>
  }

  /// A part of the texts with changes in it.
  private struct Hunk {
    var oldStart = 0
    var oldCount = 0
    var newStart = 0
    var newCount = 0
    var lines: [String] = []
    var isChanged = false

    var texts: [String] {
      [
        "@@ \(LineDifference.minus)\(oldStart + 1),\(oldCount) "
          + "\(LineDifference.plus)\(newStart + 1),\(newCount) @@"
      ] + lines
    }

    mutating func add(_ new: ArraySlice<String>, _ side: Run.Side) {
      let mark =
        switch side {
        case .old: LineDifference.minus
        case .new: LineDifference.plus
        case .both: "\u{2007}"
        }
      if side != .new { oldCount += new.count }
      if side != .old { newCount += new.count }
      if side != .both { isChanged = true }
      // A space at the end of a line is made visible.
      lines += new.map { mark + $0 + ($0.hasSuffix(" ") ? "¬" : "") }
    }
  }

  /// Signs that are as wide as a figure space.
  static let minus = "−"
  static let plus = "+"
  /// Lines that are shown around a change.
  private static let context = 4

  private var runs: [Run] = []

  /// Compares two texts, line by line.
  init(from old: String, to new: String) {
    compare(
      old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...],
      new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...])
  }

  /// The changes with the lines around them.
  var text: String {
    hunks.flatMap(\.texts).joined(separator: "\n")
  }

  /// Looks for the longest run of lines that both have, then before and behind it.
  private mutating func compare(_ old: ArraySlice<String>, _ new: ArraySlice<String>) {
    let common = Self.longestRun(in: old, new)
    guard common.count > 0 else {
      if !old.isEmpty { runs.append(Run(side: .old, lines: old)) }
      if !new.isEmpty { runs.append(Run(side: .new, lines: new)) }
      return
    }
    compare(old[..<common.old], new[..<common.new])
    runs.append(Run(side: .both, lines: old[common.old..<common.old + common.count]))
    compare(old[(common.old + common.count)...], new[(common.new + common.count)...])
  }

  /// Where the longest run of lines that both have begins in each: of several, the first in the new
  /// text.
  private static func longestRun(
    in old: ArraySlice<String>, _ new: ArraySlice<String>
  ) -> (old: Int, new: Int, count: Int) {
    var places: [String: [Int]] = [:]
    for (place, line) in zip(old.indices, old) { places[line, default: []].append(place) }
    var best = (old: 0, new: 0, count: 0)
    var ending: [Int: Int] = [:]
    for (place, line) in zip(new.indices, new) {
      var next: [Int: Int] = [:]
      for former in places[line] ?? [] {
        let count = (ending[former - 1] ?? 0) + 1
        next[former] = count
        if count > best.count { best = (former - count + 1, place - count + 1, count) }
      }
      ending = next
    }
    return best
  }

  private var hunks: [Hunk] {
    var hunks: [Hunk] = []
    var current = Hunk()
    for run in runs {
      let count = run.lines.count
      if run.side == .both, count > 2 * Self.context {
        let oldStart = current.oldStart + current.oldCount + count - Self.context
        let newStart = current.newStart + current.newCount + count - Self.context
        current.add(run.lines.prefix(Self.context), .both)
        if current.isChanged { hunks.append(current) }
        current = Hunk(oldStart: oldStart, newStart: newStart)
        current.add(run.lines.suffix(Self.context), .both)
      } else if run.side == .both, current.lines.isEmpty {
        let lines = run.lines.suffix(Self.context)
        current.oldStart += count - lines.count
        current.newStart += count - lines.count
        current.add(lines, .both)
      } else {
        current.add(run.lines, run.side)
      }
    }
    return current.isChanged ? hunks + [current] : hunks
  }
}
