import ElementModel
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
  ///   - apps: The entry points of its apps, the one under test first.
  ///   - index: Its tests.
  ///   - modules: Names of the modules that the sources are compiled into.
  /// - Throws: ``ProjectError/noTests(folders:)``.
  init(
    project: Project, apps: [AppDeclaration], index: ProjectIndex, modules: ModuleNames
  ) throws(WorkspaceError) {
    var warnings: [String] = []
    var lists: [(module: String, methods: [TestMethod])] = []
    for testClass in index.testClasses {
      if testClass.isPrivate {
        warnings.append(
          "\(testClass.location.file):\(testClass.location.line): \(testClass.name) is private, "
            + "so its \(testClass.methods.count) tests are left out.")
        continue
      }
      let module = project.moduleOfTests(holding: testClass.location.file) ?? modules.tests
      lists += Self.chunks(testClass.methods).map { (module, $0) }
    }
    guard !lists.isEmpty else { throw .project(.noTests(folders: project.testFolders)) }
    self.warnings = warnings
    // One function for each short list: the time to type-check a literal grows faster than its
    // length.
    let functions = lists.enumerated().map { number, list in
      """

      @MainActor func tests\(number)() -> [TestRegistration] {
        [
          \(list.methods.map { Self.registration($0, list.module) }.joined(separator: ",\n    "))
        ]
      }

      """
    }
    let ofTests = Set(lists.map(\.module)).subtracting([modules.tests]).sorted()
    let imports = ([modules.app, modules.tests] + modules.companions + ofTests).map {
      "@testable import \($0)"
    }
    let installed = Self.installedApps(project, apps, modules)
    // The device's own language needs no mention.
    let calls = lists.indices.map { "tests\($0)()" }
    text = """
      import TestHost
      \(imports.joined(separator: "\n"))
      \(functions.joined())
      HostMain.run(
        apps: [
          \(installed.joined(separator: ",\n    "))
        ],
        sourceRoots: \(SwiftLiteral.strings(project.sourceFolders)),
        tests: [\(calls.joined(separator: ", "))].flatMap { $0 })

      """
  }

  /// The entries of the apps, the one under test first.
  private static func installedApps(
    _ project: Project, _ apps: [AppDeclaration], _ modules: ModuleNames
  ) -> [String] {
    func entry(
      _ module: String, _ app: AppDeclaration, _ name: String, _ identifier: String,
      _ schemes: [String], _ texts: [String: String], _ folders: [String]
    ) -> String {
      func factories(_ label: String, _ classes: [String]) -> String {
        let list = classes.map {
          ".init(\(module)::\(Self.identifier($0)).self) { \(module)::\(Self.identifier($0))() }"
        }
        return list.isEmpty ? "" : ",\n      \(label): [\(list.joined(separator: ", "))]"
      }
      let registrations =
        factories("delegates", app.delegates) + factories("sceneDelegates", app.sceneDelegates)
      return """
        InstalledApp(
              \(module)::\(Self.identifier(app.name)).self, name: \(SwiftLiteral.string(name)),
              bundleIdentifier: \(SwiftLiteral.string(identifier)),
              urlSchemes: \(SwiftLiteral.strings(schemes)),
              usageDescriptions: \(SwiftLiteral.dictionary(texts)),
              resourceFolders: \(SwiftLiteral.strings(folders))\(registrations))
        """
    }
    var entries: [String] = []
    if let app = apps.first {
      entries.append(
        entry(
          modules.app, app, project.name, project.bundleIdentifier, project.urlSchemes,
          project.usageDescriptions, project.allResources))
    }
    for ((companion, module), app) in zip(
      zip(project.companions, modules.companions), apps.dropFirst())
    {
      entries.append(
        entry(
          module, app, companion.name, companion.bundleIdentifier, companion.urlSchemes,
          companion.usageDescriptions, companion.folders))
    }
    return entries
  }

  /// How many tests stand in one literal.
  private static let chunkSize = 40

  private static func chunks(_ methods: [TestMethod]) -> [[TestMethod]] {
    stride(from: 0, to: methods.count, by: chunkSize).map {
      Array(methods[$0..<min($0 + chunkSize, methods.count)])
    }
  }

  /// The entry of a test.
  private static func registration(_ method: TestMethod, _ module: String) -> String {
    if let attribute = method.attribute { return libraryRegistration(method, attribute, module) }
    let names = [method.className, method.name].map(SwiftLiteral.string).joined(separator: ", ")
    // The module is named, because app and tests may have types of the same name.
    let type = "\(module)::\(identifier(method.className))"
    let call = "\(identifier(method.name))()"
    guard method.isAsync else {
      return ".test(\(names), make: { \(type)() }) { try $0.\(call) }"
    }
    // An asynchronous method may be isolated to nothing; nobody else has the instance meanwhile.
    return ".asyncTest(\(names), make: { \(type)() }) "
      + "{ nonisolated(unsafe) let test = $0; try await test.\(call) }"
  }

  /// The entry of a test that Swift Testing runs.
  private static func libraryRegistration(
    _ method: TestMethod, _ attribute: TestAttribute, _ module: String
  ) -> String {
    let names = [method.className, method.name].map(SwiftLiteral.string).joined(separator: ", ")
    let filter = LibraryFilter.pattern(
      module: module, suites: attribute.suites, function: method.name)
    return ".libraryTest(\(names), filter: \(SwiftLiteral.string(filter)), "
      + "file: \(SwiftLiteral.string(method.location.file)), line: \(method.location.line))"
  }

  /// A name that is taken as an identifier even if it is a keyword.
  private static func identifier(_ name: String) -> String {
    name.split(separator: ".").map { "`\($0)`" }.joined(separator: ".")
  }
}
