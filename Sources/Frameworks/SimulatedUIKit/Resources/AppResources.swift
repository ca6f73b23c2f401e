import Synchronization

/// The files that belong to an app besides its code, found in its source folders or named by its
/// project.
///
/// On a device they lie in the app's bundle, folders mostly flattened; here they are read where
/// the person edits them, so that a change counts from the next launch on.
package final class AppResources: Sendable {
  private struct Index {
    /// Paths by file name.
    var files: [String: [String]] = [:]
    /// Paths of asset catalogues' entries by their name with extension, such as `Brand.colorset`.
    var assets: [String: String] = [:]
  }

  /// No more files than this are looked at, so that a folder given by mistake costs little.
  private static let fileLimit = 50_000

  private static let shared = Mutex(AppResources(folders: []))

  /// The resources of the app in use.
  package static var current: AppResources {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// The folders that are looked through, and single files.
  package let folders: [String]
  private let index: Mutex<Index?> = Mutex(nil)
  private let tables: Mutex<[String: StringTable]> = Mutex([:])

  /// Prepares to look through folders and single files; nothing is read before something is asked for.
  package init(folders: [String]) { self.folders = folders }

  /// The file of a resource.
  ///
  /// - Parameters:
  ///   - name: Its name, with the extension if that is nil or empty.
  ///   - ext: Its extension.
  ///   - subfolder: The folder it is in, if that matters.
  ///   - languages: Localizations to look for it in first, the preferred one first.
  /// - Returns: The path; nil when there is none.
  package func path(
    of name: String, extension ext: String? = nil, subfolder: String? = nil,
    languages: [String] = []
  ) -> String? {
    var file = name
    if let ext, !ext.isEmpty { file += ext.hasPrefix(".") ? ext : ".\(ext)" }
    let folder = (file as NSString).deletingLastPathComponent
    let wanted = [subfolder ?? "", folder].filter { !$0.isEmpty }.joined(separator: "/")
    var paths = files.files[(file as NSString).lastPathComponent] ?? []
    if !wanted.isEmpty {
      paths = paths.filter { ($0 as NSString).deletingLastPathComponent.hasSuffix(wanted) }
    }
    for language in languages {
      if let path = paths.first(where: { $0.contains("/\(language).lproj/") }) { return path }
    }
    return paths.first { !$0.contains(".lproj/") } ?? paths.first { $0.contains("/Base.lproj/") }
      ?? paths.first
  }

  /// The paths of all resources with an extension.
  package func paths(extension ext: String, subfolder: String? = nil) -> [String] {
    files.files.filter { ($0.key as NSString).pathExtension == ext }.values.joined()
      .filter { path in
        subfolder.map { (path as NSString).deletingLastPathComponent.hasSuffix($0) } ?? true
      }
      .sorted()
  }

  /// The folder of an asset catalogue's entry, such as `Brand.colorset`.
  package func asset(_ name: String) -> String? {
    files.assets[(name as NSString).lastPathComponent]
  }

  /// A table of texts; empty where the app has none.
  ///
  /// - Parameter name: Its name, usually `Localizable`.
  /// - Returns: The table.
  package func table(_ name: String) -> StringTable {
    if let table = tables.withLock({ $0[name] }) { return table }
    let table = StringTable(
      catalogs: files.files["\(name).xcstrings"] ?? [],
      strings: files.files["\(name).strings"] ?? [],
      plurals: files.files["\(name).stringsdict"] ?? [])
    tables.withLock { $0[name] = table }
    return table
  }

  private var files: Index {
    index.withLock { index in
      if let index { return index }
      let made = Self.read(folders)
      index = made
      return made
    }
  }

  private static func read(_ folders: [String]) -> Index {
    var index = Index()
    var count = 0
    for folder in folders {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      if isThere, !isFolder.boolValue {
        index.files[(folder as NSString).lastPathComponent, default: []].append(folder)
        continue
      }
      let walk = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
      while let url = walk?.nextObject() as? URL, count < fileLimit {
        count += 1
        let name = url.lastPathComponent
        if ["colorset", "imageset", "dataset", "symbolset"].contains(url.pathExtension) {
          if index.assets[name] == nil { index.assets[name] = url.path }
          walk?.skipDescendants()
        } else if url.pathExtension != "swift" {
          index.files[name, default: []].append(url.path)
        }
      }
    }
    return index
  }
}
