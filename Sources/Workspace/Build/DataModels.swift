import Foundation
import SourceIndex
import XcodeProjects

/// The Core Data models among a module's resources, as a source that is compiled with the module's.
///
/// It describes each model to the library, which finds it by a symbol of the model's name, and it has
/// the classes that Xcode makes for entities.
struct DataModels {
  private let models: [DataModel]

  /// As many files are looked at.
  private static let fileLimit = 20_000

  /// Looks for models in files and folders.
  init(in resources: [String]) {
    models = resources.flatMap(Self.documents).compactMap { DataModel($0) }
  }

  private static func documents(in path: String) -> [String] {
    if isModel(path) { return [path] }
    // One thing to Xcode, such as a catalogue, has none in it.
    guard (path as NSString).pathExtension.isEmpty,
      let walk = FileManager.default.enumerator(atPath: path)
    else { return [] }
    var found: [String] = []
    var count = 0
    while let name = walk.nextObject() as? String, count < fileLimit {
      count += 1
      if name.hasPrefix(".") { walk.skipDescendants() }
      guard isModel(name) else { continue }
      walk.skipDescendants()
      found.append("\(path)/\(name)")
    }
    return found.sorted()
  }

  private static func isModel(_ path: String) -> Bool {
    ["xcdatamodeld", "xcdatamodel"].contains((path as NSString).pathExtension)
  }

  /// The source; empty where there is no model.
  ///
  /// - Parameter files: The module's sources, which may declare the entities' classes.
  /// - Returns: The source.
  func source(beside files: [SourceFile]) -> String {
    guard !models.isEmpty else { return "" }
    return "\nimport CoreData\n"
      + models.map { DataModelSource(model: $0, files: files).text }.joined()
  }
}
