/// What became of compiling the modules of a project.
struct ProjectFindings {
  /// The names of all modules that the project has.
  let names: Set<String>
  /// The modules that were looked at.
  var modules: [ModuleDiagnosis] = []
  /// Modules that are imported and that there are not.
  private(set) var missing: Set<String> = []

  /// Creates findings about no module yet.
  init(names: Set<String>) { self.names = names }

  /// Adds what was found in a module.
  ///
  /// - Parameters:
  ///   - found: The errors.
  ///   - diagnosis: What is told of the module.
  mutating func add(_ found: ModuleSurvey.Findings, to diagnosis: inout ModuleDiagnosis) {
    missing.formUnion(Set(found.missing).subtracting(names))
    var known = Set(diagnosis.complaints)
    for complaint in found.complaints {
      // One that could not even be made in part is told where it fails itself.
      if case .missingModule(let name) = complaint.cause, names.contains(name) { continue }
      if known.insert(complaint).inserted { diagnosis.complaints.append(complaint) }
    }
    diagnosis.failing = Set(diagnosis.complaints.compactMap(\.file))
    if diagnosis.complaints.isEmpty, diagnosis.waitsFor.isEmpty {
      diagnosis.complaints = [
        CompilerComplaint(message: "the compiler ended without saying what is wrong")
      ]
    }
  }
}
