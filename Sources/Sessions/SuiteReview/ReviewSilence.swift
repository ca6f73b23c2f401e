import SourceIndex
import SourceModel

/// The comments by which a person turns rules off: `// pomelo:ignore raw-query`, or without names for
/// all of them.
struct ReviewSilence {
  /// For each file, the rules that are turned off on a line; an empty set for all.
  private var lines: [String: [Int: Set<String>]] = [:]

  private static let mark = "pomelo:ignore"

  init(_ files: [SourceFile]) {
    for file in files where file.text.contains(Self.mark) {
      for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let comment = line.firstRange(of: "//"),
          let mark = line[comment.upperBound...].firstRange(of: Self.mark)
        else { continue }
        let names = line[mark.upperBound...].split { $0 == " " || $0 == "," || $0 == ":" }
          .map(String.init).prefix { ReviewRule(rawValue: $0) != nil }
        lines[file.path, default: [:]][number + 1] = Set(names)
      }
    }
  }

  /// The findings that no comment turns off: on their line, on the one above, or at the member that they
  /// are in.
  func without(_ findings: [ReviewFinding], in index: ProjectIndex) -> [ReviewFinding] {
    guard !lines.isEmpty else { return findings }
    return findings.filter { finding in
      let around = index.members.filter { member in
        member.location.file == finding.location.file
          && (member.location.line...max(member.location.line, member.endLine))
            .contains(finding.location.line)
      }
      return !([finding.location] + around.map(\.location)).contains { isSilent(finding.rule, $0) }
    }
  }

  private func isSilent(_ rule: ReviewRule, _ place: SourceLocation) -> Bool {
    [place.line, place.line - 1].contains { line in
      lines[place.file]?[line].map { $0.isEmpty || $0.contains(rule.rawValue) } ?? false
    }
  }
}
