/// Reads project documents into one model, whatever their format.
///
/// ```swift
/// let found = try ProjectFinder.documents(at: folder)
/// guard let document = found.choice else { … ask which of found.candidates … }
/// let project = try ProjectReader.read(document)
/// for (tests, application) in project.uiTests {
///   for target in project.buildOrder(of: tests) {
///     let settings = target.settings("Debug")
///     … target.sources, settings.moduleName, settings.languageMode …
///   }
/// }
/// ```
package enum ProjectReader {
  /// What a reading may use besides the document.
  package struct Options: Hashable, Sendable {
    /// The folder outside of which nothing is read; `nil` for the repository that the document is
    /// in, or else its folder.
    package var boundary: String?
    /// Variables that a `project.yml` may name as `${NAME}`.
    package var environment: [String: String]

    /// Creates options.
    package init(boundary: String? = nil, environment: [String: String] = [:]) {
      self.boundary = boundary
      self.environment = environment
    }
  }

  /// Reads a project.
  ///
  /// Nothing is run or written.
  ///
  /// - Parameters:
  ///   - document: What ``ProjectFinder`` found.
  ///   - options: What may be used besides.
  /// - Returns: The project; what is wrong in it is among its problems.
  /// - Throws: ``ProjectReadingError`` where the document itself cannot be read.
  package static func read(
    _ document: ProjectDocument, options: Options = Options()
  ) throws(ProjectReadingError) -> ProjectDefinition {
    let boundary = options.boundary ?? ProjectFinder.boundary(of: document.folder)
    let files = ProjectFiles(boundary: FilePath.absolute(boundary, in: "/"))
    let problems = ProblemList()
    switch document.format {
    case .xcodeWorkspace, .xcodeProject:
      return try XcodeReader(files: files, problems: problems).read(document)
    case .xcodeGen:
      return try XcodeGenReader(
        files: files, problems: problems, environment: options.environment
      ).read(document)
    case .xtool: return try XtoolReader(files: files, problems: problems).read(document)
    case .appPlayground, .swiftPackage:
      return try ManifestReader(files: files, problems: problems).read(document)
    case .tuist:
      throw .needsGeneration(path: document.path, tool: "Tuist", command: "tuist generate")
    }
  }
}
