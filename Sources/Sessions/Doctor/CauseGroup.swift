import Workspace

/// Errors of a project that have one cause.
struct CauseGroup {
  /// The cause.
  let cause: ComplaintCause
  /// The errors, in the order of the modules.
  private(set) var complaints: [CompilerComplaint] = []
  /// The modules that have them.
  private(set) var modules: [String] = []
  /// How many tests cannot run because of it.
  private(set) var tests = 0

  /// The causes of all errors, those that hold back the most first.
  static func all(in diagnoses: [ModuleDiagnosis]) -> [CauseGroup] {
    var groups: [ComplaintCause: CauseGroup] = [:]
    for diagnosis in diagnoses {
      for complaint in diagnosis.complaints {
        let cause = ComplaintCause(complaint.message)
        groups[cause, default: CauseGroup(cause: cause)].add(complaint, of: diagnosis)
      }
    }
    return groups.values.sorted {
      ($0.rank, $1.complaints.count, $0.text) < ($1.rank, $0.complaints.count, $1.text)
    }
  }

  private mutating func add(_ complaint: CompilerComplaint, of diagnosis: ModuleDiagnosis) {
    complaints.append(complaint)
    tests = max(tests, diagnosis.tests)
    if !modules.contains(diagnosis.name) { modules.append(diagnosis.name) }
  }

  /// A missing module hides other errors of its file, so it comes first.
  private var rank: Int {
    if case .missingModule = cause { 0 } else { 1 }
  }

  /// The cause in words.
  var text: String {
    switch cause {
    case .missingModule(let name): "no module \(name)"
    case .missingName(let name): "the name \(name) is not found"
    case .missingMember(let member, let type): "\(type) has no member \(member)"
    case .other(let message): message
    }
  }

  /// What to do next; `nil` where the words say it.
  var advice: String? {
    switch cause {
    case .missingModule(let name):
      "If it is a package, add it to the project; if it comes built, or from Apple, name a folder of "
        + "sources that stand in for it in pomelo.yml: stubs: {\(name): Stubs/\(name)}."
    case .missingName, .missingMember, .other: nil
    }
  }
}
