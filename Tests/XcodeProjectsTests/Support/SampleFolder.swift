import Foundation
import TestSupport

@testable import XcodeProjects

/// A folder with a project in it, gone when the test is.
final class SampleFolder {
  private let folder: TemporaryFolder

  var path: String { folder.path }

  /// Writes files by their paths.
  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
  }

  /// A folder with an `App.xcodeproj` and the files that it names.
  convenience init(project: String) throws {
    try self.init(PbxprojText.files)
    try folder.write(project, to: "App.xcodeproj/project.pbxproj")
  }

  /// Reads the document of a name; all of it has to lie in this folder.
  func read(
    _ name: String = "App.xcodeproj", environment: [String: String] = [:]
  ) throws -> ProjectDefinition {
    guard let document = ProjectDocument(path: "\(path)/\(name)") else {
      throw ProjectReadingError.notAProject(path: name)
    }
    return try ProjectReader.read(
      document, options: ProjectReader.Options(boundary: path, environment: environment))
  }

  /// Writes a file, with the folders around it.
  func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

  /// The paths as they are in the folder.
  func names(_ paths: [String]) -> [String] { paths.map { FilePath.relative($0, to: path) } }

  /// Makes a link.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }
}
