import SourceModel

/// The generated `main.swift` of a host: names the app and every test.
struct HostSource: Hashable {
  /// Swift source.
  var text: String
  /// Sentences about tests that are not in it.
  var warnings: [String]

  /// Generates the source.
  ///
  /// - Parameters:
  ///   - project: What is hosted.
  ///   - app: Its entry point.
  ///   - index: Its tests.
  ///   - modules: Names of the two modules that the sources are compiled into.
  init(
    project: Project, app: AppDeclaration, index: ProjectIndex, modules: ModuleNames
  ) throws(WorkspaceError) {
    var warnings: [String] = []
    var registrations: [String] = []
    for testClass in index.testClasses {
      if testClass.isPrivate {
        warnings.append(
          "\(testClass.location.file):\(testClass.location.line): \(testClass.name) is private, "
            + "so its \(testClass.methods.count) tests are left out.")
        continue
      }
      registrations += testClass.methods.map(Self.registration)
    }
    guard !registrations.isEmpty else { throw .noTests(folders: project.testFolders) }
    self.warnings = warnings
    text = """
      import TestHost
      @testable import \(modules.app)
      @testable import \(modules.tests)

      HostMain.run(
        app: \(Self.identifier(app.name)).self,
        appName: \(SwiftLiteral.string(project.name)),
        device: \(SwiftLiteral.string(project.device)),
        sourceRoots: \(SwiftLiteral.strings(project.appFolders + project.testFolders)),
        tests: [
          \(registrations.joined(separator: ",\n    "))
        ])

      """
  }

  /// The entry of a test.
  private static func registration(_ method: TestMethod) -> String {
    let names = [method.className, method.name].map(SwiftLiteral.string).joined(separator: ", ")
    let type = identifier(method.className)
    let call = "$0.\(identifier(method.name))()"
    return method.isAsync
      ? ".asyncTest(\(names), make: { \(type)() }) { try await \(call) }"
      : ".test(\(names), make: { \(type)() }) { try \(call) }"
  }

  /// A name that is taken as an identifier even if it is a keyword.
  private static func identifier(_ name: String) -> String {
    name.split(separator: ".").map { "`\($0)`" }.joined(separator: ".")
  }
}
