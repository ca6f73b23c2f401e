package import Foundation
import SnapshotReferences
package import TerminalModel

/// What a survey of snapshots is told as.
package struct SnapshotReport {
  private let entries: [SnapshotEntry]
  /// Changes that are told of one snapshot.
  private static let changeLimit = 8

  /// Makes a report of what a survey has found.
  package init(_ entries: [SnapshotEntry]) { self.entries = entries }

  /// Whether somebody has to look at a snapshot.
  package var needsReview: Bool { entries.contains { $0.state.needsReview } }

  /// The report for a person: a line for each snapshot that is not equal, with what changed, and how
  /// many there are of each kind.
  package var lines: [TerminalText] {
    var lines: [TerminalText] = []
    var told: [[String]: SnapshotEntry] = [:]
    for entry in entries where entry.state != .equal {
      let state = entry.state.rawValue
      let blanks = String(repeating: " ", count: max(1, 12 - state.count))
      lines.append(TerminalText("\(state)\(blanks)\(Self.title(of: entry))"))
      for tools in entry.otherTools.prefix(1) {
        lines.append(
          TerminalText("            drawn with \(tools): pixels may differ for that alone"))
      }
      if let same = told[entry.changes], !entry.changes.isEmpty {
        lines.append(TerminalText("            - the same as in \(same.name)"))
      } else {
        told[entry.changes] = entry
        lines += Self.changes(of: entry)
      }
      lines.append(TerminalText("            \(entry.path)"))
    }
    lines.append(TerminalText(summary))
    return lines
  }

  private static func changes(of entry: SnapshotEntry) -> [TerminalText] {
    let rest = entry.changes.count - changeLimit
    return (entry.changes.prefix(changeLimit) + (rest > 0 ? ["… and \(rest) more"] : []))
      .map { TerminalText("            - \($0)") }
  }

  /// How many snapshots there are of each kind, in a sentence.
  private var summary: String {
    guard !entries.isEmpty else { return "No test takes a snapshot." }
    let parts = SnapshotEntry.State.allCases.compactMap { state -> String? in
      let count = entries.count { $0.state == state }
      return count == 0 ? nil : "\(count) \(state.rawValue)"
    }
    return "\(entries.count) snapshots: " + parts.joined(separator: ", ")
  }

  /// The test, the snapshot's name, and what it is shown in.
  static func title(of entry: SnapshotEntry) -> String {
    let parts = [entry.test ?? "", entry.name].filter { !$0.isEmpty }
    return parts.joined(separator: "  ") + (entry.settingText.map { "  (\($0))" } ?? "")
  }

  /// One JSON object a line: each snapshot, then how many there are of each kind.
  ///
  /// - Throws: What encoding throws.
  package func json() throws -> [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines = try entries.map {
      String(decoding: try encoder.encode(SnapshotLine($0)), as: UTF8.self)
    }
    let counts = Dictionary(grouping: entries, by: \.state.rawValue).mapValues(\.count)
    lines.append(
      String(
        decoding: try encoder.encode(SnapshotSummaryLine(snapshots: entries.count, states: counts)),
        as: UTF8.self))
    return lines
  }
}

/// A snapshot as the JSON output has it.
private struct SnapshotLine: Encodable {
  let event = "snapshot"
  let test: String?
  let path: String
  let state: String
  let subject: String?
  let screen: [Double]?
  let size: [Double]?
  let appearance: String?
  let textSize: String?
  let locale: String?
  let isMirrored: Bool?
  let changes: [String]?
  let otherTools: [String]?

  init(_ entry: SnapshotEntry) {
    test = entry.test
    path = entry.path
    state = entry.state.rawValue
    subject = entry.subject.isEmpty ? nil : entry.subject
    screen = entry.setting?.screen.map { [Double($0.width), Double($0.height)] }
    size = entry.size.map { [Double($0.width), Double($0.height)] }
    appearance = entry.setting.map { $0.isDark ? "dark" : "light" }
    textSize = entry.setting?.textSize
    locale = entry.setting?.locale
    isMirrored = entry.setting?.isMirrored
    changes = entry.changes.isEmpty ? nil : entry.changes
    otherTools = entry.otherTools.isEmpty ? nil : entry.otherTools
  }
}

/// How many snapshots there are, as the JSON output has it.
private struct SnapshotSummaryLine: Encodable {
  let event = "summary"
  let snapshots: Int
  let states: [String: Int]
}

extension SnapshotEntry {
  /// What it is shown in, in a few words; `nil` for texts.
  package var settingText: String? {
    guard let setting else { return nil }
    var parts = [placeText, setting.isDark ? "dark" : "light"].compactMap(\.self)
    if !["M", "L"].contains(setting.textSize) { parts.append("text \(setting.textSize)") }
    if setting.isMirrored { parts.append("right to left") }
    return parts.joined(separator: ", ")
  }

  /// The device that it is shown on, or its size where none was named.
  var placeText: String? {
    setting?.screen.map(DeviceName.text) ?? size.map { "\(Int($0.width))×\(Int($0.height))" }
  }
}
