import Foundation
import SourceModel

/// An index in a folder, for as long as it is what the sources say: in two files, as its details are
/// most of it and mostly not asked for.
struct KeptIndex {
  /// The folder.
  let folder: String
  /// A name for all that the index was made of.
  let name: String

  /// The contents of a file.
  private struct File<Content: Codable>: Codable {
    let name: String
    let content: Content
  }

  private var indexPath: String { "\(folder)/index.json" }
  private var detailsPath: String { "\(folder)/index-details.json" }

  /// Reads the index; its details are read when they are asked for.
  ///
  /// - Parameter sources: Makes the index of the sources that were read, should another process have
  ///   put details of other sources there meanwhile.
  /// - Returns: The index; `nil` where none is kept of this name.
  func read(orFrom sources: @escaping @Sendable () -> ProjectIndex) -> ProjectIndex? {
    guard var index: ProjectIndex = content(of: indexPath),
      FileManager.default.fileExists(atPath: detailsPath)
    else { return nil }
    index.details = Deferred { content(of: detailsPath) ?? sources().details.value }
    return index
  }

  /// Writes the index; what cannot be written is made anew the next time.
  func write(_ index: ProjectIndex) {
    // In this order, so that whoever finds the index finds its details.
    write(index.details.value, to: detailsPath)
    write(index, to: indexPath)
  }

  private func content<Content: Codable>(of path: String) -> Content? {
    guard let data = FileManager.default.contents(atPath: path),
      let file = try? JSONDecoder().decode(File<Content>.self, from: data), file.name == name
    else { return nil }
    return file.content
  }

  private func write(_ content: some Codable, to path: String) {
    guard let data = try? JSONEncoder().encode(File(name: name, content: content)) else { return }
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
