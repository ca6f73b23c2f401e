package import Foundation

/// Reads what `swift package dump-package` prints, which knows more than the text of a manifest.
package enum PackageDump {
  /// Reads a package.
  ///
  /// - Parameters:
  ///   - json: What the command prints.
  ///   - folder: The folder of the package, absolute.
  ///   - options: What may be used besides; the package may lie outside of the project that uses it.
  /// - Returns: The package as a project. Libraries are of the kind `staticLibrary`.
  /// - Throws: ``ProjectReadingError`` where it is no description of a package.
  package static func read(
    _ json: Data, folder: String, options: ProjectReader.Options = .init()
  ) throws(ProjectReadingError) -> ProjectDefinition {
    let path = "\(folder)/Package.swift"
    guard let value = try? DocumentValue(json: json), value["targets"] != nil else {
      throw .malformed(path: path, line: nil, reason: "its description is no JSON of a package")
    }
    let boundary = options.boundary ?? ProjectFinder.boundary(of: folder)
    let reader = ManifestReader(files: ProjectFiles(boundary: boundary), problems: ProblemList())
    return reader.definition(
      PackageManifest(dump: value), document: ProjectDocument(format: .swiftPackage, path: path),
      folder: folder)
  }
}
