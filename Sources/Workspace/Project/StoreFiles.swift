import Foundation
import XcodeProjects

/// The files that say what the simulated store sells, as Xcode writes them.
package struct StoreFiles: Hashable, Sendable {
  private static let ending = ".storekit"

  /// The one that the app's store begins with; `nil` for a store without products.
  package var configuration: String?
  /// All that are in the project, by path, which tests may name.
  package var all: [String] = []

  /// No files.
  package init() {}

  /// Finds the files of a project.
  ///
  /// - Parameters:
  ///   - project: The project; only one that imports StoreKit is looked through.
  ///   - name: The file to begin with, as `pomelo.yml` names it; otherwise the scheme's, or the only
  ///     one that there is.
  init(of project: Project, named name: String?) {
    let modules = ["StoreKit", "StoreKitTest", "_StoreKit_SwiftUI"]
    let isUsed = modules.contains { module in
      [false, true].contains { project.imports(module, inTests: $0) }
    }
    guard isUsed || name != nil else { return }
    var folders = project.appFolders + project.testFolders + project.allResources
    if let opened = project.opening?.path { folders.append(contentsOf: Self.around(opened)) }
    if let folder = project.folder { folders.append(contentsOf: Self.beside(folder)) }
    let found = folders.flatMap { SourceCollector.files(in: $0, endings: [Self.ending]) }
    all = Set(found).sorted()
    configuration =
      name.map { FilePath.absolute($0, in: project.folder ?? "/") }
      ?? project.opening?.storeConfiguration ?? (all.count == 1 ? all.first : nil)
  }

  /// Files in the folder that a document lies in.
  private static func around(_ document: String) -> [String] {
    beside((document as NSString).deletingLastPathComponent)
  }

  /// Files that lie in a folder itself, or in one that is called after the store.
  private static func beside(_ folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(ending) || $0.lowercased() == "storekit" }
      .map { "\(folder)/\($0)" }
  }

  /// Environment variables that tell a host of them.
  var variables: [String: String] {
    var variables: [String: String] = [:]
    if let configuration { variables["POMELO_STOREKIT"] = configuration }
    if !all.isEmpty { variables["POMELO_STOREKIT_FILES"] = all.joined(separator: ":") }
    return variables
  }
}
