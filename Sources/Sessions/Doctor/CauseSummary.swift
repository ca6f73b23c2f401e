package import Workspace

/// Words in a few lines why sources do not compile, beside what the compiler says at length.
package enum CauseSummary {
  /// How many errors are summed up; fewer are seen at a glance.
  private static let least = 4
  /// How many causes are told.
  private static let limit = 4

  /// The causes of a build's end.
  ///
  /// - Parameter error: Why there is no host.
  /// - Returns: The causes, the gravest first, and who tells all of them; not yet safe for a terminal.
  ///   None where the compiler has said little that hides nothing.
  package static func lines(of error: WorkspaceError) -> [String] {
    guard case .build(.compileFailed(_, let output)) = error else { return [] }
    let complaints = CompilerComplaint.all(in: output)
    let groups = CauseGroup.all(in: complaints)
    // A module that is missing hides other errors.
    let hides = groups.contains { $0.kind == .modules }
    guard complaints.count >= least || hides else { return [] }
    let count = complaints.count == 1 ? "1 error" : "\(complaints.count) errors"
    var lines = ["\(count), \(groups.count == 1 ? "1 cause" : "\(groups.count) causes"):"]
    lines += groups.prefix(limit).map { group in
      let text = group.text.prefix { !$0.isNewline }
      return "  \(group.complaints.count)× \(text)"
    }
    let rest = groups.count > limit ? "  … and \(groups.count - limit) more; " : "  "
    let hidden = hides ? ", also what hides behind a missing module" : ""
    return lines + ["\(rest)\"pomelo doctor\" with the project tells all\(hidden)."]
  }
}
