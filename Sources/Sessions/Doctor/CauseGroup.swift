import Workspace

/// Errors of a project that have one cause.
struct CauseGroup {
  /// What kind of a cause it is, in the order in which they are told.
  enum Kind: String, CaseIterable {
    case modules
    case frameworks
    case language
    case own

    /// What stands above the causes of this kind.
    var heading: String {
      switch self {
      case .modules: "Modules that there are not:"
      case .frameworks:
        "Most likely Apple's, and not simulated (a guess: nothing here declares it):"
      case .language: "What the language has on Apple's systems only:"
      case .own: "The project's own:"
      }
    }
  }

  /// The cause, without what differs between its errors.
  let cause: ComplaintCause
  /// The errors, in the order of the modules.
  private(set) var complaints: [CompilerComplaint] = []
  /// The modules that have them.
  private(set) var modules: [String] = []
  /// How many tests cannot run because of it.
  private(set) var tests = 0

  /// How many names of one module are told.
  private static let nameLimit = 12

  /// The causes of all errors, kind by kind, the most frequent first.
  static func all(in diagnoses: [ModuleDiagnosis]) -> [CauseGroup] {
    var groups: [ComplaintCause: CauseGroup] = [:]
    for diagnosis in diagnoses {
      for complaint in diagnosis.complaints {
        let cause = common(complaint.cause)
        groups[cause, default: CauseGroup(cause: cause)].add(complaint, of: diagnosis)
      }
    }
    return sorted(groups)
  }

  /// The causes of errors that a build has ended with.
  static func all(in complaints: [CompilerComplaint]) -> [CauseGroup] {
    var groups: [ComplaintCause: CauseGroup] = [:]
    for complaint in complaints {
      let cause = common(complaint.cause)
      groups[cause, default: CauseGroup(cause: cause)].complaints.append(complaint)
    }
    return sorted(groups)
  }

  private static func sorted(_ groups: [ComplaintCause: CauseGroup]) -> [CauseGroup] {
    groups.values.sorted {
      ($0.rank, $1.complaints.count, $0.text) < ($1.rank, $0.complaints.count, $1.text)
    }
  }

  /// What errors have in common that one module explains.
  private static func common(_ cause: ComplaintCause) -> ComplaintCause {
    switch cause {
    case .ofMissingModule(let modules, _) where modules.count == 1: .missingModule(modules[0])
    case .ofMissingModule(let modules, _): .ofMissingModule(modules, name: nil)
    default: cause
    }
  }

  private mutating func add(_ complaint: CompilerComplaint, of diagnosis: ModuleDiagnosis) {
    complaints.append(complaint)
    tests = max(tests, diagnosis.tests)
    if !modules.contains(diagnosis.name) { modules.append(diagnosis.name) }
  }

  /// What kind of a cause it is.
  var kind: Kind {
    switch cause {
    case .missingModule, .ofMissingModule: .modules
    case .frameworkName, .frameworkMember: .frameworks
    case .language: .language
    case .missingName, .missingMember, .declaredElsewhere, .other: .own
    }
  }

  private var rank: Int { Kind.allCases.firstIndex(of: kind) ?? 0 }

  /// The names that are most likely of the missing module.
  var names: [String] {
    let all = complaints.compactMap { complaint in
      if case .ofMissingModule(_, let name) = complaint.cause { name } else { nil }
    }
    return Set(all).sorted()
  }

  /// The cause in words.
  var text: String {
    switch cause {
    case .missingModule(let name): "no module \(name)"
    case .ofMissingModule(let modules, _):
      "names of one of these modules: \(modules.joined(separator: ", "))"
    case .missingName(let name), .frameworkName(let name): "the name \(name) is not found"
    case .missingMember(let member, let type), .frameworkMember(let member, let type):
      "\(type) has no member \(member)"
    case .declaredElsewhere(let name, _): "the name \(name) is not found"
    case .language(let note): note
    case .other(let message): message
    }
  }

  /// What is guessed of the errors, in a sentence; `nil` for nothing.
  var guess: String? {
    let names = names
    guard !names.isEmpty else { return nil }
    let shown = names.prefix(Self.nameLimit).joined(separator: ", ")
    let more = names.count > Self.nameLimit ? " and \(names.count - Self.nameLimit) more" : ""
    let following = complaints.count { complaint in
      if case .ofMissingModule(_, nil) = complaint.cause { true } else { false }
    }
    let rest = following == 0 ? "" : "; \(following) more errors follow from that"
    return "a guess: \(shown)\(more) would come from it\(rest)"
  }

  /// What to do next; `nil` where the words say it.
  var advice: String? {
    switch cause {
    case .missingModule(let name) where AppleFrameworks.names.contains(name):
      "Apple's, and not simulated: \"pomelo stub \(name)\" writes sources that stand in for it."
    case .missingModule(let name):
      "If it is a package, add it to the project; if it comes built, \"pomelo stub \(name)\" writes "
        + "sources that stand in for it, or name some in pomelo.yml: stubs: {\(name): Stubs/\(name)}."
    case .ofMissingModule: "Stand-ins for these modules bring them."
    case .frameworkName, .frameworkMember:
      "Write it in a file of a folder that pomelo.yml names, stubs: Stubs, or leave it out by #if."
    case .declaredElsewhere(_, let file):
      "\(file) declares it: import its module, or add the file to the target."
    case .language, .missingName, .missingMember, .other: nil
    }
  }
}
