package import Workspace

/// The steps of a build as progress: each app, the tests, the host.
///
/// A step that was done before is passed over, so that a count may jump.
package struct BuildSteps {
  private let apps: Int

  /// Counts the steps of a project.
  ///
  /// - Parameter project: The project.
  package init(of project: Project) { self.init(apps: 1 + project.companions.count) }

  init(apps: Int) { self.apps = apps }

  /// The progress of a build that begins a step.
  ///
  /// - Parameter step: The step.
  /// - Returns: The progress; `nil` where nothing takes time.
  package func progress(of step: BuildProgress) -> TaskProgress? {
    switch step {
    case .waiting: TaskProgress("wait", detail: "another pomelo builds the same project")
    case .buildingMacros(let name): build(0, "building the macros \(name)")
    case .compilingModule(let name, let files):
      build(0, "compiling \(name), \(Self.count(files))")
    case .compilingApp(let files): build(0, "compiling the app, \(Self.count(files))")
    case .compilingTests(let files): build(apps, "compiling the tests, \(Self.count(files))")
    case .linking: build(apps + 1, "linking the host")
    case .upToDate: nil
    }
  }

  private static func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }

  private func build(_ done: Int, _ detail: String) -> TaskProgress {
    TaskProgress("build", done: done, of: apps + 2, detail: detail, parts: .steps)
  }
}
