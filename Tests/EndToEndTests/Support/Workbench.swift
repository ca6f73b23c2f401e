import Foundation

/// Fresh copies of the projects, outside the package's sources, with caches of their own.
///
/// The folder lies beside the test executable and is emptied when a test run first needs it, so
/// that every run starts cold and nothing piles up. Its name needs quoting, as people's do.
enum Workbench {
  /// The folder that everything below lies in.
  static let root: URL = {
    let root = PomeloProcess.executable.deletingLastPathComponent()
      .appendingPathComponent("End to end's workbench")
    try? FileManager.default.removeItem(at: root)
    try? FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    return root
  }()

  /// What the program sees: no terminal, no server, no colours, and no file of the person who runs
  /// the tests.
  static let environment: [String: String] = {
    var environment = ProcessInfo.processInfo.environment
    for name in ["TERM", "CI", "COLORTERM", "NO_COLOR", "LINES", "COLUMNS"] {
      environment[name] = nil
    }
    for name in ["CACHE", "CONFIG", "STATE", "DATA"] {
      environment["XDG_\(name)_HOME"] = root.appendingPathComponent(name.lowercased()).path
    }
    environment["LANG"] = "C.UTF-8"
    let settings = root.appendingPathComponent("config/pomelo")
    try? FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
    try? Data("introductions: false\n".utf8).write(
      to: settings.appendingPathComponent("config.yaml"))
    return environment
  }()

  static let sourceOfProjects = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Projects")

  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")

  private static let sourceOfExamples = sources.appendingPathComponent("Examples")

  /// The lessons that pomelo brings, by their courses.
  static let courses = sources.appendingPathComponent("Courses")

  /// The example with the sign-in chain.
  static let stores = Project(copying: sourceOfExamples.appendingPathComponent("Stores"))

  /// The example with view models and Combine.
  static let ledger = Project(copying: sourceOfExamples.appendingPathComponent("Ledger"))

  /// The example with observable models and asynchronous services.
  static let trailhead = Project(copying: sourceOfExamples.appendingPathComponent("Trailhead"))

  /// The example whose screens are checked one by one, with a camera and pages of the web.
  static let routeGuide = Project(copying: sourceOfExamples.appendingPathComponent("RouteGuide"))

  /// The smallest example.
  static let miniLogin = Project(copying: sourceOfExamples.appendingPathComponent("MiniLogin"))

  /// The example with `NavigationView` and nothing but `@State`.
  static let recipes = Project(copying: sourceOfExamples.appendingPathComponent("Recipes"))

  /// The example with linked navigation, on the library `PageObjects`.
  static let ascent = Project(copying: sourceOfExamples.appendingPathComponent("Ascent"))

  /// The example with the pyramid of tests.
  static let directory = Project(copying: sourceOfExamples.appendingPathComponent("Directory"))

  /// The app of a developer with habits of their own.
  static let notes = Project(copying: sourceOfProjects.appendingPathComponent("Notes"))

  /// A fresh copy of one of the projects.
  static func project(_ name: String) -> Project {
    Project(copying: sourceOfProjects.appendingPathComponent(name))
  }

  /// The app and tests that go wrong in every way.
  static let mishaps = Project(copying: sourceOfProjects.appendingPathComponent("Mishaps"))

  /// A fresh copy of one of the projects that cannot be run.
  static func broken(_ name: String) -> Project {
    Project(copying: sourceOfProjects.appendingPathComponent("Broken/\(name)"))
  }

  /// A copy of one of the examples, which other tests may have built before.
  static func example(_ name: String) -> Project {
    Project(BuiltCopy(of: sourceOfExamples.appendingPathComponent(name)))
  }

  /// A folder for a copy, which there is not yet.
  static var newFolder: URL {
    root.appendingPathComponent("projects/\(UUID().uuidString)")
  }

  /// A copy of the example that nobody has built yet.
  static func newStores() -> Project {
    Project(copying: sourceOfExamples.appendingPathComponent("Stores"))
  }

  /// Makes a folder of the workbench, with those above it.
  static func makeDirectory(_ path: String) throws -> URL {
    let directory = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return directory
  }
}
