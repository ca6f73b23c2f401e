package import SourceModel

/// Reads a project's sources into an index, without running or even compiling them.
package enum SourceIndexer {
  /// Indexes a project.
  ///
  /// Broken syntax is read as far as it can be; the compiler is the one to complain about it.
  ///
  /// - Parameters:
  ///   - appFiles: The app's sources; constants in them may be locators.
  ///   - testFiles: The sources of tests, pages and use cases.
  ///   - libraryFiles: The sources of libraries that the tests import: what they use leads through
  ///     these, as from `openView` to the criteria of the view that it opens.
  ///   - progress: Told of each step before it begins, on another thread.
  /// - Returns: The index.
  package static func index(
    appFiles: [SourceFile], testFiles: [SourceFile], libraryFiles: [SourceFile] = [],
    progress: @escaping (IndexStep) -> Void = { _ in }
  ) -> ProjectIndex {
    LargeStack.run { read(appFiles, testFiles, libraryFiles, progress) }
  }

  /// Does the reading.
  private static func read(
    _ appFiles: [SourceFile], _ testFiles: [SourceFile], _ libraryFiles: [SourceFile],
    _ progress: (IndexStep) -> Void
  ) -> ProjectIndex {
    progress(.declarations)
    let appSources = appFiles.map(ParsedSource.init)
    let testSources = testFiles.map(ParsedSource.init)
    let app = DeclarationCollector.table(of: appSources, isInTests: false)
    let own = DeclarationCollector.table(of: testSources, isInTests: true)
    // After the tests' own types and before the app's, as the tests import it.
    var table = own
    table.merge(
      DeclarationCollector.table(
        of: libraryFiles.map(ParsedSource.init), isInTests: false, isInLibrary: true))
    table.merge(app)
    let inference = TypeInference(table: table)
    let roles = TypeRoles(inference)
    let steps = StepReader(inference: inference, roles: roles)
    let tests = TestReader(
      inference: inference, steps: steps,
      layers: LayerReader(table, files: (appFiles + testFiles).map(\.path)))
    let useCases = UseCaseReader(steps: steps)
    let pages = PageReader(inference: inference)

    progress(.pages)
    var index = ProjectIndex(apps: EntryPointReader(table: app, files: appFiles).apps())
    for type in table.types {
      switch roles[type.name] {
      case .page: index.pages.append(pages.page(type))
      case .useCase: index.useCases.append(useCases.useCase(type))
      case .testClass:
        if let testClass = tests.testClass(type) { index.testClasses.append(testClass) }
        if let helpers = tests.helpers(of: type) { index.helpers.append(helpers) }
      case nil: break
      }
    }
    if let globals = table[DeclarationTable.globalsName] {
      for free in tests.freeTests(globals) { add(free, to: &index) }
      let others = globals.functions.filter { $0.test == nil }
      if let helpers = useCases.useCase(globals, methods: others) { index.helpers.append(helpers) }
    }
    progress(.calls)
    let bodies = BodyReadings(inference)
    let members = CodeMemberReader(
      inference: inference, roles: roles, bodies: bodies, files: testFiles.map(\.path))
    let (code, graph) = members.read(testClasses: index.testClasses)
    let settings = SettingReader(inference: TypeInference(table: app)).settings()
    progress(.navigation)
    let navigation = NavigationReader(
      inference: inference, roles: roles, readings: bodies, testSources: testSources
    ).facts(of: index.testClasses)
    index.details = Deferred(
      IndexDetails(
        members: code, graph: graph, settings: settings,
        launchSwitches: zip(appFiles, appSources).flatMap(LaunchSwitchReader.switches),
        navigation: navigation))
    progress(.callables)
    index.callables = CallableReader(
      table: table, roles: roles, testSources: testSources
    ).catalog()
    return index
  }

  /// Adds the tests of a file that are in no type; a suite may be called as its file is.
  private static func add(_ tests: TestClass, to index: inout ProjectIndex) {
    if let place = index.testClasses.firstIndex(where: { $0.name == tests.name }) {
      index.testClasses[place].methods += tests.methods
    } else {
      index.testClasses.append(tests)
    }
  }
}
