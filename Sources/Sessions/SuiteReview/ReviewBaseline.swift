package import Foundation
import SourceModel

/// Findings that are known and not told again, as a file keeps them.
package struct ReviewBaseline: Codable, Hashable, Sendable {
  /// A finding without its line, which changes with what is written above it.
  package struct Entry: Codable, Hashable, Comparable, Sendable {
    /// The rule's name.
    package var rule: String
    /// The file's name without folders.
    package var file: String
    /// What it is about, such as a member's name.
    package var about: String

    init(_ finding: ReviewFinding) {
      rule = finding.rule.rawValue
      file = finding.location.file.split(separator: "/").last.map(String.init) ?? ""
      about = finding.fact.subject
    }

    /// All of it in one line.
    var text: String { "\(rule) \(file) \(about)" }

    /// Orders entries as they are written.
    package static func < (one: Entry, other: Entry) -> Bool { one.text < other.text }
  }

  /// Why a baseline cannot be read.
  package enum Problem: Error, Hashable {
    /// There is no such file, or it cannot be opened.
    case missing(path: String)
    /// It is no baseline.
    case unreadable(path: String)
  }

  /// The findings, in order; equal ones as often as they are found.
  package var findings: [Entry]

  /// Takes findings for known.
  package init(_ findings: [ReviewFinding]) { self.findings = findings.map(Entry.init).sorted() }

  /// Reads a file.
  ///
  /// - Throws: ``Problem``.
  package init(path: String) throws(Problem) {
    guard let data = FileManager.default.contents(atPath: path) else { throw .missing(path: path) }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw .unreadable(path: path)
    }
  }

  /// The file's contents, a finding on some lines, so that changes of it can be read.
  ///
  /// - Throws: `EncodingError`, for no baseline there is.
  package func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The findings that are not known: of equal ones those that are too many.
  package func new(among found: [ReviewFinding]) -> [ReviewFinding] {
    var known = Dictionary(findings.map { ($0, 1) }, uniquingKeysWith: +)
    return found.filter { finding in
      let entry = Entry(finding)
      guard let count = known[entry], count > 0 else { return true }
      known[entry] = count - 1
      return false
    }
  }
}

extension ReviewBaseline.Problem {
  /// The problem in a sentence for the person.
  package var message: String {
    switch self {
    case .missing(let path): "\"\(path)\" cannot be read. --write-baseline writes it."
    case .unreadable(let path): "\"\(path)\" is no baseline of pomelo review."
    }
  }
}

extension ReviewFinding.Fact {
  /// What it is about, without figures and lines.
  var subject: String {
    switch self {
    case .written(let text, _, _): text
    case .unchecked(let page, _), .restarts(let page, _): page
    case .rawQueries(let member, _, _), .unused(let member, _), .branches(let member, _, _, _),
      .asserts(let member, _, _):
      member
    case .sleeps(let member, let text, _): "\(member) \(text)"
    case .givesNothing(let page, _): page
    case .lands(let method, _, _, _): method
    case .idle(let elements, _, _): elements.joined(separator: " ")
    case .dependsOn(let test, _, _): test
    case .onlyByTiming(_, let title, _, _): title
    }
  }
}
