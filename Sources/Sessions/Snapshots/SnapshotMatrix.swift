import Foundation
import SnapshotReferences
package import SourceIndex
package import TerminalModel

/// Which devices, appearances, sizes of text and languages each screen has pictures of, and what has
/// none.
package struct SnapshotMatrix {
  /// What pictures of one screen cover.
  package struct Row: Codable, Hashable, Sendable {
    /// The view or controller.
    package var screen: String
    /// The devices, or sizes where none was named.
    package var devices: [String]
    /// `light`, `dark`, or both.
    package var appearances: [String]
    /// Sizes of text.
    package var textSizes: [String]
    /// Languages and regions.
    package var locales: [String]
  }

  /// The screens that have pictures, by name.
  package let rows: [Row]
  /// Views and controllers of the app of which there are none.
  package let uncovered: [String]

  /// Sums a survey up.
  ///
  /// - Parameters:
  ///   - entries: What it has found.
  ///   - files: The app's sources.
  package init(_ entries: [SnapshotEntry], app files: [SourceFile]) {
    let taken = entries.filter { $0.setting != nil && $0.test != nil && !$0.subject.isEmpty }
    rows = Dictionary(grouping: taken, by: \.subject).map { screen, entries in
      func values(_ value: (SnapshotEntry) -> String?) -> [String] {
        Set(entries.compactMap(value)).sorted()
      }
      return Row(
        screen: screen,
        devices: values { $0.placeText },
        appearances: values { $0.setting.map { $0.isDark ? "dark" : "light" } },
        textSizes: values { $0.setting?.textSize }, locales: values { $0.setting?.locale })
    }.sorted { $0.screen < $1.screen }
    let covered = Set(rows.map(\.screen))
    uncovered = files.flatMap(Self.screens).filter { !covered.contains($0) }.sorted()
  }

  /// The views and controllers that a file declares at its beginning of lines, but for private ones.
  private static func screens(in file: SourceFile) -> [String] {
    let declaration =
      /(?m)^(?:(?:public|open|package|internal|final|@MainActor) )*(?:struct|class) (\w+)(?:<[^>{]*>)?\s*:\s*([^{]+)\{/
    return file.text.matches(of: declaration).compactMap { match in
      let parents = match.2.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      let isScreen = parents.contains { $0 == "View" || $0.hasSuffix("ViewController") }
      return isScreen ? String(match.1) : nil
    }
  }

  /// The report for a person.
  package var lines: [TerminalText] {
    var lines: [TerminalText] = []
    for row in rows {
      lines.append(TerminalText(row.screen))
      for (name, values) in [
        ("devices", row.devices), ("appearances", row.appearances), ("text sizes", row.textSizes),
        ("languages", row.locales),
      ] {
        let blanks = String(repeating: " ", count: 14 - name.count)
        lines.append(TerminalText("  \(name)\(blanks)\(values.joined(separator: "; "))"))
      }
    }
    if !uncovered.isEmpty {
      lines.append(TerminalText("No snapshot is of: " + uncovered.joined(separator: ", ")))
    }
    return lines.isEmpty ? [TerminalText("No test takes a picture.")] : lines
  }

  /// The same as one JSON object.
  ///
  /// - Throws: What encoding throws.
  package func json() throws -> String {
    struct Document: Encodable {
      let screens: [Row]
      let uncovered: [String]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(Document(screens: rows, uncovered: uncovered))
    return String(decoding: data, as: UTF8.self)
  }
}
