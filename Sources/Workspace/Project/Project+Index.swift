import Foundation
import SourceIndex
public import SourceModel

extension Project {
  /// What the sources say, as it was kept from the last time if they have not changed since.
  ///
  /// Parsing takes longer than everything else at the start of the program together. A cache that
  /// cannot be read or written is no error: the sources are read.
  ///
  /// - Parameter installation: The program, whose next version may read the sources differently,
  ///   and the environment that says where caches are.
  /// - Returns: The index.
  public func index(_ installation: Installation) -> ProjectIndex {
    let libraries = libraries(installation)
    guard let cache = try? BuildCache(project: self, environment: installation.environment) else {
      return index(libraries: libraries)
    }
    let path = "\(cache.folder)/index.json"
    let name = contentName(libraries, installation)
    if let kept = Self.keptIndex(at: path, name: name) { return layered(kept) }
    let index = SourceIndexer.index(
      appFiles: appFiles, testFiles: testFiles, libraryFiles: libraries)
    Self.keep(index, at: path, name: name)
    return layered(index)
  }

  /// The sources of the libraries of pomelo's that the tests import; what cannot be read is left out.
  private func libraries(_ installation: Installation) -> [SourceFile] {
    let name = "PageObjects"
    guard testFiles.contains(where: { $0.imports.contains { $0.module == name } }),
      let folder = installation.library(named: name),
      let paths = try? SourceCollector.swiftFiles(in: folder, role: .tests)
    else { return [] }
    return paths.sorted().compactMap { try? SourceCollector.read($0) }
  }

  /// A name for the contents of all sources, read by this program.
  private func contentName(_ libraries: [SourceFile], _ installation: Installation) -> String {
    var hash = ContentHash()
    hash.add(FileIdentity.text(of: installation.executable))
    hash.add(appFiles)
    hash.add(testFiles)
    hash.add(libraries)
    return hash.name
  }

  private struct Kept: Codable {
    let name: String
    let index: ProjectIndex
  }

  private static func keptIndex(at path: String, name: String) -> ProjectIndex? {
    guard let data = FileManager.default.contents(atPath: path),
      let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.name == name
    else { return nil }
    return kept.index
  }

  private static func keep(_ index: ProjectIndex, at path: String, name: String) {
    guard let data = try? JSONEncoder().encode(Kept(name: name, index: index)) else { return }
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
