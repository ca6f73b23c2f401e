package import Foundation
import Pictures

/// A page that shows what of snapshots is new or changed: one folder that opens from the disk.
package struct SnapshotPage {
  /// A picture of a snapshot, as the page names it.
  enum Role: String, CaseIterable {
    case reference
    case new
    case difference
  }

  /// What is shown of one snapshot.
  struct Item {
    var entry: SnapshotEntry
    /// The names of its pictures in the folder of the page.
    var pictures: [Role: String] = [:]
  }

  private let folder: String
  private let title: String

  /// Begins a page.
  ///
  /// - Parameters:
  ///   - folder: The folder that it is written to.
  ///   - title: What it is about: the project's name.
  package init(folder: String, title: String) { (self.folder, self.title) = (folder, title) }

  /// Writes the page.
  ///
  /// - Parameter entries: What a survey has found; equal ones are only counted.
  /// - Returns: The path of the page.
  /// - Throws: ``SnapshotWriteError``.
  package func write(_ entries: [SnapshotEntry]) throws(SnapshotWriteError) -> String {
    var items: [Item] = []
    for entry in entries where entry.state != .equal {
      items.append(try item(entry, number: items.count + 1))
    }
    let page = "\(folder)/index.html"
    let markup = SnapshotMarkup(title: title, items: items, count: entries.count)
    try OutputFile.writeWithFolders(Data(markup.text.utf8), to: page)
    return page
  }

  /// Writes the pictures of a snapshot.
  private func item(
    _ entry: SnapshotEntry, number: Int
  ) throws(SnapshotWriteError) -> Item {
    var item = Item(entry: entry)
    guard entry.path.hasSuffix(".png") else { return item }
    let old = FileManager.default.contents(atPath: entry.path)
    var files: [Role: Data] = [:]
    files[.reference] = old
    files[.new] = entry.data
    if let old, let new = entry.data, let one = try? Picture.picture(ofPNG: old),
      let two = try? Picture.picture(ofPNG: new)
    {
      files[.difference] = (try? one.difference(from: two))?.pngData()
    }
    for (role, data) in files {
      let name = "images/\(number)-\(role.rawValue).png"
      try OutputFile.writeWithFolders(data, to: "\(folder)/\(name)")
      item.pictures[role] = name
    }
    return item
  }
}
