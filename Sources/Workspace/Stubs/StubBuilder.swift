import SourceIndex
package import SourceModel

/// Writes a first stub of a module that there is not: guesses, compiles, and guesses further, until the
/// sources that use it compile or nothing more can be guessed.
package struct StubBuilder {
  /// What came of it.
  package struct Outcome: Sendable {
    /// The stub's source.
    package var text: String
    /// How many times all was compiled.
    package var rounds: Int
    /// How many declarations it has.
    package var declarations: Int
    /// Errors that are left in what imports the module.
    package var left: [CompilerComplaint]
  }

  /// How far it is.
  package struct Progress: Sendable {
    /// The round, from 1.
    package var round: Int
    /// How many declarations there are.
    package var declarations: Int
    /// How many errors there are in what imports the module.
    package var errors: Int
  }

  private let project: Project
  private let index: ProjectIndex
  private let installation: Installation

  /// Prepares to write.
  package init(project: Project, index: ProjectIndex, installation: Installation) {
    self.project = project
    self.index = index
    self.installation = installation
  }

  /// Writes the stub.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - limit: How many times all is compiled at most.
  ///   - progress: Told after each round.
  /// - Returns: The stub.
  /// - Throws: ``StubError``; ``WorkspaceError`` for what is not about the sources.
  package func stub(
    of module: String, limit: Int, progress: (Progress) -> Void
  ) throws(WorkspaceError) -> Outcome {
    let all = project.appFiles + project.testFiles + project.modules.flatMap(\.swiftFiles)
    let users = Set(
      all.filter { file in file.imports.contains { $0.module == module } }.map(\.path))
    guard project.imports(module, inTests: false) else { throw .stub(.notImported(module)) }
    guard !project.modules.contains(where: { $0.name == module }) else {
      throw .stub(.isThere(module))
    }
    let cache = try BuildCache(project: project, environment: installation.environment)
    let folder = try BuildCache(folder: "\(cache.folder)/stubs").folder
    let path = "\(folder)/\(module).swift"
    var guesser = StubGuesser(module: module, files: all)
    var outcome = Outcome(text: "", rounds: 0, declarations: 0, left: [])
    /// Compiles what is guessed.
    func attempt(_ model: StubModel) throws(WorkspaceError) -> (StubText, [CompilerComplaint]) {
      let written = StubText(model)
      try BuildCache.write(written.text, to: path)
      let found = try complaints(with: module, written.text, at: path, among: all)
      let left = found.filter { $0.file.map(users.contains) ?? false }
      outcome = Outcome(
        text: written.text, rounds: outcome.rounds + 1, declarations: model.count, left: left)
      progress(
        Progress(round: outcome.rounds, declarations: model.count, errors: left.count))
      return (written, found)
    }
    var seen: Set<StubModel> = []
    // What was tried before would only be tried in circles.
    for _ in 1...max(1, limit) where seen.insert(guesser.model).inserted {
      let (written, found) = try attempt(guesser.model)
      let own = found.filter { $0.file == path }
      let wrong = Set(own.compactMap { $0.line.flatMap { written.owners[$0] } })
      var isNew = false
      if wrong.isEmpty {
        for complaint in found where complaint.file != path {
          if guesser.take(complaint) { isNew = true }
        }
      } else {
        guesser.remove(wrong)
        isNew = true
      }
      if !isNew { break }
    }
    let whole = outcome
    // What is only given, and never used, is left out if that does no harm.
    let (_, found) = try attempt(guesser.model.simplified)
    let isHarmless = outcome.left.count <= whole.left.count && !found.contains { $0.file == path }
    if !isHarmless {
      outcome = Outcome(
        text: whole.text, rounds: outcome.rounds, declarations: whole.declarations,
        left: whole.left)
    }
    return outcome
  }

  /// The errors of the project with the stub in its place, with their most likely causes.
  private func complaints(
    with module: String, _ text: String, at path: String, among files: [SourceFile]
  ) throws(WorkspaceError) -> [CompilerComplaint] {
    var project = project
    project.putStub(of: module, files: [SourceFile(path: path, text: text)], folders: [])
    let builder = HostBuilder(project: project, index: index, installation: installation)
    let findings = try builder.findings(trying: module)
    var modules = findings.modules
    var finder = CauseFinder(files: files, missing: findings.missing.union([module]))
    finder.refine(&modules)
    return modules.flatMap(\.complaints).filter { complaint in
      switch complaint.cause {
      case .missingModule: false
      case .ofMissingModule(let modules, _): modules.contains(module)
      default: true
      }
    }
  }
}

extension StubModel {
  /// How many declarations there are.
  var count: Int {
    types.values.reduce(types.count + globals.count) { $0 + $1.members.count }
  }
}
