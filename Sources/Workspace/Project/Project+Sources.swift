package import SourceIndex

extension Project {
  /// What the person writes of the app: its sources and those of the modules that it imports, without
  /// what comes from outside.
  package var allAppFiles: [SourceFile] { appFiles + files(of: .app) }

  /// What the person writes of the tests, with the modules that only tests import.
  package var allTestFiles: [SourceFile] { testFiles + files(of: .tests) }

  /// The folders that the person edits.
  package var sourceFolders: [String] {
    var seen: Set<String> = []
    return (appFolders + testFolders + modules.flatMap(\.folders) + companions.flatMap(\.folders))
      .filter { seen.insert($0).inserted }
  }

  /// The files and folders that belong to the app besides its code, with what its modules bring
  /// along.
  var allResources: [String] {
    (resources ?? appFolders) + modules.filter { $0.role == .app }.flatMap(\.resources)
  }

  /// The module that a source file of the tests is compiled into; `nil` for the tests' own.
  func moduleOfTests(holding path: String) -> String? {
    modules.first { module in
      module.role == .tests && module.swiftFiles.contains { $0.path == path }
    }?.name
  }

  /// Whether a source imports a module.
  ///
  /// - Parameters:
  ///   - name: The module.
  ///   - inTests: Whether only those of tests are asked.
  /// - Returns: Whether one of them does.
  func imports(_ name: String, inTests: Bool) -> Bool {
    let app = inTests ? [] : appFiles + modules.filter { $0.role == .app }.flatMap(\.swiftFiles)
    let tests = testFiles + modules.filter { $0.role == .tests }.flatMap(\.swiftFiles)
    return (app + tests).contains { file in file.imports.contains { $0.module == name } }
  }

  /// Names of the modules that any source imports and that are none of the project's own, such as a
  /// stand-in for a framework.
  var importedModules: Set<String> {
    let files =
      appFiles + companions.flatMap(\.files) + testFiles + modules.flatMap(\.swiftFiles)
    return Set(files.flatMap(\.imports).map(\.module)).subtracting(modules.map(\.name))
  }

  private func files(of role: ProjectModule.Role) -> [SourceFile] {
    modules.filter { $0.role == role && $0.isOwn }.flatMap(\.swiftFiles)
  }
}
