package import TerminalModel
package import Workspace

/// Words what of a project compiles, what does not, and why, for a person or as JSON.
package struct ProjectReport {
  private let summary: String
  private let modules: [ModuleDiagnosis]
  private let problems: [OpeningProblem]
  private let testCount: Int

  /// How many places of one cause are named.
  private static let placeLimit = 3
  /// How many causes of one kind are told in text; JSON has all.
  private static let causeLimit = 20

  /// Starts a report.
  ///
  /// - Parameters:
  ///   - project: What was opened.
  ///   - modules: What became of its modules.
  ///   - tests: How many tests it has.
  package init(_ project: Project, _ modules: [ModuleDiagnosis], tests: Int) {
    summary = project.opening?.summary ?? project.name
    problems = project.opening?.problems ?? []
    self.modules = modules
    testCount = tests
  }

  /// Whether all of it compiles.
  package var compiles: Bool { modules.allSatisfy(\.compiles) }

  /// The report in lines: the modules, the causes, what is left out, and what it comes to.
  package var lines: [TerminalText] {
    let width = modules.map(\.name.terminalWidth).max() ?? 0
    var lines: [TerminalText] = []
    for module in modules {
      lines.append(
        TerminalText(
          state(of: module).padded(toWidth: 9) + module.name.padded(toWidth: width) + "  "
            + words(for: module)))
    }
    let causes = CauseGroup.all(in: modules)
    for kind in CauseGroup.Kind.allCases {
      let ofKind = causes.filter { $0.kind == kind }
      guard !ofKind.isEmpty else { continue }
      lines += ["", TerminalText(kind.heading)]
      for cause in ofKind.prefix(Self.causeLimit) { lines += self.lines(of: cause) }
      if ofKind.count > Self.causeLimit {
        lines.append(
          TerminalText("  … and \(ofKind.count - Self.causeLimit) more; --json has all."))
      }
    }
    if !problems.isEmpty { lines += ["", "Left out:"] }
    lines += problems.map { TerminalText("  \($0.message)") }
    return lines + ["", TerminalText(conclusion)]
  }

  private var conclusion: String {
    guard !compiles else {
      return "Everything compiles: \(testCount) \(testCount == 1 ? "test" : "tests") can run."
    }
    let held = modules.filter { !$0.complaints.isEmpty }.map(\.tests).max() ?? 0
    return "\(held) of \(testCount) tests cannot run until the errors above are gone."
  }

  private func state(of module: ModuleDiagnosis) -> String {
    if module.compiles { return "ok" }
    if module.complaints.isEmpty { return "waits" }
    return module.failing.count < module.files ? "partly" : "fails"
  }

  private func words(for module: ModuleDiagnosis) -> String {
    let files = module.files == 1 ? "1 file" : "\(module.files) files"
    let kind =
      switch module.part {
      case .app: "the app, "
      case .tests: "tests, "
      case .module: ""
      }
    if module.compiles {
      return kind + files
        + (module.isForLinux ? ", compiled as for Linux: not as for iOS" : "")
    }
    if module.complaints.isEmpty {
      return kind + files + ", no errors of its own, needs "
        + module.waitsFor.joined(separator: ", ")
    }
    let clean = module.files - module.failing.count
    let needs =
      module.waitsFor.isEmpty ? "" : ", needs \(module.waitsFor.joined(separator: ", ")) too"
    let errors = Self.errors(module.complaints.count)
    return kind + "\(clean) of \(files) without errors, \(errors), "
      + "holds back \(Self.tests(module.tests))" + needs
  }

  private static func tests(_ count: Int) -> String { count == 1 ? "1 test" : "\(count) tests" }

  private static func errors(_ count: Int) -> String { count == 1 ? "1 error" : "\(count) errors" }

  private func lines(of group: CauseGroup) -> [TerminalText] {
    let places = group.complaints.compactMap { complaint in
      complaint.file.map { "\($0):\(complaint.line ?? 1)" }
    }
    var lines = [
      TerminalText(
        "  \(group.complaints.count)× \(group.text); holds back \(Self.tests(group.tests))")
    ]
    if let guess = group.guess { lines.append(TerminalText("     \(guess)")) }
    lines += places.prefix(Self.placeLimit).map { TerminalText("       \($0)") }
    if places.count > Self.placeLimit {
      lines.append(TerminalText("       and \(places.count - Self.placeLimit) more"))
    }
    if let advice = group.advice { lines.append(TerminalText("     → \(advice)")) }
    return lines
  }

  /// The report as JSON.
  ///
  /// - Throws: `EncodingError`, for no report.
  package func json() throws -> TerminalText {
    try JSONLine.text(
      of: Document(
        project: summary, compiles: compiles, tests: testCount,
        modules: modules.map { module in
          Document.Module(
            name: module.name, part: module.part.rawValue, state: state(of: module),
            files: module.files, filesWithErrors: module.failing.sorted(),
            errors: module.complaints.count, waitsFor: module.waitsFor,
            testsHeldBack: module.tests, compiledFor: module.isForLinux ? "Linux" : "iOS")
        },
        causes: CauseGroup.all(in: modules).map { group in
          Document.Cause(
            kind: group.kind.rawValue, text: group.text, count: group.complaints.count,
            guessedNames: group.names, advice: group.advice,
            modules: group.modules, testsHeldBack: group.tests,
            places: group.complaints.compactMap { complaint in
              complaint.file.map { "\($0):\(complaint.line ?? 1)" }
            })
        },
        leftOut: problems.map(\.message)))
  }

  private struct Document: Encodable {
    struct Module: Encodable {
      let name: String
      let part: String
      let state: String
      let files: Int
      let filesWithErrors: [String]
      let errors: Int
      let waitsFor: [String]
      let testsHeldBack: Int
      let compiledFor: String
    }

    struct Cause: Encodable {
      let kind: String
      let text: String
      let count: Int
      let guessedNames: [String]
      let advice: String?
      let modules: [String]
      let testsHeldBack: Int
      let places: [String]
    }

    let project: String
    let compiles: Bool
    let tests: Int
    let modules: [Module]
    let causes: [Cause]
    let leftOut: [String]
  }
}
