import Foundation
import SourceModel
import Workspace

/// The example, built into a folder of its own, so that nothing is there from before.
struct BenchmarkHost {
  let folder: String
  let installation: Installation

  /// Copies the example.
  ///
  /// - Parameter installation: The one whose host library it is built with.
  /// - Throws: When the example is missing or cannot be copied.
  init(installation: Installation = .current) throws {
    let folder = NSTemporaryDirectory() + "pomelo-bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for part in ["App", "UITests", "pomelo.yml"] {
      try FileManager.default.copyItem(
        atPath: try installation.example(named: "Stores") + "/" + part,
        toPath: "\(folder)/\(part)")
    }
    self.folder = folder
    self.installation = installation
  }

  /// Removes the copy.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Reads and builds the project as it is now.
  func build() throws -> (index: ProjectIndex, executable: String) {
    let project = try Project(
      .folder(folder), installation: installation, currentFolder: "/")
    let index = project.index()
    let built = try HostBuilder(project: project, index: index, installation: installation).build()
    return (index, built.executable)
  }

  /// Changes a page object, as a person would.
  func edit() throws {
    let path = "\(folder)/UITests/Pages/SignInViewPage.swift"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try (text + "\n// edited\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
